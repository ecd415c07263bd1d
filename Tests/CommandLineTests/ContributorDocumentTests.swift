import Foundation
import TestSupport
import Testing

@Suite("The documents for contributors")
struct ContributorDocumentTests {
  private static let architecture = "Sources/README.md"
  private static let contributing = ".github/CONTRIBUTING.md"

  @Test("the picture and the table of modules match the targets of the package")
  func modules() throws {
    let targets = try Repository.text("Package.swift")
      .matches(of: /\.(?:target|executableTarget)\(\s*name: "(\w+)"([^()]*)\)/)
      .filter { !$0.2.contains("path: \"Tests/") }
      .map(\.1)
    #expect(targets.count > 5)
    let text = try Repository.text(Self.architecture)
    let parts = text.components(separatedBy: "\n## The stages of a file\n")
    let rows = parts[0].matches(of: /(?m)^\| `(\w+)` \| \S.* \|$/).map(\.1)
    #expect(rows.sorted() == targets.sorted())
    let picture = try #require(text.firstMatch(of: /(?s)```text\n(.*?)```/)?.1)
    for target in targets { #expect(picture.contains(target)) }
  }

  @Test("every type that the architecture names exists")
  func types() throws {
    let root = URL(filePath: Repository.path)
    var code = ""
    for folder in ["Sources", "Rules"] {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        code += String(decoding: try Data(contentsOf: file), as: UTF8.self)
      }
    }
    let declared = Set(
      code.matches(of: /(?:class|struct|enum|protocol) (\w+)/).map { String($0.1) })
    // Modules, names of the example, and what Swift has.
    let others: Set<String> = [
      "SwiftSource", "LayoutSolver", "LayoutModel", "Semantics", "RuleKit", "Project",
      "LintEngine", "Editing", "Learning", "Rules", "Reporting", "YAML",
      "Platform", "PlayerView", "String",
    ]
    for document in [Self.architecture, Self.contributing] {
      let names = try Repository.text(document).matches(of: /`([A-Z]\w*[a-z]\w*)`/)
        .map { String($0.1) }
      #expect(names.count > 10)
      for name in Set(names).subtracting(others).sorted() {
        #expect(
          declared.contains(name) || code.contains("case \(name)")
            || name.hasPrefix("FoundInputTests"), "\(document): \(name)")
      }
    }
  }

  @Test("every query that is explained exists")
  func queries() throws {
    let text = try Repository.text(Self.contributing)
    let table = try #require(text.firstMatch(of: /(?s)\| query \| `check` gets \|(.*?)\n\n/)?.1)
    let code = try Repository.text("Sources/RuleKit/Query.swift")
      .split(separator: "extension Query where ").dropFirst().joined()
    let names = Set(table.matches(of: /`\.(\w+)/).map(\.1))
    let declared = Set(
      code.matches(of: /(?:public|package) (?:static )?(?:var|func) (\w+)(?:\(|: Query)/).map(\.1))
    #expect(names == declared)
  }

  @Test(
    "every link has a target",
    arguments: [architecture, contributing])
  func links(_ document: String) throws {
    let folder = URL(filePath: Repository.path).appending(path: document)
      .deletingLastPathComponent()
    let links = try Repository.text(document).matches(of: /\]\(([^)#:]+)\)/).map { String($0.1) }
    for link in Set(links) {
      let path = folder.appending(path: link).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }
}
