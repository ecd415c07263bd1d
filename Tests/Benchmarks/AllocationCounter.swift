import WorkCount

/// Counts the allocations of the program, including those of the standard library.
enum AllocationCounter {
  /// Whether counting is possible on this system.
  static var isAvailable: Bool { allocation_count_is_available() }

  /// The number of allocations while counting was on.
  static var count: Int { allocation_count() }

  /// Counts the allocations during `body`, which should use a single thread: others would wait for the count.
  static func counting<Result>(_ body: () -> Result) -> Result {
    allocation_count_switch(true)
    defer { allocation_count_switch(false) }
    return body()
  }
}
