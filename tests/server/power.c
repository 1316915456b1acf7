/* A power cut for tests: remembers, for files under $POWER_UNDER, what every write replaced until the file is synced.
   After a kill, tests/server/power.py takes back what was not synced. Writes by memory maps are not seen: SQLite maps
   only its index of the log, which it rebuilds. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pread)(int, void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);

__attribute__((constructor)) static void find(void) {
  real_pwrite = dlsym(RTLD_NEXT, "pwrite");
  real_write = dlsym(RTLD_NEXT, "write");
  real_pread = dlsym(RTLD_NEXT, "pread");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
}

/* The file that remembers what is not synced of the one behind a descriptor; 0 for files that are not watched. */
static int notes_of(int fd, char *notes, size_t size) {
  char link[64], path[4096];
  const char *under = getenv("POWER_UNDER");
  if (!under) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  size_t prefix = strlen(under);
  if (strncmp(path, under, prefix) || strchr(path + prefix + 1, '/')) return 0;
  if (length > 4 && !strcmp(path + length - 4, "-shm")) return 0;
  return snprintf(notes, size, "%s/unsynced/%s", under, path + prefix + 1) < (int)size;
}

/* Note what stands where something is about to be written: its offset, its length, the size of the file, the bytes. */
static void note(int fd, off_t offset, size_t length) {
  char notes[4600];
  if (!notes_of(fd, notes, sizeof notes)) return;
  struct stat found;
  if (fstat(fd, &found)) abort();
  size_t kept = offset >= found.st_size ? 0 : (size_t)(found.st_size - offset);
  if (kept > length) kept = length;
  char *old = malloc(kept + 24);
  uint64_t head[3] = {(uint64_t)offset, kept, (uint64_t)found.st_size};
  memcpy(old, head, 24);
  if (kept && real_pread(fd, old + 24, kept, offset) != (ssize_t)kept) abort();
  int out = open(notes, O_WRONLY | O_CREAT | O_APPEND, 0600);
  if (out < 0 || real_write(out, old, kept + 24) != (ssize_t)(kept + 24)) abort();
  close(out);
  free(old);
}

static int synced(int fd, int (*sync)(int)) {
  char notes[4600];
  pthread_mutex_lock(&mutex);
  int done = sync(fd);
  if (!done && notes_of(fd, notes, sizeof notes)) unlink(notes);
  pthread_mutex_unlock(&mutex);
  return done;
}

int fsync(int fd) { return synced(fd, real_fsync); }
int fdatasync(int fd) { return synced(fd, real_fdatasync); }

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
  pthread_mutex_lock(&mutex);
  note(fd, offset, length);
  ssize_t done = real_pwrite(fd, data, length, offset);
  pthread_mutex_unlock(&mutex);
  return done;
}
ssize_t pwrite64(int fd, const void *data, size_t length, off_t offset) { return pwrite(fd, data, length, offset); }

ssize_t write(int fd, const void *data, size_t length) {
  char notes[4600];
  if (!notes_of(fd, notes, sizeof notes)) return real_write(fd, data, length);
  pthread_mutex_lock(&mutex);
  note(fd, lseek(fd, 0, SEEK_CUR), length);
  ssize_t done = real_write(fd, data, length);
  pthread_mutex_unlock(&mutex);
  return done;
}

int ftruncate(int fd, off_t length) {
  struct stat found;
  pthread_mutex_lock(&mutex);
  if (!fstat(fd, &found)) note(fd, length, found.st_size > length ? (size_t)(found.st_size - length) : 0);
  int done = real_ftruncate(fd, length);
  pthread_mutex_unlock(&mutex);
  return done;
}
int ftruncate64(int fd, off_t length) { return ftruncate(fd, length); }
