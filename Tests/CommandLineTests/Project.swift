import Foundation
import TestSupport

/// A small project in its own folder, with the mark of a repository at its root.
struct Project {
  let folder: TemporaryFolder

  /// Two findings: `constraint_order` in line 4 and `negative_constant` in line 5.
  static let cell = """
    final class Cell: UITableViewCell {
      func setupLabel() {
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset).isActive = true
      }
      let inset: CGFloat = 8
    }

    """

  init(_ files: [String: String] = ["Sources/Cell.swift": cell]) throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    for (name, text) in files { try folder.write(name, text) }
  }

  /// Whether names that differ in their Unicode form are those of two files.
  static let keepsForms: Bool = {
    // One after the other: in a dictionary they are one key.
    let project = try? Project(["\u{E9}": ""])
    try? project?.folder.write("e\u{301}", "a")
    return (try? project?.text("\u{E9}")) == ""
  }()

  func lint(
    _ arguments: String..., environment: [String: String] = [:], input: String? = nil
  ) throws -> Tool.Run {
    try run(arguments, environment: environment, input: input)
  }

  func run(
    _ arguments: [String], environment: [String: String] = [:], input: String? = nil
  ) throws -> Tool.Run {
    try Tool.run(arguments, in: folder.path, environment: environment, input: input)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder(name), encoding: .utf8)
  }
}
