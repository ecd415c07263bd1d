import Foundation
import FuzzSupport
import Rules

/// The sources of the code that is fixed and compiled.
enum UnitSources {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/PlayerApp")
    .path

  /// The code that runs a fixture: the name of its file, and an expression.
  private static let roots = [
    "AlbumCell": "AlbumCell(frame: .zero)",
    "EmptyLibraryView": "EmptyLibraryView(frame: .zero)",
    "EqualizerView":
      "{ let view = EqualizerView(frame: .zero); view.performLayout(); return view }()",
    "LevelMeterView":
      "{ let view = LevelMeterView(frame: CGRect(x: 0, y: 0, width: 200, height: 40)); view.levels = [0.5, 1]; view.layoutSubviews(); return view }()",
    "LibraryViewController":
      "{ let screen = LibraryViewController(player: Player()); screen.viewDidLoad(); return screen }()",
    "LyricsView": "LyricsView(frame: .zero)",
    "MiniPlayerView":
      "{ let view = MiniPlayerView(frame: .zero); view.setExpanded(true); return view }()",
    "NowPlayingView": "NowPlayingView(frame: .zero)",
    "PodcastCell": "PodcastCell(frame: .zero)",
    "QueueHeaderView":
      "{ let view = QueueHeaderView(reuseIdentifier: nil); view.show(count: 3); return view }()",
    "SongCell": "SongCell(style: .default, reuseIdentifier: nil)",
    "VisualizerViewController":
      "{ let screen = VisualizerViewController(); screen.viewDidLoad(); return screen }()",
  ]

  /// The files of the fixtures, which depend on each other.
  static func fixtures() throws -> [CodeUnit] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      let name = URL(filePath: path).deletingPathExtension().lastPathComponent
      return CodeUnit(name: name, kind: "fixture", text: text, root: roots[name])
    }
  }

  /// The bad examples of all rules, each in several surroundings, at most one of which fits.
  static let examples: [[CodeUnit]] = Catalog.rules.flatMap { rule in
    let description = rule.description
    return description.badExamples.map { example in
      surroundings(of: example.code).map {
        CodeUnit(name: "\(description.id), \(example.title)", kind: "example", text: $0)
      }
    }
  }

  private static func surroundings(of code: String) -> [String] {
    let imports = ["UIKit", "ExampleNames", "SnapKit", "KTResponsiveUI", "ViewLayout"]
      .map { "import \($0)\n" }.joined()
    return [
      "\(imports)\nenum Sample {\n\(code.indented(by: 2))\n}\n",
      "\(imports)\nclass Sample: UIView {\n\(code.indented(by: 2))\n}\n",
      "\(imports)\nclass Sample: UIViewController {\n\(code.indented(by: 2))\n}\n",
      "\(imports)\nclass Sample: UIView {\n  func sample() {\n\(code.indented(by: 4))\n  }\n}\n",
    ]
  }
}
