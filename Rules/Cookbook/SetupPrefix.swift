import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The setup functions of a project begin with the same word.
struct SetupPrefix: Rule {
  let options: Options
  let query = Query.setupFunctions

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard function.isNamedForSetup, Self.isSetup(function, in: file),
      let name = function.declaration.name, !name.hasPrefix(.prepareFor),
      let way = Style(beginning: name)
    else { return }
    report.add(
      name, "`\(name.text)()` begins with `\(way.rawValue)`", way: way, agreed: options.style,
      owner: file.typeKey(at: function.type))
  }

  static func isSetup(_ function: ViewFunction, in file: ViewFile) -> Bool {
    function.isSetup && function.isMember && !function.isNested
      && function.declaration.kind == .function && function.declaration.result == nil
      && !function.declaration.modifiers.contains(.override) && touchesViews(function, in: file)
  }

  private static func touchesViews(_ function: ViewFunction, in file: ViewFile) -> Bool {
    let type = file.typeKey(at: function.type)
    return hasView(function, in: file)
      || function.sureCalls.contains { name in
        file.flow.function(named: name, of: type).map { hasView($0, in: file) } ?? false
      }
  }

  private static func hasView(_ function: ViewFunction, in file: ViewFile) -> Bool {
    file.actions[function.actions].contains { action in
      switch action.role {
      case .addition, .arrangement, .constraint, .frame: true
      case .appearance, .neutral, .configuration, .renewal:
        // `label.alpha = 0` may be about a view of the superclass; `songs = []` is not, nor is a bar's button.
        file.code[action.root.tokens].first.map { $0.is(.navigationItem) } != true
          && (file.names.isSubview(action)
            || file.isContainer(action.root, in: action.statement.block)
            || action.member.map { $0.previous?.kind == .period } ?? false
              && !file.names.isLocalItem(action.root, at: action.statement))
      }
    }
  }

  enum Style: String, WayOption {
    case majority, setup, setUp, configure, prepare, build, create, install

    init?(beginning name: Lexeme) {
      guard let style = Self.prefixes.first(where: { name.hasWordPrefix($0.0) }) else { return nil }
      self = style.1
    }

    private static let prefixes: [(NamePart, Style)] = [
      (.setup, .setup), (.setUp, .setUp), (.configure, .configure), (.prepare, .prepare),
      (.build, .build), (.create, .create), (.install, .install),
    ]

    var practice: Finding.Message { "begin the names of setup functions with `\(rawValue)`" }
    var advice: Finding.Message { "begin the name with `\(rawValue)`" }
  }

  typealias Options = WayOptions<Style>

  static let clashes = [
    OptionClash("style", with: ConfigInLayout.self, "layout_functions", .error) {
      (own: Options, other) in
      guard own.style != .majority else { return nil }
      let names = ["", "TitleLabel", "Appearance"].map { own.style.rawValue + $0 }
      let claiming = other.layoutFunctions.texts.filter { pattern in
        names.allSatisfy(NamePattern(pattern).matches)
      }
      guard let pattern = claiming.first else { return nil }
      return .init(
        "layout_functions: [\(pattern)]",
        advice: "remove `\(pattern)` there: it makes every setup function one that may only lay out"
      )
    }
  ]
}

extension SetupPrefix {
  static let description = RuleDescription(
    id: "setup_prefix",
    family: .cookbook,
    summary: "Setup function with an unusual prefix",
    rationale: """
      If one view has `setupTitleLabel()`, the next `configureTitleLabel()` and a third `setUpTitleLabel()`, you \
      cannot find the function by its name. The rule checks functions of view types that set views up and begin with \
      `setup`, `setUp`, `configure`, `prepare`, `build`, `create` or `install`. The majority of view types decides, \
      unless `style` does.
      """,
    limits: [
      "functions with parameters or a result, and overrides",
      "without `style`, only files of this run count, separately for each configuration",
    ],
    source:
      "UIKit In Code, What things should be described, View structure: \"Main goal is to have single way across all project\"",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "One word, and a function that passes data in": """
      final class PlayerCell: UITableViewCell {
        private func commonSetup() { setupTitleLabel() }
        private func setupTitleLabel() { titleLabel.font = .systemFont(ofSize: 16) }
        func configure(with song: Song) { titleLabel.text = song.title }
      }

      final class AlbumCell: UITableViewCell {
        private func setupCoverView() { coverView.contentMode = .center }
      }
      """
    ],
    badExamples: [
      "Another word": """
      final class PlayerCell: UITableViewCell {
        private func setupTitleLabel() { titleLabel.font = .systemFont(ofSize: 16) }
      }

      final class AlbumCell: UITableViewCell {
        private func setupCoverView() { coverView.contentMode = .center }
      }

      final class ArtistCell: UITableViewCell {
        private func ↓configurePhotoView() { photoView.clipsToBounds = true }
      }
      """
    ])
}
