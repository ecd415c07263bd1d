import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The views of a project set up their subviews in the same way.
struct ViewStructure: Rule {
  let options: Options
  var query: Query<Subject> {
    let options = options
    return .found(in: .viewClasses) { file in
      let setups = SubviewSetups(in: file)
      let classes = file.types.filter { $0.isView && $0.kind == .class }
      let keys = KeySet(classes.map(\.key))
      let isAgreed = options.style != .majority
      let departures =
        setups.departures(from: options.storage)
        + (isAgreed ? setups.departures(from: options.style) : [])
      return departures.filter { keys.contains($0.type) }.map(Subject.subview)
        + (isAgreed
          ? [] : classes.compactMap { type in setups.way(of: type.key).map { .class(type, $0) } })
    }
  }

  enum Subject {
    /// A subview that is not kept or set up in the prescribed way.
    case subview(SubviewSetups.Departure)
    case `class`(ViewType, Style)
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .subview(let subview):
      report.add(
        subview.name, subview.message,
        advice: subview.way == nil
          ? "make it a `\(options.storage == .lazy ? "lazy var" : "let")` with the view as its value"
          : options.style.advice)
    case .class(let type, let way):
      guard let name = type.declaration.name else { return }
      report.add(
        name, .setsUp(name.text, way), way: way, agreed: options.style, owner: type.key)
    }
  }

  /// How subviews are set up.
  enum Style: String, WayOption {
    case majority, functions, method, closures

    var practice: Finding.Message {
      switch self {
      case .majority: "agree"
      case .functions: "set up each subview in a function of its own"
      case .method: "set up their subviews in one method"
      case .closures: "set up each subview in a closure that is its initial value"
      }
    }

    var advice: Finding.Message {
      switch self {
      case .majority: "agree on one way"
      case .functions: "give each subview a setup function of its own"
      case .method: "set up the subviews together in one method"
      case .closures:
        "write the setup of each subview into a closure: `private lazy var label: UILabel = { … }()`"
      }
    }
  }

  /// How a property keeps a subview.
  enum Storage: String, NamedOption {
    case any, `let`, lazy
  }

  struct Options: RuleOptions {
    /// The prescribed way.
    var style = Style.majority
    /// How properties keep subviews.
    var storage = Storage.any

    init() {}
    init(style: Style) { self.style = style }

    static let fields: [OptionField<Options>] = [
      OptionField(
        "style", \.style,
        "the way to use; `majority` means the way that most view types of the project use"),
      OptionField(
        "storage", \.storage,
        "whether a property keeps a subview in a `let`, or makes it when it is first used: `lazy`"),
    ]
  }

  static let clashes = [
    OptionClash("style", with: SetupGrouping.self, nil, .turnsOff) { (own: Options, _) in
      guard own.style == .method else { return nil }
      return .init(
        advice: "remove `setup_grouping`, which asks for several functions, or choose another style"
      )
    }
  ]
}

extension Finding.Message {
  static func isKept(_ subview: String, _ keywords: String) -> Self {
    "the subview `\(subview)` is a `\(keywords)`"
  }

  static func isSetUp(_ subview: String, _ way: ViewStructure.Style) -> Self {
    switch way {
    case .majority, .functions: "`\(subview)` is set up in a function of its own"
    case .method: "`\(subview)` is set up in one method with others"
    case .closures: "`\(subview)` is set up in a closure"
    }
  }

  fileprivate static func setsUp(_ type: String, _ way: ViewStructure.Style) -> Self {
    switch way {
    case .majority, .functions: "`\(type)` sets up most of its subviews in a function each"
    case .method: "`\(type)` sets up most of its subviews in one method"
    case .closures: "`\(type)` sets up most of its subviews in closures"
    }
  }
}

extension ViewStructure {
  static let description = RuleDescription(
    id: "view_structure",
    family: .cookbook,
    summary: "Subviews set up in another way than the project's",
    rationale: """
      It should be clear where any view sets up its subviews: in a function for each, in one method for all, or in a \
      closure as the initial value of each. A view type's way is the one of more than half of its subviews. The \
      majority of view types decides; with `style`, each subview set up otherwise is reported. `storage` prescribes \
      a `let` or a `lazy var`. `style: method` turns `setup_grouping` off.
      """,
    limits: [
      "outlets, computed properties, locals, plain values, and values from parameters",
      "a single value, or a state, set outside of the closure",
      "a lazy subview whose value needs `self` is accepted with `storage: let`",
      "without `style`, only files of this run count, separately for each configuration",
    ],
    source:
      "UIKit In Code, What things should be described, View structure: \"Main goal is to have single way across all project\"",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "Two views with a function for each subview": """
      final class PlayerCell: UITableViewCell {
        private let songNameLabel = UILabel()
        private let durationLabel = UILabel()

        private func setupSongNameLabel() {
          songNameLabel.lineBreakMode = .byTruncatingMiddle
        }

        private func setupDurationLabel() {
          durationLabel.font = .systemFont(ofSize: 14)
        }
      }

      final class AlbumCell: UITableViewCell {
        private let coverView = UIImageView()
        private let titleLabel = UILabel()

        private func setupCoverView() {
          coverView.contentMode = .center
        }

        private func setupTitleLabel() {
          titleLabel.numberOfLines = 2
        }
      }
      """,
      "One of each: no majority": """
      final class PlayerCell: UITableViewCell {
        private let songNameLabel = UILabel()
        private let durationLabel = UILabel()

        private func setup() {
          songNameLabel.lineBreakMode = .byTruncatingMiddle
          durationLabel.font = .systemFont(ofSize: 14)
        }
      }

      final class AlbumCell: UITableViewCell {
        private lazy var coverView: UIImageView = {
          let view = UIImageView()
          view.contentMode = .center
          return view
        }()
        private lazy var titleLabel: UILabel = {
          let label = UILabel()
          label.numberOfLines = 2
          return label
        }()
      }
      """,
    ],
    badExamples: [
      "One method among functions": """
      final class PlayerCell: UITableViewCell {
        private let songNameLabel = UILabel()
        private let durationLabel = UILabel()

        private func setupSongNameLabel() {
          songNameLabel.lineBreakMode = .byTruncatingMiddle
        }

        private func setupDurationLabel() {
          durationLabel.font = .systemFont(ofSize: 14)
        }
      }

      final class AlbumCell: UITableViewCell {
        private let coverView = UIImageView()
        private let titleLabel = UILabel()

        private func setupCoverView() {
          coverView.contentMode = .center
        }

        private func setupTitleLabel() {
          titleLabel.numberOfLines = 2
        }
      }

      final class ↓ArtistCell: UITableViewCell {
        private let photoView = UIImageView()
        private let nameLabel = UILabel()

        private func setup() {
          photoView.clipsToBounds = true
          nameLabel.numberOfLines = 1
        }
      }
      """
    ])
}
