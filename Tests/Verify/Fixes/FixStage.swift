/// A stage that compiles fixed code, as requested on the command line.
struct FixStage {
  enum Name: String {
    case typecheck, run
  }

  private let name: Name
  private let falsifies: Bool
  private let count: Int
  private let seed: UInt64

  /// - Returns: nil for invalid arguments.
  init?(_ name: Name, _ arguments: ArraySlice<String>) {
    var arguments = arguments
    self.name = name
    falsifies = arguments.first == "--falsify"
    if falsifies { arguments.removeFirst() }
    let numbers = arguments.compactMap { UInt64($0) }
    guard numbers.count == arguments.count, numbers.count <= 2 else { return nil }
    count = numbers.first.map { Int(clamping: $0) } ?? 200
    seed = numbers.count > 1 ? numbers[1] : 1
  }

  /// - Returns: whether there were no failures.
  func run() throws -> Bool {
    let toolchain = try Toolchain(links: name == .run)
    defer { toolchain.remove() }
    switch name {
    case .typecheck:
      let trial = try TypeCheckTrial(count: count, seed: seed, toolchain)
      return try [falsifies ? trial.falsify() : true, trial.run()].allSatisfy { $0 }
    case .run:
      let trial = try RunTrial(count: count, seed: seed, toolchain)
      return try [falsifies ? trial.falsify() : true, trial.run()].allSatisfy { $0 }
    }
  }
}
