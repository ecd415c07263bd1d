import TestSupport
import Testing

@Suite("The README")
struct ReadmeTests {
  private let text: String
  init() throws { text = try Repository.text("README.md") }

  @Test("two commands set everything up")
  func setUp() {
    #expect(
      blocks("sh") == [
        ["swift run -c release layoutlint --no-config Tests/Fixtures/PlayerApp", "swift test"]
      ])
  }

  @Test("its output samples are those of the program, except for the time")
  func output() throws {
    let shown = blocks("console")
    #expect(shown.count == 2)
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

  @Test("it names every option of the help, and no other")
  func options() throws {
    var known: Set<Substring> = []
    for command in [[]] + (try Tool.commands()).map({ [$0] }) {
      known.formUnion(options(in: try Tool.run(command + ["--help"]).output))
    }
    #expect(known.count > 5)
    #expect(options(in: text) == known)
  }

  @Test("its table of reporters matches the help")
  func reporters() throws {
    let known = try Tool.table("Reporters")
    #expect(known.count > 5)
    let rows = text.matches(of: /(?m)^\| `(\w+)` \| (\S.*) \|$/).map { "\($0.1): \($0.2)" }
    for row in known { #expect(rows.contains("\(row.name): \(row.summary)"), "\(row.name)") }
  }

  @Test("its tables of keys and presets are complete")
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
    let help = try Tool.run(["--help"]).output
    let match = try #require(
      help.firstMatch(of: /Hidden folders, (.+) and (\w+) are skipped/))
    for folder in match.1.split(separator: ", ") + [match.2] {
      #expect(text.contains("`\(folder)`"))
    }
  }

  @Test("every link has a target")
  func links() throws {
    let links = text.matches(of: /\]\(([^)#]+)/).map(\.1)
    #expect(links.count > 7)
    for link in Set(links) { #expect(!(try Repository.text(String(link)).isEmpty)) }
  }

  @Test("its version is that of the changelog's newest section")
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

  /// The options of layoutlint in a text, without those of `swift`.
  private func options(in text: String) -> Set<Substring> {
    let own = text.split(separator: "\n").filter {
      $0.firstMatch(of: /swift build|swift test|--static-swift-stdlib/) == nil
    }.joined(separator: "\n")
    return Set(own.matches(of: /(?:^|[^\w\-])--([a-z][a-z\-]+)/).map(\.1))
  }

  private func withoutTime(_ text: String) -> String {
    text.replacing(/\([0-9.]+ m?s\)/, with: "(time)")
  }
}
