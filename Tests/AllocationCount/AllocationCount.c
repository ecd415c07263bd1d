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

#if defined(__linux__) && defined(__GLIBC__)

// What glibc offers to those who replace `malloc`. Its own `free` takes what they give.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

bool allocation_count_is_available(void) { return true; }

static inline void note(void) {
  if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  }
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  note();
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **target, size_t alignment, size_t size) {
  note();
  void *memory = __libc_memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *target = memory;
  return 0;
}

#else

bool allocation_count_is_available(void) { return false; }

#endif
