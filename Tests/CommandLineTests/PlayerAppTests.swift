import TestSupport
import Testing

@Suite("The player app")
struct PlayerAppTests {
  private static let folder = "Tests/Fixtures/PlayerApp"

  /// All that is to be found: `file:line:column rule`.
  private static let expected = [
    "Cells/AlbumCell.swift:63:7 constraint_order",
    "Cells/AlbumCell.swift:69:64 negative_constant",
    "Screens/LibraryViewController.swift:36:5 config_in_layout",
    "Screens/LibraryViewController.swift:57:16 setup_length",
    "Screens/LibraryViewController.swift:153:4 unused_suppression",
    "Views/LevelMeterView.swift:43:10 negative_constant",
    "Views/LevelMeterView.swift:47:5 constraint_order",
    "Views/LevelMeterView.swift:70:5 config_in_layout",
    "Views/MiniPlayerView.swift:58:70 negative_constant",
    "Views/MiniPlayerView.swift:59:7 constraint_order",
    "Views/MiniPlayerView.swift:63:7 config_in_layout",
    "Views/NowPlayingView.swift:41:16 setup_grouping",
    "Views/NowPlayingView.swift:41:53 unknown_suppression",
    "Views/QueueHeaderView.swift:28:28 layout_in_initialization",
  ]

  /// What rules find that are off by default.
  private static let expectedOnRequest = [
    "Views/NowPlayingView.swift:41:29 suppression_reason"
  ]

  @Test("its findings are these and no others, and they are no failure")
  func findings() throws {
    let run = try lint()
    #expect(run.output.split(separator: "\n").map(Self.place) == Self.expected)
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test("with --strict they are one")
  func strict() throws {
    let run = try lint("--strict")
    #expect(run.output == (try lint().output))
    #expect(run.status == 1)
  }

  @Test("any number of threads gives the same bytes")
  func threads() throws {
    let one = try lint("--threads", "1")
    #expect(!one.output.isEmpty)
    for count in ["2", "8"] {
      #expect(try lint("--threads", count).output == one.output)
    }
  }

  @Test("every rule finds something in it, alone just as among the others")
  func everyRule() throws {
    let ids = try Tool.ruleIDs()
    #expect(!ids.isEmpty)
    for id in ids {
      let places = try lint("--only", id).output.split(separator: "\n").map(Self.place)
      #expect(!places.isEmpty, "\(id)")
      let expected = Self.expected + Self.expectedOnRequest
      #expect(places == expected.filter { $0.hasSuffix(" " + id) })
    }
  }

  private func lint(_ options: String...) throws -> Tool.Run {
    try Tool.run(
      ["--reporter", "xcode", "--no-config"] + options + [Self.folder], in: Repository.path)
  }

  /// `Views/A.swift:1:2 rule` for a line of the report; the line itself if it is none.
  private static func place(_ line: Substring) -> String {
    let prefix = "\(Repository.path)/\(folder)/"
    guard line.hasPrefix(prefix), let sign = line.firstRange(of: ": warning: "),
      let rule = line.split(separator: "(").last, rule.hasSuffix(")")
    else { return String(line) }
    return "\(line[..<sign.lowerBound].dropFirst(prefix.count)) \(rule.dropLast())"
  }
}
