import LayoutModel
import LintEngine
import SwiftSource

/// The subviews of a view are private.
struct ExposedSubview: FileRule {
  // Any file may extend a type.
  let query = Query.file(with: .anything)

  func check(_ file: ViewFile, _ report: inout Report) {
    let names = NamesInParts(file)
    if !names.isEmpty { report.collect(NamesInParts.self) { $0.formUnion(names) } }
    guard !file.subviews.isEmpty else { return }
    lazy var added = AddedProperties(file)
    lazy var protocols = protocols(in: file)
    for subview in file.subviews where subview.type >= 0 {
      let type = file.types[subview.type]
      let declaration = subview.declaration
      guard type.isView, type.kind == .class, declaration.mayBeSubview, !type.isHidden,
        let name = declaration.name, let typeName = type.declaration.name
      else { continue }
      let isOwn =
        declaration.value.map { $0.first?.is(.nil) != true } ?? false
        || !declaration.isSlot && added.contain(subview.key, of: type.key)
      guard isOwn else { continue }
      report.add(
        name, .isExposed(name.text, typeName.text), advice: .hide,
        if: CanBePrivate(
          type: type.key, name: file.names.key(name), protocols: protocols[type.key] ?? []))
    }
  }
}

extension ExposedSubview {
  /// The keys of the protocols that the types of a file conform to in it, as far as they are not UIKit's, by type.
  private func protocols(in file: ViewFile) -> [UInt64: Set<UInt64>] {
    var protocols: [UInt64: Set<UInt64>] = [:]
    for part in file.types {
      for name in part.declaration.type
      where name.kind == .identifier && !name.isNameOfSystem
        && (part.kind == .extension || name.previous?.kind == .comma)
      {
        protocols[part.key, default: []].insert(file.names.key(name))
      }
    }
    return protocols
  }
}

/// That a member could be private: no extension or subclass in another file names it, and no protocol requires it.
private struct CanBePrivate: Condition {
  /// The keys of the type, of the member, and of the type's protocols.
  let type: UInt64
  let name: UInt64
  let protocols: Set<UInt64>

  func holds(in project: Project) -> Bool {
    let names = project[NamesInParts.self]
    return !names.keys.contains(TextHash.pair(type, name))
      // What a library requires is not known.
      && protocols.allSatisfy {
        names.protocols.contains($0) && !names.keys.contains(TextHash.pair($0, name))
      }
  }
}

/// What extensions and subclasses name without a receiver, by the type that another file declares; and what protocols
/// require.
private struct NamesInParts: Contribution {
  private(set) var keys: Set<UInt64> = []
  private(set) var protocols: Set<UInt64> = []

  var isEmpty: Bool { keys.isEmpty && protocols.isEmpty }

  init() {}

  init(_ file: ViewFile) {
    let declared = Set(file.types.lazy.filter { $0.kind != .extension }.map(\.key))
    // What is in a type inside of another one has been read with that.
    var end = 0
    for type in file.types {
      guard let body = type.declaration.body, body.tokens.startIndex >= end,
        let owner = type.kind == .extension
          ? type.key : type.declaration.superclass.map(file.names.key),
        !declared.contains(owner)
      else { continue }
      end = body.tokens.endIndex
      for token in body.tokens where token.kind == .identifier && !token.hasCapital {
        guard token.previous?.kind != .period || token.owner?.is(Keyword.`self`) == true else {
          continue
        }
        keys.insert(TextHash.pair(owner, file.names.key(token)))
      }
    }
    for declaration in file.code.declarations where declaration.kind == .protocol {
      guard let owner = declaration.name.map(file.names.key) else { continue }
      protocols.insert(owner)
      for case let member? in declaration.body?.statements.lazy.map(\.declaration) ?? [] {
        if member.kind == .property, let name = member.name {
          keys.insert(TextHash.pair(owner, file.names.key(name)))
        }
      }
    }
  }

  mutating func formUnion(_ other: NamesInParts) {
    keys.formUnion(other.keys)
    protocols.formUnion(other.protocols)
  }
}

/// The properties that a file adds to views, by type.
private struct AddedProperties {
  private var keys = KeySet()

  init(_ file: ViewFile) {
    for action in file.actions where action.role == .addition || action.role == .arrangement {
      guard !action.item.isSelf, !file.names.isLocalItem(action.root, at: action.statement),
        let type = file.scopes.type(around: action.statement)
      else { continue }
      keys.insert(TextHash.pair(type.key, action.root.key))
    }
  }

  func contain(_ name: UInt64, of type: UInt64) -> Bool {
    keys.contains(TextHash.pair(type, name))
  }
}

extension ViewType {
  /// Whether other files cannot see the type: it, or a type around it, is private.
  fileprivate var isHidden: Bool {
    declaration.isPrivate
      || declaration.block.ancestors.contains {
        $0.kind == .typeBody && $0.declaration?.isPrivate == true
      }
  }
}

extension Declaration {
  fileprivate var mayBeSubview: Bool {
    isStored && !isPrivate && modifiers.isDisjoint(with: [.static, .override, .weak])
      && !hasAttribute("IBOutlet")
  }

  /// Whether it is a place for a view from elsewhere: `var accessory: UIView? { didSet { … } }`.
  fileprivate var isSlot: Bool { body != nil }
}

extension Finding.Message {
  fileprivate static func isExposed(_ subview: String, _ type: String) -> Self {
    "other types can reach into `\(type)` for `\(subview)`"
  }

  fileprivate static var hide: Self {
    "make it `private`, and pass data and handlers through functions and properties of the view"
  }
}

extension ExposedSubview {
  static let description = RuleDescription(
    id: "exposed_subview",
    family: .cookbook,
    chapter: .viewStructure,
    summary: "The subviews of a view are private",
    rationale: """
      A subview that other types can reach is configured, filled and constrained from anywhere, and the view can no \
      longer be changed on its own. The rule checks the stored and lazy properties of view classes that hold a view \
      with an initial value or one that the class adds. `private(set)` is not enough: whoever gets the subview can \
      change it. Exempt are outlets, overrides, static and weak properties, members that a protocol of the project \
      requires, types that are private themselves or conform to a protocol of a library, and places for a view from \
      elsewhere: properties with an observer and without an initial value. A class that is made for subclasses in other files may need more: \
      silence it there, or turn the rule off for its folder.
      """,
    source:
      "UIKit In Code, What things should be described, How view is configured: \"Define a single way to pass data into the view\"; Examples from projects A, Y and G: private subviews",
    defaultSeverity: .off,
    goodExamples: [
      "Private subviews": """
      final class PlayerCell: UITableViewCell {
        private let titleLabel = UILabel()
        fileprivate lazy var coverView: UIImageView = makeCoverView()

        func render(props: Props) {
          titleLabel.text = props.title
        }
      }
      """,
      "A place for a view from elsewhere, and a requirement": """
      protocol CoverTransitioning {
        var coverView: UIImageView { get }
      }

      final class PlayerView: UIView, CoverTransitioning {
        let coverView = UIImageView()

        var accessory: UIView? {
          didSet {
            oldValue?.removeFromSuperview()
            if let accessory { addSubview(accessory) }
          }
        }
      }
      """,
    ],
    badExamples: [
      "Subviews that controllers can fill": """
      final class PlayerCell: UITableViewCell {
        let ↓titleLabel = UILabel()
        private(set) lazy var ↓coverView = UIImageView()
        var ↓badge: UIView!

        private func setup() {
          badge = UIView()
          contentView.addSubview(badge)
        }
      }
      """
    ])
}
