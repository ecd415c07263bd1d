import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The views of a project are laid out in one way.
struct LayoutDialect: Rule {
  let options: Options
  var query: Query<Sign> {
    Query(.constraints || .frames) { file, check in
      for constraint in file.constraints { sign(of: constraint, in: file).map(check) }
      for action in file.setFrames { sign(of: action, in: file).map(check) }
    }
  }

  /// A place where a type uses a way.
  struct Sign {
    let way: Style
    let token: Int
    let type: ViewType
  }

  func check(_ sign: Sign, in file: ViewFile, _ report: inout Report) {
    guard let owner = sign.type.declaration.name,
      report.isFirst(TextHash.pair(sign.type.key, TextHash(sign.way.rawValue).value))
    else { return }
    report.add(
      file.code[sign.token], "`\(owner.text)` lays out with \(sign.way.name)", way: sign.way,
      agreed: options.style, owner: sign.type.key)
  }

  private func sign(of constraint: Constraint, in file: ViewFile) -> Sign? {
    guard let type = constraint.typeToLayOut(in: file) else { return nil }
    let isStack = options.style == .stacks
    if let library = constraint.library {
      guard !isStack || constraint.isBetweenSiblings(in: file) else { return nil }
      return Sign(way: Style(library), token: constraint.tokens.lowerBound, type: type)
    }
    // Such a function beside a library is a matter of convenience.
    guard constraint.isOfHelper, !isStack, !file.laysOutWithLibrary(type) else { return nil }
    return Sign(way: .helpers, token: constraint.tokens.lowerBound, type: type)
  }

  private func sign(of frame: ViewAction, in file: ViewFile) -> Sign? {
    // So is a frame, unless it is known that the team uses none.
    guard let type = file.scopes.type(around: frame.statement),
      options.style != .majority || !file.laysOutWithLibrary(type)
    else { return nil }
    return Sign(way: .frames, token: frame.tokens.startIndex, type: type)
  }

  /// What views are to be laid out with: one library, functions of the project, frames, stacks, or what the majority uses.
  struct Style: WayOption, Hashable {
    let rawValue: String
    fileprivate let name: String

    static let majority = Style("majority", "what the others use")
    static let helpers = Style("helpers", "functions of the project")
    static let frames = Style("frames", "frames")
    static let stacks = Style("stacks", "stacks")
    static let allCases =
      [majority] + LayoutLibrary.allCases.map(Style.init) + [helpers, frames, stacks]

    private init(_ rawValue: String, _ name: String) {
      (self.rawValue, self.name) = (rawValue, name)
    }

    init(_ library: LayoutLibrary) { self.init(library.rawValue, library.name) }

    init?(rawValue: String) {
      guard let style = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = style
    }

    var isAccepted: Bool { self == .helpers }

    var practice: Finding.Message { "lay out with \(name)" }
    var advice: Finding.Message {
      self == .stacks
        ? "arrange the views in a `UIStackView`, and constrain only the outermost one" : practice
    }
  }

  typealias Options = WayOptions<Style>
}

extension ViewFile {
  /// The frames that functions give subviews when they set up or lay out a view. One that fills the view, or covers another
  /// one, is a background.
  fileprivate var setFrames: [ViewAction] {
    functions.lazy.filter { function in
      function.isMember
        && (function.isSetup
          || function.declaration.callback == .layout)
    }.flatMap { function in
      self.actions[function.actions].filter { action in
        // An initial frame says nothing about the layout.
        guard action.role == .frame, action.root == action.item, self.names.isSubview(action),
          action.member?.hasCapital != true, let value = action.statement.assignedValue?.last
        else { return false }
        return !value.is(.bounds) && !value.is(.frame) && !value.is(.zero)
          && !self.isFramedByUIKit(action)
      }
    }
  }

  /// Whether an action is about a view that has a frame whatever others have, or about one inside of it: UIKit places it so,
  /// as in `tableView.tableHeaderView = header`, `leftView = icon` and `UIBarButtonItem(customView: button)`, or it is a mask
  /// or a snapshot.
  fileprivate func isFramedByUIKit(_ action: ViewAction) -> Bool {
    let path = view(action.item, in: action.statement.block)?.path ?? []
    return path.contains { view in
      view.isSnapshot
        || view.events.contains { use in
          use.label.map { $0 == "customView" } == true
            || use.statement.assignedMember?.takesFramedView == true
              && use.statement.assignedValue?.last == use.tokens.last
        }
    }
  }

  fileprivate func laysOutWithLibrary(_ type: ViewType) -> Bool {
    answer(for: LayoutDialect.self, about: type.key) { file in
      file.constraints(ofType: type.key).contains {
        $0.library != nil && $0.typeToLayOut(in: file) != nil
      }
    }
  }
}

extension Constraint {
  fileprivate func isBetweenSiblings(in file: ViewFile) -> Bool {
    let block = statement.block
    guard let secondItem, !secondItem.isSuperview, !setsFrame,
      !attributes.subtracting([.width, .height]).isEmpty,
      secondItem.key != 0
    else { return false }
    return [firstItem, secondItem].allSatisfy { item in
      file.reference(item, in: block).placedView?.isContainer != true
    }
  }

  fileprivate var needsItems: Bool {
    library == .items && hasMultiplier && attributes.isDisjoint(with: [.width, .height])
  }

  /// The type whose code lays out with the constraint; nil for code about the views of others.
  fileprivate func typeToLayOut(in file: ViewFile) -> ViewType? {
    guard !needsItems,
      // A project may have its own `centerInSuperview()`.
      library != .tinyConstraints || file.importsTinyConstraints,
      let type = file.scopes.type(around: statement), let owner = type.declaration.name,
      // Also of a protocol that views conform to.
      type.kind != .extension || !(owner.isNameOfUIKit || firstItem.isSelf && !type.isView)
    else { return nil }
    return type
  }
}

extension View {
  fileprivate var isSnapshot: Bool {
    file.code.calls.contains { call in
      call.name?.hasSuffix("napshotView") == true
        && call.statement.declaration?.name.map {
          file.view($0.alone, in: call.statement.block) == self
        } == true
    }
  }
}

extension Lexeme {
  fileprivate var takesFramedView: Bool {
    guard hasSuffix("View") else { return self == "mask" }
    return isUIKitProperty || self == "titleView" || hasSuffix("ccessoryView")
      || hasSuffix("ackgroundView")
  }
}

extension LayoutDialect {
  static let description = RuleDescription(
    id: "layout_dialect",
    family: .cookbook,
    summary: "Layout API that differs from the project's",
    rationale: """
      Each layout library has its own argument order, signs and activation. Readers of a screen that mixes two of \
      them must know both, and conflicts are hard to see. The rule reports a type's first use of another way than \
      the project's; anchors, `NSLayoutConstraint(item:)` and format strings count as three ways. The majority of \
      view types decides, unless `style` does. With `style: stacks`, only constraints between subviews are reported; \
      `style: helpers` accepts only `layout_helpers`.
      """,
    limits: [
      "positions that are multiples of others, which need an `item`",
      "extensions of UIKit's types, and `layout_helpers` beside any library",
      "frames in types with constraints, unless `style` is set",
      "initial frames, masks, snapshots, and views that UIKit places: table headers, left views, bar button items",
      "without `style`, only files of this run count, separately for each configuration",
    ],
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
