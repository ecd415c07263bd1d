// Stands in for the functions of the C library that give memory, in every library of the process, and counts their calls.
// In C because the Swift compiler keeps these names to its own runtime.

#include "WorkCount.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

// While several threads work, the benchmark does not count, and nobody writes to either.
static atomic_bool is_counting;
static atomic_size_t count;
static atomic_size_t byte_count;

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

// The counters that `-profile-generate` lets the compiler put into each branch, loop and closure; missing without it.
extern uint64_t *__llvm_profile_begin_counters(void) __attribute__((weak));
extern uint64_t *__llvm_profile_end_counters(void) __attribute__((weak));

bool work_count_is_available(void) { return __llvm_profile_begin_counters != NULL; }

uint64_t work_count(void) {
  // A copied array costs time, too.
  uint64_t sum = atomic_load_explicit(&byte_count, memory_order_relaxed) / 16;
  if (!work_count_is_available()) return sum;
  uint64_t *end = __llvm_profile_end_counters();
  for (uint64_t *counter = __llvm_profile_begin_counters(); counter < end; counter++) {
    sum += *counter;
  }
  return sum;
}

__attribute__((constructor)) static void begin_for_parent(void) {
  if (getenv("LAYOUTLINT_WORK_COUNT")) allocation_count_switch(true);
}

// Tells the program that started this one.
__attribute__((destructor)) static void write_for_parent(void) {
  const char *path = getenv("LAYOUTLINT_WORK_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%llu\n", (unsigned long long)work_count());
  fclose(file);
}

#if defined(__linux__) && defined(__GLIBC__)

// What glibc offers to those who replace `malloc`. Its own `free` takes what they give.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// In a program without dynamic libraries those of the C library win over weak ones. Otherwise both would clash there.
#define STAND_IN __attribute__((weak))

static inline void note(size_t size) {
  if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&byte_count, size, memory_order_relaxed);
  }
}

STAND_IN void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

STAND_IN void *calloc(size_t number, size_t size) {
  note(number * size);
  return __libc_calloc(number, size);
}

STAND_IN void *realloc(void *old, size_t size) {
  note(size);
  return __libc_realloc(old, size);
}

STAND_IN void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

STAND_IN int posix_memalign(void **target, size_t alignment, size_t size) {
  note(size);
  void *memory = __libc_memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *target = memory;
  return 0;
}

#endif
