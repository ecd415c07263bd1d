import Foundation
import TestSupport
import Testing

@Suite("The README and the documentation")
struct DocumentTests {
  private static let catalogue = "Sources/layoutlint/Documentation.docc"

  /// The README and all articles, without the rules' own texts, which are generated.
  private let text: String
  private let articles: [String: String]
  private let readme: String

  init() throws {
    readme = try Repository.text("README.md")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: "\(Repository.path)/\(Self.catalogue)")
    articles = try Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".md") && $0 != "Rules.md" }
        .map { ($0, try Repository.text("\(Self.catalogue)/\($0)")) })
    text = ([readme] + articles.sorted { $0.key < $1.key }.map(\.value)).joined(separator: "\n")
  }

  @Test("the README is short, and two commands set everything up")
  func setUp() {
    #expect(readme.utf8.count <= 8 << 10)
    #expect(
      blocks("sh") == [
        ["swift run layoutlint --no-config Tests/Fixtures/PlayerApp", "swift test"]
      ])
  }

  @Test("output samples are those of the program, except for the time")
  func output() throws {
    let shown = blocks("console")
    #expect(shown.count > 0)
    for block in shown {
      let words = try #require(block.first).split(separator: " ").map(String.init)
      #expect(words.starts(with: ["$", "layoutlint"]))
      let run = try Tool.run(
        ["--reporter", "pretty"] + words.dropFirst(2), in: Repository.path)
      let printed = withoutTime(run.output).split(
        separator: "\n", omittingEmptySubsequences: false)
      // `…` marks omitted lines.
      let parts = withoutTime(block.dropFirst().joined(separator: "\n"))
        .split(separator: "\n", omittingEmptySubsequences: false)
        .split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
      #expect(parts.reduce(0) { $0 + $1.count } > 3)
      if parts.count == 1 {
        #expect(Array(parts[0]) == printed.dropLast())
      } else {
        #expect(Array(parts[0]) == Array(printed.prefix(parts[0].count)))
        #expect(Array(parts[1]) == Array(printed.dropLast().suffix(parts[1].count)))
      }
    }
  }

  @Test("they name no option that the help does not have")
  func options() throws {
    var known: Set<Substring> = []
    for command in [[]] + (try Tool.commands()).map({ [$0] }) {
      known.formUnion(options(in: try Tool.run(command + ["--help"]).output))
    }
    #expect(known.count > 5)
    #expect(options(in: text).subtracting(known) == [])
  }

  @Test("the table of reporters matches the help")
  func reporters() throws {
    let known = try Tool.table("Reporters")
    #expect(known.count > 5)
    let rows = text.matches(of: /(?m)^\| `(\w+)` \| (\S.*) \|$/).map { "\($0.1): \($0.2)" }
    for row in known { #expect(rows.contains("\(row.name): \(row.summary)"), "\(row.name)") }
  }

  @Test("the tables of keys and presets are complete")
  func keys() throws {
    let schema = try Tool.run(["config", "--schema"]).output
    let cells = text.matches(of: /(?m)^\| (`.+?`) \| \S.* \|$/).flatMap {
      $0.1.matches(of: /`(\w+)`/).map { String($0.1) }
    }
    for match in schema.matches(of: /(?m)^    "(\w+)": \{$/) {
      if schema[..<match.range.lowerBound].contains("\"definitions\"") { break }
      #expect(cells.contains(String(match.1)), "\(match.1)")
    }
    for match in schema.matches(of: /"const": "(\w+)"/) {
      #expect(cells.contains(String(match.1)), "\(match.1)")
    }
  }

  @Test("every skipped folder of the help is named")
  func skippedFolders() throws {
    let help = try Tool.run(["lint", "--help"]).output
    let match = try #require(
      help.firstMatch(of: /Hidden folders, (.+) and (\w+) are skipped/))
    for folder in match.1.split(separator: ", ") + [match.2] {
      #expect(text.contains("`\(folder)`"))
    }
  }

  @Test("every link has a target, and every anchor a heading")
  func links() throws {
    var count = 0
    for (name, text) in articles.merging(["README.md": readme], uniquingKeysWith: { $1 }) {
      let folder = name == "README.md" ? "" : Self.catalogue + "/"
      for link in text.matches(of: /\]\(([^)#]*)(?:#([^)]+))?\)/)
      where !link.1.hasPrefix("https:") {
        count += 1
        let target =
          link.1.isEmpty ? text : try Repository.text("\(folder)\(link.1)")
        #expect(!target.isEmpty)
        guard let anchor = link.2 else { continue }
        let headings = target.matches(of: /(?m)^#+ (.+)$/).map {
          $0.1.lowercased().replacing(" ", with: "-")
        }
        #expect(headings.contains(String(anchor)), "\(name): \(link.0)")
      }
    }
    #expect(count > 50)
  }

  @Test("every article has a title, a summary, and a place on the first page")
  func structure() throws {
    let page = try #require(articles["layoutlint.md"])
    for (name, text) in articles {
      #expect(text.contains(/\A# \S.*\n\n[A-Z].*\n/), "\(name)")
      guard name != "layoutlint.md" else { continue }
      #expect(page.contains("](\(name))"), "\(name)")
    }
    #expect(page.contains("](Rules.md)"))
  }

  @Test("every command that they show is understood")
  func commands() throws {
    let lines = (blocks("bash") + blocks("text")).joined().filter { $0.hasPrefix("layoutlint ") }
    #expect(lines.count > 12)
    for line in lines {
      let words = line.prefix { !"#|<>".contains($0) }.split(separator: " ").dropFirst()
      let arguments = words.map { $0.trimmingCharacters(in: ["\""]) } + ["--help"]
      let run = try Tool.run(arguments)
      #expect(run.status == 0, "\(line): \(run.error)")
    }
  }

  @Test("every configuration that they show is valid")
  func configurations() throws {
    let keys = ["rules:", "layout_helpers:", "setup_functions:", "include:", "extends:"]
    let shown = blocks("yaml").filter { lines in
      lines.contains { line in keys.contains { line.hasPrefix($0) } }
    }
    #expect(shown.count > 3)
    for lines in shown {
      let folder = try TemporaryFolder()
      try folder.write("A.swift", "let a = 1\n")
      try folder.write(".layoutlint.yml", lines.joined(separator: "\n") + "\n")
      let run = try Tool.run(["files"], in: folder.path)
      #expect(run.error == "", "\(lines)")
    }
  }

  @Test("the version is that of the changelog's newest section")
  func changelog() throws {
    let version = try Tool.run(["--version"]).output
    let changelog = try Repository.text("CHANGELOG.md")
    let newest = try #require(changelog.firstMatch(of: /\n## (\d[^ \n]*)/)?.1)
    #expect(version == "\(newest)\n")
  }

  /// The unindented code blocks of a language, by lines.
  private func blocks(_ language: String) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```\(language)"
        if isInside { blocks.append([]) }
      } else if isInside {
        blocks[blocks.count - 1].append(String(line))
      }
    }
    return blocks
  }

  /// The options of layoutlint in a text, without those of other programs.
  private func options(in text: String) -> Set<Substring> {
    let own = text.split(separator: "\n").filter {
      $0.firstMatch(
        of:
          #/
          swift\ (build|test|run|package)|--static-swift-stdlib|docker\ (run|build)|--user\ "
          |gh\ attestation|^OWNER|git\ commit|(pre-commit|lefthook)\ run
          /#)
        == nil
    }.joined(separator: "\n")
    return Set(own.matches(of: /(?:^|[^\w\-])--([a-z][a-z\-]+)/).map(\.1))
  }

  private func withoutTime(_ text: String) -> String {
    text.replacing(/\([0-9.]+ m?s\)/, with: "(time)")
  }
}
