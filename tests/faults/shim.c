/* Laid before the C library (LD_PRELOAD): fails calls on files as the file named by FELTBOOK_FAULTS says, a line each:
   the call (write, sync, read, mmap), the error's number, a part of the path. An empty or missing file fails nothing. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static int fails(const char *call, int fd)
{
    const char *orders = getenv("FELTBOOK_FAULTS");
    char text[512], path[512], link[64], word[16], part[256];
    int before = errno, number;
    long handle, size, length;
    if (!orders || fd < 0 || (handle = syscall(SYS_openat, AT_FDCWD, orders, O_RDONLY)) < 0) {
        errno = before;
        return 0;
    }
    size = syscall(SYS_read, handle, text, sizeof text - 1);
    syscall(SYS_close, handle);
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    length = size > 0 ? readlink(link, path, sizeof path - 1) : -1;
    errno = before;
    if (length < 0)
        return 0;
    text[size] = path[length] = 0;
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
        if (sscanf(line, "%15s %d %255s", word, &number, part) == 3 && !strcmp(word, call) && strstr(path, part)) {
            errno = number;
            return 1;
        }
    return 0;
}

#define SHIM(call, type, name, parameters, arguments, failed)                          \
    type name parameters                                                               \
    {                                                                                  \
        static type(*real) parameters;                                                 \
        if (!real)                                                                     \
            real = (type(*) parameters)dlsym(RTLD_NEXT, #name);                        \
        return fails(call, fd) ? failed : real arguments;                              \
    }

SHIM("write", ssize_t, write, (int fd, const void *b, size_t n), (fd, b, n), -1)
SHIM("write", ssize_t, pwrite, (int fd, const void *b, size_t n, off_t at), (fd, b, n, at), -1)
SHIM("write", ssize_t, pwrite64, (int fd, const void *b, size_t n, off64_t at), (fd, b, n, at), -1)
SHIM("read", ssize_t, read, (int fd, void *b, size_t n), (fd, b, n), -1)
SHIM("read", ssize_t, pread, (int fd, void *b, size_t n, off_t at), (fd, b, n, at), -1)
SHIM("read", ssize_t, pread64, (int fd, void *b, size_t n, off64_t at), (fd, b, n, at), -1)
SHIM("sync", int, fsync, (int fd), (fd), -1)
SHIM("sync", int, fdatasync, (int fd), (fd), -1)
SHIM("mmap", void *, mmap, (void *a, size_t n, int p, int f, int fd, off_t at), (a, n, p, f, fd, at), MAP_FAILED)
SHIM("mmap", void *, mmap64, (void *a, size_t n, int p, int f, int fd, off64_t at), (a, n, p, f, fd, at), MAP_FAILED)
