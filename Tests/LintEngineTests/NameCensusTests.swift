import LayoutModel
import LintEngine
import Platform
import ProbeSupport
import Project
import RuleKit
import SwiftSource
import TestSupport
import Testing

/// A rule that no other file names the properties of the first class of a file.
struct UnnamedRule: Rule {
  let options: Options
  init(options: Options) { self.options = options }

  struct Options: RuleOptions {
    static let fields: [OptionField<Options>] = []
  }

  static let description = RuleDescription(probe: "unnamed_rule")
  static let collectsFunctions = true
  let query = Query<ViewFile>.file(with: .names(.addSubview))

  func check(_ file: ViewFile, in _: ViewFile, _ report: inout Report) {
    guard let type = file.types.first?.declaration, let typeName = type.name else { return }
    for declaration in file.code.declarations where declaration.kind == .property {
      guard let name = declaration.name else { continue }
      report.add(
        Finding(
          name.bytes, "`\(name.text)`", advice: "none",
          if: UnnamedMember(name.text, of: typeName.text, supertypes: ["Playing"])))
    }
  }
}

/// A rule that is on beside the other one.
struct QuietRule: FileRule {
  static let description = RuleDescription(probe: "quiet_rule")
  let query = Query.file(with: .names(.addSubview))
  init(options: NoOptions) {}
  func check(_ file: ViewFile, _ report: inout Report) {}
}

@Suite("Findings about members that other files do not name")
struct NameCensusTests {
  private let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
    try configure("unnamed_rule: warning")
    try folder.write("Player.swift", Self.player)
    try folder.write("Playing.swift", "protocol Playing { func play(badge: Int) }\n")
  }

  static let player = """
    class PlayerView: UIView, Playing {
      let badge = UILabel()
      func setup() { addSubview(badge); self.badge.text = "" }
    }
    extension PlayerView {
      func update() { badge.text = "" }
    }

    """

  private func configure(_ rules: String, _ more: String = "") throws {
    try folder.write(".layoutlint.yml", "rules:\n  \(rules)\n  quiet_rule: warning\n\(more)")
  }

  private func discovery(_ names: String...) -> FileDiscovery {
    let paths = names.isEmpty ? [folder.path] : names.map { folder($0) }
    return ProbeSupport.discovery(
      paths.map { FilePath($0) }, rules: [UnnamedRule.self, QuietRule.self], in: folder.path)
  }

  /// The names that are reported.
  private func names(_ discovery: FileDiscovery, threads: Int = 1) -> [String] {
    Linter(threads: threads).run(discovery).diagnostics.map(\.message)
  }

  @Test("a name counts that comes before a hundred thousand others")
  func many() throws {
    let others = (0..<100_000).map { "\($0 % 20 == 0 ? "\n" : ".")n\($0)" }.joined()
    try folder.write("Other.swift", others)
    #expect(names(discovery()) == ["`badge`"])
    try folder.write("Other.swift", "player.badge.text = text\n" + others)
    #expect(names(discovery()) == [])
  }

  @Test("the result is the same for any number of threads and any order of files")
  func threads() throws {
    let count = Effort.full(400, byDefault: 160)
    for index in 0..<count {
      let uses = (0..<20).map { "view.badge\(index &* 7 &+ $0 &* 3)x.text = \"\"\n" }.joined()
      try folder.write(
        "\(index).swift",
        """
        class View\(index): UIView {
          let badge\(index)x = UILabel()
          func setup() { addSubview(badge\(index)x) }
        }
        \(index.isMultiple(of: 5) ? "func use() {\n\(uses)}" : "")
        """ + String(repeating: "// filler\n", count: 40))
    }
    var discovery = discovery()
    for index in discovery.scopes.indices { discovery.scopes[index].rules = Self.rules }
    let expected = Linter(threads: 1).run(discovery).diagnostics
    #expect((count * 3 / 8..<count * 7 / 8).contains(expected.count))
    for threads in [2, 8] {
      for _ in 0..<3 {
        discovery.files.shuffle()
        #expect(Linter(threads: threads).run(discovery).diagnostics == expected)
      }
    }
  }

  private static var rules: RuleSet {
    var rules = RuleSet()
    rules.add(ProtocolFreeRule())
    return rules
  }

  @Test(
    "single files, parts of a working tree, standard input, and files that Git lists are silent")
  func parts() throws {
    #expect(names(discovery("Player.swift", "Playing.swift")) == [])
    let text = Array((Self.player + "protocol Playing {}\n").utf8)
    let path = FilePath("Player.swift")
    var single = FileDiscovery(files: [.init(path: path, byteCount: text.count)])
    single.scopes = discovery().scopes
    #expect(Linter(threads: 1).run(single, texts: [path: text]).diagnostics == [])
    try folder.write("Sub/Other.swift")
    #expect(names(discovery("Player.swift", "Playing.swift", "Sub")) == [])
    #expect(names(discovery("Sub", "")) == ["`badge`"])
    let listed = FileDiscovery(
      listed: ["Player.swift", "Playing.swift"].map { FilePath(folder($0)) }, within: nil,
      root: FilePath(folder.path), isOnDisk: true,
      ConfigurationSearch(
        DiscoveryChoice(), known: KnownNames(rules: [UnnamedRule.self], reporters: []),
        currentFolder: FilePath(folder.path)))
    #expect(listed.files.count == 2)
    #expect(names(listed) == [])
  }

  @Test("a file that cannot be read may name anything")
  func unreadable() throws {
    try folder.write("Other.swift", "let x = 1")
    var discovery = discovery()
    #expect(names(discovery) == ["`badge`"])
    let missing = FilePath(folder("Missing.swift"))
    discovery.files.append(
      .init(path: missing, byteCount: 1, project: discovery.files[0].project))
    #expect(names(discovery) == [])
  }

  @Test("a silenced finding counts if it would be reported, and fixed files keep what is reported")
  func silenced() throws {
    try folder.write(
      "Player.swift", "// layoutlint:disable unnamed_rule - a reason\n" + Self.player)
    #expect(Linter(threads: 1).run(discovery()).suppressedCount == 1)
    try folder.write("Other.swift", "sut.badge.text = text")
    #expect(Linter(threads: 1).run(discovery()).suppressedCount == 0)
  }
}

/// Like the other one, for types without supertypes.
private struct ProtocolFreeRule: Rule {
  static let description = RuleDescription(probe: "free_rule")
  static let collectsFunctions = true
  let query = Query<ViewFile>.file(with: .names(.addSubview))
  init(options: NoOptions) {}

  func check(_ file: ViewFile, in _: ViewFile, _ report: inout Report) {
    for declaration in file.code.declarations where declaration.kind == .property {
      guard let name = declaration.name else { continue }
      report.add(
        Finding(
          name.bytes, "`\(name.text)`", advice: "none",
          if: UnnamedMember(name.text, of: "View", supertypes: [])))
    }
  }
}
