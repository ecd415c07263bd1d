import LayoutModel
import LintEngine
import SwiftSource

/// The views of a project make their constraints with one library.
struct LayoutDialect: FileRule {
  let options: Options
  let query = Query.file(with: .constraints || .frames)

  func check(_ file: ViewFile, _ report: inout Report) {
    var seen: Set<Use> = []
    for constraint in file.constraints {
      guard let library = constraint.library, !constraint.needsItems,
        // A project may have its own `centerInSuperview()`.
        library != .tinyConstraints || file.imports(.TinyConstraints),
        let type = file.scopes.type(around: constraint.statement),
        let owner = type.declaration.name,
        !(type.kind == .extension && owner.isNameOfUIKit),
        seen.insert(Use(type: type.key, library: library)).inserted
      else { continue }
      let style = Style(library)
      report.add(
        file.code[constraint.tokens.lowerBound], .laysOut(owner.text, style), way: style,
        agreed: options.style, owner: type.key)
    }
  }

  /// A library in a type.
  private struct Use: Hashable {
    var type: UInt64
    var library: LayoutLibrary
  }

  /// What constraints are to be made with: one library, or that of the majority.
  struct Style: WayOption {
    static let majority = Style(nil)
    static let allCases = [majority] + LayoutLibrary.allCases.map { Style($0) }

    private let library: LayoutLibrary?

    init(_ library: LayoutLibrary?) { self.library = library }

    init?(rawValue: String) {
      guard let style = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = style
    }

    var rawValue: String { library?.rawValue ?? "majority" }

    /// How a message names it.
    fileprivate var name: String {
      switch library {
      case nil: "what the others use"
      case .anchors: "anchors"
      case .items: "`NSLayoutConstraint(item:)`"
      case .visualFormat: "visual format strings"
      case .anchorage: "Anchorage"
      case .cartography: "Cartography"
      case .easyPeasy: "EasyPeasy"
      case .flexLayout: "FlexLayout"
      case .pinLayout: "PinLayout"
      case .pureLayout: "PureLayout"
      case .snapKit: "SnapKit"
      case .stevia: "Stevia"
      case .tinyConstraints: "TinyConstraints"
      }
    }

    var practice: Finding.Message {
      library == nil ? "agree" : "lay out with \(name)"
    }

    var advice: Finding.Message {
      library == nil ? "agree on one way" : "lay out with \(name)"
    }
  }

  typealias Options = WayOptions<Style>
}

extension Constraint {
  /// Whether only an initializer with items can make it: a position that is a multiple of another one.
  fileprivate var needsItems: Bool {
    library == .items && hasMultiplier && attributes.isDisjoint(with: [.width, .height])
  }
}

extension Finding.Message {
  fileprivate static func laysOut(_ type: String, _ way: LayoutDialect.Style) -> Self {
    "`\(type)` lays out with \(way.name)"
  }
}

extension LayoutDialect {
  static let description = RuleDescription(
    id: "layout_dialect",
    family: .cookbook,
    chapter: .constraints,
    summary: "The views of a project make their constraints with one library",
    rationale: """
      Each library has its own order of arguments, its own signs and its own way to activate constraints. Whoever \
      reads a screen that mixes two of them has to know both, and a conflict is hard to see if one half is written \
      with anchors and the other half with SnapKit. The rule reports a type the first time it uses a library that \
      is not the project's. The ways of UIKit count as three: anchors, `NSLayoutConstraint(item:)` and format strings. \
      A position that is a multiple of another one needs an `item`, and is accepted everywhere; extensions of UIKit's \
      types, functions of the project that constrain views, and frames do not count. The way of the majority of view \
      types in the run is taken as the convention, and the others are reported. The files of each configuration are \
      counted separately, and only those that are linted. If a hook or an editor lints single files, set `style`.
      """,
    source:
      "UIKit In Code, What things should be described, Constraints: \"Have a clear and simple way to add constraints will decrease development time\"",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "Anchors in every view": """
      final class PlayerCell: UITableViewCell {
        private func setupTitleLabel() {
          titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
      }

      final class AlbumCell: UITableViewCell {
        private func setupCoverView() {
          NSLayoutConstraint.activate([
            coverView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
          ])
        }
      }
      """
    ],
    badExamples: [
      "Another library": """
      final class PlayerCell: UITableViewCell {
        private func setupTitleLabel() {
          titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
      }

      final class AlbumCell: UITableViewCell {
        private func setupCoverView() {
          coverView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        }
      }

      final class ArtistCell: UITableViewCell {
        private func setupPhotoView() {
          photoView.snp.makeConstraints { make in
            ↓make.top.equalToSuperview()
          }
        }
      }
      """
    ])
}
