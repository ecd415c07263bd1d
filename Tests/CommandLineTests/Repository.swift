import Foundation

/// The folder of the package, where the tests find what is no code.
enum Repository {
  static let path = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The text of one of its files.
  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// The ids of all rules, as the program lists them.
  static func ruleIDs() throws -> [String] {
    let table = try Tool.run(["rules"]).output.split(separator: "\n").dropFirst()
    return table.compactMap { $0.split(separator: " ").first.map(String.init) }
  }
}
