import LayoutModel
import LintEngine
import SwiftSource

/// The views of a project set up their subviews in one way.
public struct ViewStructure: FileRule, CollectingRule {
  /// What is set.
  public let options: Options

  public init(options: Options) { self.options = options }

  public let query = Query.file(with: .viewClasses)

  public func check(_ file: ViewFile, _ report: inout Report) {
    guard file.types.contains(where: { $0.isView && $0.kind == .class }) else { return }
    let setups = SubviewSetups(in: file)
    for type in file.types where type.isView && type.kind == .class {
      guard let name = type.declaration.name, let way = setups.way(of: type.key) else { continue }
      report.add(
        name, .setsUp(name.text, way), way: way, agreed: options.style, owner: type.key)
    }
  }

  /// How subviews are set up.
  public enum Style: String, WayOption {
    case majority, functions, method, closures

    public var practice: Finding.Message {
      switch self {
      case .majority: "agree"
      case .functions: "set up each subview in a function of its own"
      case .method: "set up their subviews in one method"
      case .closures: "set up each subview in a closure that is its initial value"
      }
    }

    public var advice: Finding.Message {
      switch self {
      case .majority: "agree on one way"
      case .functions: "give each subview a setup function of its own"
      case .method: "set up the subviews together in one method"
      case .closures:
        "write the setup of each subview into a closure: `private lazy var label: UILabel = { … }()`"
      }
    }
  }

  /// What can be set.
  public typealias Options = WayOptions<Style>
}

extension Finding.Message {
  fileprivate static func setsUp(_ type: String, _ way: ViewStructure.Style) -> Self {
    switch way {
    case .majority, .functions: "`\(type)` sets up most of its own in a function for each"
    case .method: "`\(type)` sets up most of its own in one method"
    case .closures: "`\(type)` sets up most of its own in closures"
    }
  }
}

extension ViewStructure {
  public static let description = RuleDescription(
    id: "view_structure",
    family: .cookbook,
    summary: "The views of a project set up their subviews in one way",
    rationale: """
      Whoever opens a view should know where to look. There are three ways: a setup function for each subview, one \
      method that sets up all, or a closure for each that is its initial value. A view type with at least two subviews \
      in properties that it sets up itself stands for the way of more than half of them; bare values, outlets, locals \
      and constraints say nothing. What most view types of the run do is taken for agreed, and the others are reported; \
      the files of each configuration count for themselves, and only those that are linted. Where a hook or an editor \
      lints single files, name the way with `style`.
      """,
    source:
      "UIKit In Code, What things should be described, View structure: \"Main goal is to have single way across all project\"",
    defaultSeverity: .off,
    since: "0.1.0",
    options: Options.descriptions,
    goodExamples: [
      Example(
        "Two views with a function for each subview",
        """
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
        """),
      Example(
        "One of each: nothing is agreed upon",
        """
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
        """),
    ],
    badExamples: [
      Example(
        "One method among functions",
        """
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
        """)
    ])
}
