import Foundation

/// The folder of the package, with the files that tests read.
package enum Repository {
  package static let path = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The absolute path of a file in `Tests/Fixtures`.
  package static func fixture(_ name: String) -> String { path + "/Tests/Fixtures/" + name }

  /// The text of one of its files.
  package static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}
