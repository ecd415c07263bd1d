// Stands in for the functions of the C library that give memory, in every library of the process, and counts their calls.
// In C because the Swift compiler keeps these names to its own runtime.

#include "AllocationCount.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

// While several threads work, the benchmark does not count, and nobody writes to either.
static atomic_bool is_counting;
static atomic_size_t count;

void allocation_count_switch(bool is_on) {
  atomic_store_explicit(&is_counting, is_on, memory_order_relaxed);
}

size_t allocation_count(void) {
  return atomic_load_explicit(&count, memory_order_relaxed);
}

bool allocation_count_is_available(void) {
  size_t before = allocation_count();
  allocation_count_switch(true);
  void *volatile memory = malloc(1);
  allocation_count_switch(false);
  free(memory);
  return allocation_count() != before;
}

#if defined(__linux__) && defined(__GLIBC__)

// What glibc offers to those who replace `malloc`. Its own `free` takes what they give.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// In a program without dynamic libraries those of the C library win over weak ones. Otherwise both would clash there.
#define STAND_IN __attribute__((weak))

static inline void note(void) {
  if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  }
}

STAND_IN void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

STAND_IN void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

STAND_IN void *realloc(void *old, size_t size) {
  note();
  return __libc_realloc(old, size);
}

STAND_IN void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

STAND_IN int posix_memalign(void **target, size_t alignment, size_t size) {
  note();
  void *memory = __libc_memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *target = memory;
  return 0;
}

#endif
