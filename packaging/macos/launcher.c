/* What macOS starts in the bundle: has the Python of the bundle run the program of the bundle. */
#include <dlfcn.h>
#include <limits.h>
#include <mach-o/dyld.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int (*python_main)(int, char **);

static int fail(const char *what, const char *detail)
{
    fprintf(stderr, "shgui: %s%s\n", what, detail);
    return 2;
}

static void point(const char *name, const char *contents, const char *inside)
{
    char path[PATH_MAX + 64];
    snprintf(path, sizeof path, "%s%s", contents, inside);
    setenv(name, path, 1);
}

int main(int count, char **given)
{
    char named[PATH_MAX], contents[PATH_MAX], library[PATH_MAX + 64];
    uint32_t size = sizeof named;
    if (_NSGetExecutablePath(named, &size) || !realpath(named, contents))
        return fail("This program doesn't know where it lies.", "");
    for (int up = 0; up < 2; up++) {
        char *slash = strrchr(contents, '/');
        if (!slash)
            return fail("This program doesn't lie in its bundle.", "");
        *slash = 0;
    }
    point("PYTHONHOME", contents, "/Resources");
    point("PYTHONPATH", contents, "/Resources/lib/site");
    setenv("PYTHONNOUSERSITE", "1", 1);
    setenv("PYTHONSAFEPATH", "1", 1);
    setenv("PYTHONDONTWRITEBYTECODE", "1", 1);
    setenv("PYTHONUTF8", "1", 1);
    snprintf(library, sizeof library, "%s/Frameworks/libpython3.11.dylib", contents);
    void *python = dlopen(library, RTLD_NOW | RTLD_GLOBAL);
    python_main run = python ? (python_main)dlsym(python, "Py_BytesMain") : 0;
    char **arguments = calloc(count + 3, sizeof *arguments);
    if (!run || !arguments)
        return fail("The bundle is damaged: ", dlerror());
    arguments[0] = given[0];
    arguments[1] = "-m";
    arguments[2] = "shgui";
    for (int i = 1; i < count; i++)
        arguments[i + 2] = given[i];
    return run(count + 2, arguments);
}
