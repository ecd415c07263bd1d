import Foundation

/// A project of any size, and the commands that are run over it.
struct GrowingProject: Sendable {
  let name: String
  /// The arguments of each command, separated by spaces.
  let commands: [String]
  /// How many times as many repetitions it has as others: what is repeated may be small.
  var scale = 1
  /// Whether commands may fail, because something is wrong.
  var canFail = false
  /// The exponent of the size that the work may be proportional to: 2 where each pattern is compared with each file.
  var power = 1.0
  /// The most repetitions, where something else sets a limit.
  var most = Int.max
  /// Writes the project with a number of repetitions.
  let write: @Sendable (Int, ProjectFolder) throws -> Void

  init(
    _ name: String, _ commands: String..., scale: Int = 1, canFail: Bool = false, power: Double = 1,
    most: Int = .max,
    write: @escaping @Sendable (Int, ProjectFolder) throws -> Void
  ) {
    self.name = name
    self.commands = commands
    self.scale = scale
    self.canFail = canFail
    self.power = power
    self.most = most
    self.write = write
  }
}

/// The folder of a project.
struct ProjectFolder: Sendable {
  let path: String

  /// Writes a file, and creates its folder.
  func write(_ name: String, _ text: String) throws {
    let file = path + "/" + name
    if name.contains("/") {
      try FileManager.default.createDirectory(
        atPath: String(file[..<file.lastIndex(of: "/")!]), withIntermediateDirectories: true)
    }
    guard FileManager.default.createFile(atPath: file, contents: Data(text.utf8)) else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Writes numbered files; `%` in the name and the text is replaced by the number.
  func writeFiles(_ count: Int, _ name: String = "f%.swift", _ text: String = "let a = 1\n") throws
  {
    for number in 0..<count { try write(numbered(name, number), numbered(text, number)) }
  }

  /// A text with numbered parts between an opening and a closing; `%` is replaced by the number.
  static func list(
    _ count: Int, _ part: String, opening: String = "", closing: String = ""
  ) -> String {
    (0..<count).reduce(into: opening) { $0 += numbered(part, $1) } + closing
  }
}
