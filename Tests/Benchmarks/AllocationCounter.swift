import AllocationCount

/// Counts how often the program asks for memory, the standard library included.
enum AllocationCounter {
  /// Whether it does on this system.
  static var isAvailable: Bool { allocation_count_is_available() }

  /// Calls while counting was on.
  static var count: Int { allocation_count() }

  /// Counts the calls during `body`, in which no more than one thread should work: the others would wait for the count.
  static func counting<Result>(_ body: () -> Result) -> Result {
    allocation_count_switch(true)
    defer { allocation_count_switch(false) }
    return body()
  }
}
