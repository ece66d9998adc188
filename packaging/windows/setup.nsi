; The set-up program: for one user, without administrator rights, over an older one, silent with /S.
; setup.py hands in: NAME VERSION NUMBERS PUBLISHER PAGE SUFFIX SIZE STAGE WORK OUTPUT STUB
Unicode true
!if "${STUB}" != ""
  Target ${STUB}
!endif
SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
RequestExecutionLevel user

!include MUI2.nsh
!include WinVer.nsh
!include LogicLib.nsh
!include FileFunc.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define SETTINGS "Software\${NAME}"
!define CLASSES "Software\Classes"
!define TYPE "${NAME}.record"

OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${SETTINGS}" "InstallDir"
BrandingText "${NAME} ${VERSION}"

!define MUI_ICON "${WORK}\${NAME}.ico"
!define MUI_UNICON "${WORK}\${NAME}.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${WORK}\banner.bmp"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${SETTINGS}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; Every language's own messages, and which languages there are.
!include "${WORK}\texts.nsh"
Name "$(TITLE)"

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=1033 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=1033 "FileDescription" "${NAME} ${VERSION}"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "CC BY-NC-SA 4.0"
VIAddVersionKey /LANG=1033 "ProductName" "${NAME}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"

Var Answer

; A program that runs can't be written to. Silently that is an error, else it can be closed and tried again.
!macro WAIT_FOR_CLOSED_PROGRAM
  ${Do}
    ClearErrors
    ${If} ${FileExists} "$INSTDIR\${NAME}.exe"
      FileOpen $Answer "$INSTDIR\${NAME}.exe" a
      FileClose $Answer
    ${EndIf}
    ${IfNot} ${Errors}
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_OPEN)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel 3
    Quit
  ${Loop}
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 4
    Quit
  ${EndIf}
FunctionEnd

Section
  !insertmacro WAIT_FOR_CLOSED_PROGRAM
  ; An older version may have files that this one hasn't. They are ours when the program lies beside them.
  ${If} ${FileExists} "$INSTDIR\${NAME}.exe"
    RMDir /r "$INSTDIR\lib"
  ${EndIf}
  ReadRegStr $Answer HKCU "${SETTINGS}" "Shortcut"
  ${If} $Answer != ""
    Delete "$SMPROGRAMS\$Answer.lnk"
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${STAGE}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\$(TITLE).lnk" "$INSTDIR\${NAME}.exe" "" "" "" SW_SHOWNORMAL "" "$(SUMMARY)"

  WriteRegStr HKCU "${SETTINGS}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${SETTINGS}" "Language" "$LANGUAGE"
  WriteRegStr HKCU "${SETTINGS}" "Shortcut" "$(TITLE)"

  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${TYPE}" ""
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "$(RECORD)"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\${NAME}.exe,1"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "$(TITLE)"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "${PAGE}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section Uninstall
  !insertmacro WAIT_FOR_CLOSED_PROGRAM
  RMDir /r "$INSTDIR\lib"
  Delete "$INSTDIR\${NAME}.exe"
  Delete "$INSTDIR\${NAME}-console.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\COPYRIGHT.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ReadRegStr $Answer HKCU "${SETTINGS}" "Shortcut"
  Delete "$SMPROGRAMS\$Answer.lnk"

  ; Games and settings stay. Only who says so here, or silently with /GAMES=delete, loses them.
  ${GetParameters} $Answer
  ${GetOptions} $Answer "/GAMES=" $Answer
  ${If} $Answer != "delete"
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(DELETE_TOO)" /SD IDNO IDNO kept
  ${EndIf}
  RMDir /r "$APPDATA\${NAME}"
  RMDir /r "$LOCALAPPDATA\${NAME}"
  kept:

  ReadRegStr $Answer HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $Answer == "${TYPE}"
    DeleteRegKey HKCU "${CLASSES}\${SUFFIX}"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "${SETTINGS}"
  ${RefreshShellIcons}
SectionEnd
