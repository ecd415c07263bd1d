#include <stdbool.h>
#include <stddef.h>

/// Whether calls are counted here: on Linux with glibc as a dynamic library. To be asked while counting is off.
bool allocation_count_is_available(void);

/// Begins or stops to count how often any thread asks for memory.
void allocation_count_switch(bool is_on);

/// How often memory was asked for while counting was on.
size_t allocation_count(void);
