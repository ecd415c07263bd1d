/// The arguments for the program; the plugin must know whether they name paths.
struct ToolArguments {
  /// The options whose value is the next argument. A test compares them with the program's help.
  private static let optionsWithValue: Set<String> = [
    "--only", "--enable", "--disable", "--config", "--context", "--files-from", "--stdin-filename",
    "--since", "--max-warnings", "--min-severity", "--baseline", "--write-baseline", "--reporter",
    "--color",
    "--preset", "--fixable", "--unfixable", "--reason", "--format", "--threads", "--output",
    "--check", "--type", "--device", "--text-size", "--state", "--wireframes",
  ]
  /// The commands that use the current folder if no path follows.
  private static let lintingCommands: Set<String> = ["lint", "files", "outline", "wireframe"]

  private let arguments: [String]
  private let namesPaths: Bool

  init(_ arguments: [String]) {
    self.arguments = arguments
    var operands: [String] = []
    var readsList = false
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        operands += arguments[index...]
        break
      }
      if argument == "--files-from" || argument.hasPrefix("--files-from=") { readsList = true }
      // `--diff` has a value after some commands only.
      let isRevision = argument == "--diff" && ["outline", "wireframe"].contains(operands.first)
      if isRevision || Self.optionsWithValue.contains(argument) {
        index += 1
      } else if argument == "-" || !argument.hasPrefix("-") {
        operands.append(argument)
      }
    }
    if let first = operands.first, Self.lintingCommands.contains(first) { operands.removeFirst() }
    namesPaths = readsList || !operands.isEmpty
  }

  /// The arguments, followed by paths.
  ///
  /// - Parameter always: false to add the paths only if the arguments name none.
  func naming(_ paths: [String], always: Bool) -> [String] {
    guard always || !namesPaths else { return arguments }
    return arguments.contains("--") ? arguments + paths : arguments + ["--"] + paths
  }
}
