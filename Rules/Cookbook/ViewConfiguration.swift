import LayoutModel
import LintEngine
import SwiftSource

/// The views of a project get their data in the same way.
struct ViewConfiguration: FileRule, CollectingRule {
  let options: Options
  let query = Query.file(with: .viewClasses)

  func check(_ file: ViewFile, _ report: inout Report) {
    let views = file.scopes.viewClasses()
    guard !views.isEmpty else { return }
    // A type gets one finding for each other way.
    var seen: [UInt64: Set<Style>] = [:]
    for declaration in file.code.declarations {
      guard declaration.kind == .function || declaration.kind == .property,
        let name = declaration.name, declaration.block.kind == .typeBody,
        let type = file.scopes.type(around: declaration.statement), views.contains(type.key),
        let typeName = type.declaration.name, type.shows(declaration),
        declaration.modifiers.isDisjoint(with: [.override, .static]),
        let way = DataPassing.way(of: declaration, name, in: file),
        seen[type.key, default: []].insert(way).inserted
      else { continue }
      report.add(
        name, .getsData(typeName.text, declaration.signature, way), way: way,
        agreed: options.style, owner: type.key)
    }
  }

  /// The way in which a view gets its data.
  enum Style: String, WayOption {
    case majority, render, configure, setup, update, set, bind, apply, fill, populate, property

    var practice: Finding.Message {
      switch self {
      case .majority: "agree"
      case .property: "get their data through a property with an observer"
      default: "get their data through `\(rawValue)(…)`"
      }
    }

    var advice: Finding.Message {
      switch self {
      case .majority: "agree on one way"
      case .property: "make it a property with `didSet`"
      default: "name the function `\(rawValue)`, and pass all data through it"
      }
    }
  }

  typealias Options = WayOptions<Style>
}

extension Finding.Message {
  fileprivate static func getsData(
    _ type: String, _ member: String, _ way: ViewConfiguration.Style
  ) -> Self {
    way == .property
      ? "`\(type)` gets its data through the property `\(member)`"
      : "`\(type)` gets its data through `\(member)`"
  }
}

extension ViewConfiguration {
  static let description = RuleDescription(
    id: "view_configuration",
    family: .cookbook,
    summary: "The views of a project get their data in the same way",
    rationale: """
      If one view is filled with `configure(…)`, another with `render(props:)` and a third through a property, each \
      must be read before it can be used. The rule counts the functions of view classes that other types can call, \
      with the usual names (`render`, `configure`, `setup`, `update`, `set`, `bind`, `apply`, `fill`, `populate`, \
      possibly with an ending such as `With` or `Cell`), and properties such as `viewModel` and `props` with \
      `didSet`. Functions that pass a single value, a state, a style or a delegate, such as `update(progress:)` and \
      `configure(isLoading:)`, and overrides do not count. The way of the majority of view types in the run is taken as the convention, and the \
      others are reported. The files of each configuration are counted separately, and only those that are linted. \
      If a hook or an editor lints single files, set `style`.
      """,
    source:
      "UIKit In Code, What things should be described, How view is configured: \"Define a single way to pass data into the view\"",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "Props everywhere, and a single value in addition": """
      final class PlayerCell: UITableViewCell {
        func render(props: Props) {
          songNameLabel.text = props.songName
        }

        func update(progress: Float) {
          progressView.progress = progress
        }
      }

      final class AlbumCell: UITableViewCell {
        func render(props: Props) {
          titleLabel.text = props.title
        }
      }
      """,
      "A controller": """
      final class PlayerCell: UITableViewCell {
        func render(props: Props) {}
      }

      final class AlbumCell: UITableViewCell {
        func render(props: Props) {}
      }

      final class PlayerViewController: UIViewController {
        func configure(with player: Player) {}
      }
      """,
    ],
    badExamples: [
      "A view that differs": """
      final class PlayerCell: UITableViewCell {
        func render(props: Props) {}
      }

      final class AlbumCell: UITableViewCell {
        func render(props: Props) {}
      }

      final class ArtistCell: UITableViewCell {
        func ↓configure(with artist: Artist) {
          nameLabel.text = artist.name
        }
      }
      """,
      "A second way": """
      final class PlayerCell: UITableViewCell {
        func configure(song: String, album: String) {}
      }

      final class AlbumCell: UITableViewCell {
        var ↓viewModel: AlbumViewModel? {
          didSet { titleLabel.text = viewModel?.title }
        }

        func configure(title: String) {}
      }
      """,
    ])
}
