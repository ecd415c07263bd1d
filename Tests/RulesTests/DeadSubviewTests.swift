import LintEngine
import Platform
import Project
import RuleKit
import TestSupport
import Testing

@testable import Rules

@Suite("dead_subview")
struct DeadSubviewTests {
  private let expect = Expectation(
    DeadSubview(),
    in: """
      class PlayerView: UIView {
        …
        func setup(_ text: String) {
          …
        }
      }
      """)

  /// The severities and messages for a badge that is only constrained.
  private func reports(_ body: String) -> [String] {
    let code =
      "class A: UIView {\n  private let badge = UILabel()\n  func setup() {\n    \(body)\n  }\n}\n"
    var rules = RuleSet()
    rules.add(DeadSubview())
    return diagnostics(of: rules, in: code).map { "\($0.severity) \($0.message)" }
  }

  @Test(
    "constraints to another view raise an exception",
    arguments: [
      "badge.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "NSLayoutConstraint.activate([titleLabel.topAnchor.constraint(equalTo: self.badge.bottomAnchor)])",
      "badge.text = x\nbadge.snp.makeConstraints { $0.top.equalToSuperview() }",
      "titleLabel.snp.makeConstraints { $0.top.equalTo(badge.snp.bottom) }",
      "titleLabel.snp.makeConstraints { $0.top.equalTo(badge) }",
      "NSLayoutConstraint(item: badge, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0).isActive = true",
    ])
  func constrained(_ body: String) {
    let message =
      "`badge` is constrained, but nothing adds it to a view: activating its constraints raises an exception"
    #expect(reports(body) == ["error " + message])
  }

  @Test(
    "constraints of a view alone, and those that are not activated, only show nothing",
    arguments: [
      "badge.heightAnchor.constraint(equalToConstant: 8).isActive = true",
      "badge.widthAnchor.constraint(equalTo: badge.heightAnchor).isActive = true",
      "badge.snp.makeConstraints { $0.height.equalTo(8) }",
      "constraints.append(badge.topAnchor.constraint(equalTo: topAnchor))",
    ])
  func sized(_ body: String) {
    #expect(reports(body).map { $0.prefix(27) } == ["note `badge` is set up, but"])
  }

  /// The findings in a project of several files.
  private func findings(_ files: String...) -> [String] {
    diagnostics(of: DeadSubview(), inFiles: files).map(\.message)
  }

  /// The findings in a folder of a project.
  private func findings(_ files: [String: String], in name: String) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    var choice = DiscoveryChoice()
    choice.selection = RuleSelection(only: ["dead_subview"])
    let search = ConfigurationSearch(
      choice, known: KnownNames(rules: [DeadSubview.self], reporters: []),
      currentFolder: FilePath(folder.path))
    let (_, result) = Linter(threads: 2).run([FilePath(folder(name))], search)
    return result.diagnostics.map(\.message)
  }

  private static let player = """
    class PlayerView: UIView, Playing, UIScrollViewDelegate {
      let badge = UILabel()
      func setup() { badge.text = "" }
    }

    """
  private static let dead =
    "`badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears"

  @Test("the project of a folder inside of a working tree is the repository")
  func parts() throws {
    let files = [
      "Sources/PlayerView.swift": Self.player, "Sources/Playing.swift": "protocol Playing {}\n",
    ]
    #expect(try findings(files, in: "Sources") == [Self.dead])
    let repository = files.merging([".git/HEAD": ""]) { $1 }
    #expect(try findings(repository, in: "Sources") == [Self.dead])
    let use = ["App/Use.swift": "func f() { player.badge.text = title }\n"]
    let whole = repository.merging(use) { $1 }
    #expect(try findings(whole, in: "Sources") == [])
    #expect(try findings(whole, in: ".") == [])
    let submodule = repository.merging(["Sources/.git": "gitdir: elsewhere"]) { $1 }
    #expect(try findings(submodule, in: "Sources") == [Self.dead])
  }

}
