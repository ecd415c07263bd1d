#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether calls are counted here: on Linux with glibc as a dynamic library. To be asked while counting is off.
bool allocation_count_is_available(void);

/// Begins or stops to count how often any thread asks for memory.
void allocation_count_switch(bool is_on);

/// How often memory was asked for while counting was on.
size_t allocation_count(void);

/// Whether `work_count` counts steps: in a program that was compiled with `-profile-generate`.
bool work_count_is_available(void);

/// What has been done since the program began: the branches, rounds of loops and closures of our own code that have run, and a
/// sixteenth of the bytes that were asked for while counting was on, since a copy costs time too. The same on every machine, for a
/// single thread. What the libraries of the system do in a loop is not counted.
///
/// A program that is started with a path in LAYOUTLINT_WORK_COUNT writes it there at its end.
uint64_t work_count(void);
