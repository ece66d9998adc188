/* Stands in for icuuc.dll, which Windows 10 and 11 have and old releases of wine lack. Lies in the folder of the
   pretended Windows only, and is never shipped: each function says that it can't do what it is asked for. */
#define PUBLIC __declspec(dllexport)
enum { UNSUPPORTED = 16 };
typedef int status;

PUBLIC void *ucnv_open(const char *name, status *error) { (void)name; *error = UNSUPPORTED; return 0; }
PUBLIC void ucnv_close(void *converter) { (void)converter; }
PUBLIC void ucnv_reset(void *converter) { (void)converter; }
PUBLIC signed char ucnv_getMaxCharSize(const void *converter) { (void)converter; return 1; }
PUBLIC const char *ucnv_getName(const void *converter, status *error) { (void)converter; *error = UNSUPPORTED; return 0; }
PUBLIC const char *ucnv_getStandardName(const char *name, const char *standard, status *error)
{ (void)name; (void)standard; *error = UNSUPPORTED; return 0; }
PUBLIC const char *ucnv_getAvailableName(int number) { (void)number; return 0; }
PUBLIC int ucnv_countAvailable(void) { return 0; }
PUBLIC int ucnv_toUCountPending(const void *converter, status *error) { (void)converter; (void)error; return 0; }
PUBLIC int ucnv_fromUCountPending(const void *converter, status *error) { (void)converter; (void)error; return 0; }
PUBLIC void ucnv_getToUCallBack(void) {}
PUBLIC void ucnv_getFromUCallBack(void) {}
PUBLIC void ucnv_setToUCallBack(void) {}
PUBLIC void ucnv_setFromUCallBack(void) {}
PUBLIC void ucnv_cbToUWriteUChars(void) {}
PUBLIC void ucnv_cbFromUWriteUChars(void) {}
PUBLIC void ucnv_toUnicode(void) {}
PUBLIC void ucnv_fromUnicode(void) {}
PUBLIC void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
PUBLIC void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
int __stdcall DllMainCRTStartup(void *self, unsigned why, void *what) { (void)self; (void)why; (void)what; return 1; }
