/* The program that is double-clicked: loads Python from the folder lib beside it and has it run lib\start.py.
   Compiled twice: for the desktop, and with CONSOLE for a command line. */
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>
#include <shellapi.h>

typedef int (*python_main)(int, wchar_t **);

static int fail(const wchar_t *what)
{
#ifdef CONSOLE
    fwprintf(stderr, L"%ls\n", what);
#else
    MessageBoxW(NULL, what, L"shgui", MB_ICONERROR | MB_OK);
#endif
    return 2;
}

static int start(int count, wchar_t **given)
{
    static wchar_t path[32768];
    static const wchar_t *options[] = {L"-I", L"-B", L"-X", L"utf8", L"-m", L"start"};
    const int fixed = sizeof options / sizeof *options;
    DWORD length = GetModuleFileNameW(NULL, path, 32768 - 32);
    wchar_t *name = length ? wcsrchr(path, L'\\') : NULL;
    if (!name)
        return fail(L"This program doesn't know where it lies.");
    wcscpy(name, L"\\lib\\python311.dll");
    HMODULE python = LoadLibraryExW(path, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    if (!python)
        return fail(L"lib\\python311.dll can't be loaded. Please install the game again.");
    python_main run = (python_main)(void *)GetProcAddress(python, "Py_Main");
    wchar_t **arguments = calloc(fixed + count + 1, sizeof *arguments);
    if (!run || !arguments)
        return fail(L"lib\\python311.dll is damaged. Please install the game again.");
    arguments[0] = given[0];
    for (int i = 0; i < fixed; i++)
        arguments[1 + i] = (wchar_t *)options[i];
    for (int i = 1; i < count; i++)
        arguments[fixed + i] = given[i];
    return run(fixed + count, arguments);
}

#ifdef CONSOLE
int wmain(int count, wchar_t **given)
{
    return start(count, given);
}
#else
int WINAPI wWinMain(HINSTANCE self, HINSTANCE before, wchar_t *line, int show)
{
    int count;
    wchar_t **given = CommandLineToArgvW(GetCommandLineW(), &count);
    (void)self, (void)before, (void)line, (void)show;
    return given ? start(count, given) : fail(L"The command line can't be read.");
}
#endif
