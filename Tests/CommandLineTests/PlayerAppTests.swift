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
    "Screens/VisualizerViewController.swift:21:5 unfinished_view_layout",
    "Views/LevelMeterView.swift:43:10 negative_constant",
    "Views/LevelMeterView.swift:47:5 constraint_order",
    "Views/LevelMeterView.swift:70:5 config_in_layout",
    "Views/LyricsView.swift:9:15 missing_autoresizing_opt_out",
    "Views/LyricsView.swift:11:15 dead_subview",
    "Views/LyricsView.swift:37:7 foreign_constraint",
    "Views/LyricsView.swift:48:7 mixed_edge_directions",
    "Views/LyricsView.swift:51:5 inactive_constraint",
    "Views/LyricsView.swift:60:7 outward_inequality",
    "Views/LyricsView.swift:62:7 duplicate_constraint",
    "Views/LyricsView.swift:70:16 added_twice",
    "Views/LyricsView.swift:73:78 constant_sign",
    "Views/LyricsView.swift:74:7 self_constraint",
    "Views/MiniPlayerView.swift:58:70 negative_constant",
    "Views/MiniPlayerView.swift:59:7 constraint_order",
    "Views/MiniPlayerView.swift:63:7 config_in_layout",
    "Views/NowPlayingView.swift:41:16 setup_grouping",
    "Views/NowPlayingView.swift:41:53 unknown_suppression",
    "Views/QueueHeaderView.swift:28:28 layout_in_initialization",
  ]

  /// What rules find that are off by default.
  private static let expectedOnRequest = [
    "Views/NowPlayingView.swift:59:5 subview_order",
    "Cells/PodcastCell.swift:44:16 setup_name",
    "Cells/PodcastCell.swift:9:5 subview_wrapper",
    "Screens/LibraryViewController.swift:35:5 subview_wrapper",
    "Views/LyricsView.swift:44:5 subview_wrapper",
    "Views/LyricsView.swift:70:5 subview_wrapper",
    "Views/EmptyLibraryView.swift:92:9 priority_wrapper",
    "Cells/PodcastCell.swift:10:5 hierarchy_indentation",
    "Views/EqualizerView.swift:12:5 rounded_corners",
    "Views/NowPlayingView.swift:29:5 rounded_corners",
    "Cells/AlbumCell.swift:3:13 missing_preview",
    "Cells/PodcastCell.swift:4:13 missing_preview",
    "Cells/SongCell.swift:7:13 missing_preview",
    "Views/EmptyLibraryView.swift:4:13 missing_preview",
    "Views/EqualizerView.swift:5:13 missing_preview",
    "Views/LevelMeterView.swift:4:13 missing_preview",
    "Views/LyricsView.swift:4:13 missing_preview",
    "Views/MiniPlayerView.swift:9:13 missing_preview",
    "Views/NowPlayingView.swift:4:13 missing_preview",
    "Views/QueueHeaderView.swift:4:13 missing_preview",
    "Cells/AlbumCell.swift:9:15 member_order",
    "Cells/PodcastCell.swift:21:15 member_order",
    "Screens/LibraryViewController.swift:7:15 member_order",
    "Views/EmptyLibraryView.swift:13:15 member_order",
    "Views/MiniPlayerView.swift:9:13 view_structure",
    "Views/NowPlayingView.swift:4:13 view_structure",
    "Views/QueueHeaderView.swift:4:13 view_structure",
    "Cells/AlbumCell.swift:26:8 view_configuration",
    "Views/MiniPlayerView.swift:10:12 interaction_style",
    "Cells/SongCell.swift:94:26 inline_style",
    "Views/LevelMeterView.swift:63:22 inline_style",
    "Views/QueueHeaderView.swift:19:5 activate_together",
    "Views/QueueHeaderView.swift:29:5 activate_together",
    "Views/QueueHeaderView.swift:58:5 activate_together",
    "Cells/PodcastCell.swift:15:11 physical_edges",
    "Views/LyricsView.swift:48:18 physical_edges",
    "Cells/PodcastCell.swift:9:16 cell_content_view",
    "Cells/PodcastCell.swift:41:5 layout_in_callback",
    "Screens/VisualizerViewController.swift:17:19 view_layout_guide",
    "Cells/SongCell.swift:94:61 unscaled_constant",
    "Screens/VisualizerViewController.swift:21:86 unscaled_constant",
    "Views/LevelMeterView.swift:43:81 unscaled_constant",
    "Views/LevelMeterView.swift:47:32 unscaled_constant",
    "Views/LevelMeterView.swift:63:57 unscaled_constant",
    "Views/EqualizerView.swift:11:16 scaled_circle",
    "Views/EqualizerView.swift:21:18 frame_snapping",
    "Views/EqualizerView.swift:19:17 layout_entry_point",
    "Views/NowPlayingView.swift:41:29 suppression_reason",
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
    guard line.hasPrefix(prefix),
      let sign = line.firstRange(of: ": warning: ") ?? line.firstRange(of: ": note: "),
      let rule = line.split(separator: "(").last, rule.hasSuffix(")")
    else { return String(line) }
    return "\(line[..<sign.lowerBound].dropFirst(prefix.count)) \(rule.dropLast())"
  }
}
