import LintEngine
import Platform
import Project
import RuleKit
import TestSupport
import Testing

@testable import Rules

@Suite("Functions of the project that get views, in other files")
struct ProjectFunctionTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// The messages of the rules in a project of several files.
  private func findings(
    _ files: [String], of rule: String? = nil, threads: Int = 2
  ) throws -> [String] {
    for (index, text) in files.enumerated() { try folder.write("\(index).swift", text) }
    return Linter(threads: threads).run([FilePath(folder.path)], search(rule)).1.diagnostics
      .map(\.message)
  }

  private func search(_ rule: String? = nil) -> ConfigurationSearch {
    var choice = DiscoveryChoice()
    choice.selection = RuleSelection(only: rule.map { [$0] } ?? [])
    return ConfigurationSearch(
      choice,
      known: KnownNames(
        rules: [
          AddedTwice.self, AmbiguousLayout.self, ConstrainedBeforeAdded.self, DeadSubview.self,
          UnboundedLabel.self,
        ],
        reporters: []),
      currentFolder: FilePath(folder.path))
  }

  // MARK: - Views that a function adds

  private static func adding(_ body: String, to type: String = "UIView") -> String {
    """
    class PlayerView: \(type) {
      private let badge = UILabel()
      let card = UIView()
      var all: [UIView] { [card] }
      func setup() {
        \(body)
      }
    }

    """
  }
  // MARK: - Views that a function leaves alone

  private static let styling = Self.adding("style(badge)\nbadge.round(8)\naddSubview(card)")
  private static let styles = """
    func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
    extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }

    """
  private static let dead =
    "`badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears"

  // MARK: - Runs

  private static let project = [
    Self.styling, Self.styles, "class A: UIView { func f() { addSubview(b) } }\n",
  ]

  @Test("the findings are the same for any number of threads and any order", arguments: [1, 2, 8])
  func threads(_ count: Int) throws {
    for shift in Self.project.indices {
      let files = Array(Self.project[shift...] + Self.project[..<shift])
      #expect(try findings(files, threads: count) == [Self.dead])
    }
  }

  @Test("single files, a text and a list of files do not show the project")
  func parts() throws {
    #expect(try findings(Self.project) == [Self.dead])
    let paths = Self.project.indices.map { FilePath(folder("\($0).swift")) }
    #expect(Linter(threads: 1).run(paths, search()).1.diagnostics.isEmpty)
    let discovery = FileDiscovery([FilePath(folder.path)], search())
    var listed = discovery
    for index in listed.files.indices { listed.files[index].project = 0 }
    #expect(Linter(threads: 2).run(listed).diagnostics.isEmpty)
    #expect(Linter(threads: 2).run(discovery).diagnostics.count == 1)
    let text = Array((Self.styling + Self.styles).utf8)
    let path = FilePath("A.swift")
    var single = FileDiscovery(files: [.init(path: path, byteCount: text.count)])
    single.scopes = discovery.scopes
    #expect(Linter(threads: 1).run(single, texts: [path: text]).diagnostics.isEmpty)
  }

  @Test("a comment that silences such a finding counts as used only where it would be reported")
  func suppressed() throws {
    let code = Self.styling.replacing(
      "badge = UILabel()", with: "badge = UILabel() // layoutlint:disable:this dead_subview")
    for (index, text) in [code, Self.styles].enumerated() {
      try folder.write("\(index).swift", text)
    }
    let result = Linter(threads: 1).run([FilePath(folder.path)], search()).1
    #expect(result.diagnostics.isEmpty && result.suppressedCount == 1)
    try folder.write("1.swift", "")
    #expect(Linter(threads: 1).run([FilePath(folder.path)], search()).1.suppressedCount == 0)
  }
}
