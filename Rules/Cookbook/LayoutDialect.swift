import LayoutModel
import LintEngine
import SwiftSource

/// The views of a project make their constraints with one library.
struct LayoutDialect: FileRule {
  let options: Options
  let query = Query.file(with: .constraints || .frames)

  func check(_ file: ViewFile, _ report: inout Report) {
    var seen: Set<Use> = []
    var helped: [(type: ViewType, token: Int)] = []
    for constraint in file.constraints {
      guard !constraint.needsItems,
        // A project may have its own `centerInSuperview()`.
        constraint.library != .tinyConstraints || file.imports(.TinyConstraints),
        let type = file.scopes.type(around: constraint.statement),
        let owner = type.declaration.name,
        // Also of a protocol that views conform to.
        type.kind != .extension
          || !(owner.isNameOfUIKit || constraint.firstItem.isSelf && !type.isView)
      else { continue }
      let first = constraint.tokens.lowerBound
      guard let library = constraint.library else {
        if constraint.isOfHelper { helped.append((type, first)) }
        continue
      }
      add(Style(library), at: first, of: type)
    }
    // Such a function beside a library is a matter of convenience.
    let types = Set(seen.map(\.type))
    for use in helped where !types.contains(use.type.key) {
      add(.helpers, at: use.token, of: use.type)
    }

    func add(_ style: Style, at token: Int, of type: ViewType) {
      guard let owner = type.declaration.name,
        seen.insert(Use(type: type.key, style: style)).inserted
      else { return }
      report.add(
        file.code[token], .laysOut(owner.text, style), way: style, agreed: options.style,
        owner: type.key)
    }
  }

  /// A way in a type.
  private struct Use: Hashable {
    var type: UInt64
    var style: Style
  }

  /// What constraints are to be made with: one library, functions of the project, or what the majority uses.
  struct Style: WayOption, Hashable {
    static let majority = Style(nil)
    static let helpers = Style(nil, isHelpers: true)
    static let allCases = [majority] + LayoutLibrary.allCases.map { Style($0) } + [helpers]

    private let library: LayoutLibrary?
    private let isHelpers: Bool

    init(_ library: LayoutLibrary?, isHelpers: Bool = false) {
      self.library = library
      self.isHelpers = isHelpers
    }

    init?(rawValue: String) {
      guard let style = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = style
    }

    var rawValue: String { library?.rawValue ?? (isHelpers ? "helpers" : "majority") }

    var isAccepted: Bool { isHelpers }

    /// How a message names it.
    fileprivate var name: String {
      switch library {
      case nil: isHelpers ? "functions of the project" : "what the others use"
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
      self == .majority ? "agree" : "lay out with \(name)"
    }

    var advice: Finding.Message {
      self == .majority ? "agree on one way" : "lay out with \(name)"
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
      types and frames do not count. Functions of the project that constrain views (`layout_helpers`) are accepted \
      beside each library; `style: helpers` asks for nothing else in views. The way of the majority of view \
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
