/// Which of the functions that fixes rely on the files of a run declare and call.
struct HelperSightings: Sendable {
  /// For each function, by its full name, the types that get it from an extension which other files can see.
  private var extendedTypes: [String: Set<String>] = [:]
  /// The full names of all that are declared or called.
  private var occurring: Set<String> = []

  /// Whether none was seen.
  var isEmpty: Bool { occurring.isEmpty }

  mutating func addCall(of function: String) { occurring.insert(function) }

  /// - Parameter type: the extended type; nil where other files cannot call the function, or on other types only.
  mutating func addDeclaration(of function: String, extending type: String?) {
    occurring.insert(function)
    if let type { extendedTypes[function, default: []].insert(type) }
  }

  mutating func formUnion(_ other: HelperSightings) {
    guard !other.isEmpty else { return }
    occurring.formUnion(other.occurring)
    extendedTypes.merge(other.extendedTypes) { $0.union($1) }
  }

  func occurs(_ function: FunctionName) -> Bool { occurring.contains(function.text) }

  func isDeclared(_ function: FunctionName, extending type: String) -> Bool {
    extendedTypes[function.text]?.contains(type) == true
  }
}
