import LayoutModel
import LintEngine
import SwiftSource

/// The subviews of a view are private.
struct ExposedSubview: FileRule {
  // Any file may extend a type.
  let query = Query.file(with: .anything)

  func check(_ file: ViewFile, _ report: inout Report) {
    let names = NamesInParts(file)
    if !names.keys.isEmpty { report.collect(NamesInParts.self) { $0.formUnion(names) } }
    guard !file.subviews.isEmpty else { return }
    lazy var required = Requirements(file)
    lazy var added = AddedProperties(file)
    for subview in file.subviews where subview.type >= 0 {
      let type = file.types[subview.type]
      let declaration = subview.declaration
      guard type.isView, type.kind == .class, declaration.mayBeSubview, !type.isHidden,
        let name = declaration.name, let typeName = type.declaration.name
      else { continue }
      let isOwn =
        declaration.value.map { $0.first?.is(.nil) != true } ?? false
        || !declaration.isSlot && added.contain(subview.key, of: type.key)
      guard isOwn, !required.contain(file.names.key(name), of: type.key) else { continue }
      report.add(
        name, .isExposed(name.text, typeName.text), advice: .hide,
        if: CanBePrivate(member: TextHash.pair(type.key, file.names.key(name))))
    }
  }
}

/// That no extension or subclass in another file names a member: it could not if the member were private.
private struct CanBePrivate: Condition {
  /// The keys of the type and of the name.
  let member: UInt64

  func holds(in project: Project) -> Bool { !project[NamesInParts.self].keys.contains(member) }
}

/// What extensions and subclasses name without a receiver, by the type that another file declares.
private struct NamesInParts: Contribution {
  private(set) var keys: Set<UInt64> = []

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
  }

  mutating func formUnion(_ other: NamesInParts) { keys.formUnion(other.keys) }
}

/// The properties that protocols of a file require of its types, by type and name.
private struct Requirements {
  /// For each property, the protocols that require it.
  private var protocols = KeyMap<[UInt64]>()
  /// Each type with each protocol that it conforms to.
  private var conformances = KeySet()

  init(_ file: ViewFile) {
    var names = KeySet()
    for declaration in file.code.declarations where declaration.kind == .protocol {
      guard let name = declaration.name, let body = declaration.body else { continue }
      let key = file.names.key(name)
      names.insert(key)
      for member in body.statements.lazy.compactMap(\.declaration) where member.kind == .property {
        if let property = member.name {
          protocols[file.names.key(property), default: []].append(key)
        }
      }
    }
    guard !names.isEmpty else { return }
    for part in file.types {
      for inherited in part.declaration.type where inherited.kind == .identifier {
        let key = file.names.key(inherited)
        if names.contains(key) { conformances.insert(TextHash.pair(part.key, key)) }
      }
    }
  }

  /// Whether a type, or an extension of it in the file, conforms to a protocol with such a property.
  func contain(_ property: UInt64, of type: UInt64) -> Bool {
    protocols[property]?.contains { conformances.contains(TextHash.pair(type, $0)) } ?? false
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
      change it. Exempt are outlets, overrides, static and weak properties, members that a protocol of the same file \
      requires, types that are private themselves, and places for a view from elsewhere: properties with an \
      observer and without an initial value. A class that is made for subclasses in other files may need more: \
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
