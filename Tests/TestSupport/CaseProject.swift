import Foundation

/// A folder with the files of a case, the root of a repository: those behind `// file: a.yml`, `// files: A.swift B.swift` for
/// empty ones, `// link: a.yml → b.yml` and, in a folder beside it, `// outside: c.yml`. `// no repository:` leaves out `.git`.
package struct CaseProject {
  private let base: TemporaryFolder
  package var path: String { base("tree") }

  package static let keys: Set<String> = [
    "case", "file", "files", "link", "outside", "no repository",
  ]

  package init(_ piece: CaseFile.Piece) throws {
    base = try TemporaryFolder()
    if !piece.blocks.contains(where: { $0.key == "no repository" }) {
      try base.write("tree/.git/HEAD")
    }
    for block in piece.blocks {
      switch block.key {
      case "file": try base.write("tree/" + block.value, block.text + "\n")
      case "outside": try base.write("outside/" + block.value, block.text + "\n")
      case "files":
        for name in block.value.split(separator: " ") { try base.write("tree/\(name)") }
      case "link":
        let ends = block.value.split(separator: " → ").map(String.init)
        let folder = URL(filePath: self(ends[0])).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try base.link("tree/" + ends[0], to: ends[1])
      default: break
      }
    }
  }

  /// The absolute path of a name in the folder.
  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// A text with the path of the folder as `FOLDER`, and the paths of its files without it; `..` leads to what is outside.
  package func shown(_ text: String) -> String {
    text.replacing(path + "/", with: "").replacing(path, with: "FOLDER")
      .replacing(base.path, with: "FOLDER/..")
  }
}
