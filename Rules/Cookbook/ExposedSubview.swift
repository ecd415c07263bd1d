import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The subviews of a view are private.
struct ExposedSubview: Rule {
  let options: Options
  // Any file may extend a type.
  var query: Query<Finding> { .found(in: .subviews || .viewTypes, by: findings).reading(.anything) }

  func collect(from file: ViewFile, _ report: inout Report) {
    let names = NamesInParts(file)
    if !names.isEmpty { report.collect(NamesInParts.self) { $0.formUnion(names) } }
  }

  private func findings(in file: ViewFile) -> [Finding] {
    var findings = file.views.compactMap { subview($0, in: file) }
    findings += file.code.declarations.compactMap { getter($0, in: file) }
    if options.setupFunctions {
      Query.setupFunctions.visit(file) { function in
        if let finding = setup(function, in: file) { findings.append(finding) }
      }
    }
    return findings
  }

  private func subview(_ view: View, in file: ViewFile) -> Finding? {
    guard let subview = view.subview, subview.isProperty,
      case let declaration = subview.declaration, case let type = file.types[subview.type],
      type.isView, type.kind == .class, declaration.mayBeSubview,
      declaration.value.map({ $0.first?.is(.nil) != true }) ?? false
        // `var accessory: UIView? { didSet { … } }` is a place for a view from elsewhere.
        || declaration.body == nil && view.placements.contains(where: { !$0.action.item.isSelf }),
      let (name, owner) = seen(declaration, of: type)
    else { return nil }
    return Finding(
      name, "other types can reach into `\(owner)` for `\(name.text)`",
      advice:
        "make it `private`, and pass data and handlers through functions and properties of the view",
      fix: file.privacy(of: declaration, in: type),
      if: canBePrivate(name, of: type, in: file))
  }

  private func setup(_ function: ViewFunction, in file: ViewFile) -> Finding? {
    let (declaration, type) = (function.declaration, file.types[function.type])
    guard function.nameWithoutData != nil,
      !function.actions.isEmpty || !function.sureCalls.isEmpty, !declaration.hasAttribute,
      declaration.modifiers.isDisjoint(with: [.static, .override]),
      type.declaration.name?.isNameOfUIKit == false,
      let (name, owner) = seen(declaration, of: type)
    else { return nil }
    return Finding(
      name, "other types can call `\(name.text)()` of `\(owner)`, which sets it up",
      advice: "make it `private`", fix: file.privacy(of: declaration, in: type),
      if: canBePrivate(name, of: type, in: file))
  }

  /// A computed property that gives away a subview: `var label: UILabel { titleLabel }`.
  private func getter(_ declaration: Declaration, in file: ViewFile) -> Finding? {
    guard declaration.kind == .property, declaration.block.kind == .typeBody,
      !declaration.isStored, declaration.modifiers.isDisjoint(with: [.static, .override]),
      let given = declaration.body?.givenName,
      let type = file.scopes.type(around: declaration.statement), type.isView,
      file.view(given.alone, in: declaration.block)?.isKept == true,
      let (name, owner) = seen(declaration, of: type)
    else { return nil }
    return Finding(
      name, "other types can reach into `\(owner)` for `\(given.text)`",
      advice: "delete it, and pass data and handlers through functions and properties of the view",
      if: canBePrivate(name, of: type, in: file))
  }

  /// The names of a member and of its type; nil for what other types cannot see.
  private func seen(_ member: Declaration, of type: ViewType) -> (name: Lexeme, owner: String)? {
    guard !member.isPrivate, !type.isHidden, let name = member.name else { return nil }
    return type.declaration.name.map { (name, $0.text) }
  }

  struct Options: RuleOptions {
    var setupFunctions = false

    static let fields: [OptionField<Options>] = [
      OptionField(
        "setup_functions", \.setupFunctions,
        "whether functions that set the view up must be private, too, if no other type calls them")
    ]
  }

  private func canBePrivate(
    _ name: Lexeme, of type: ViewType, in file: ViewFile
  ) -> CanBePrivate {
    let protocols = file.parts(ofType: type.key).flatMap { part in
      part.declaration.type.filter {
        $0.kind == .identifier && !$0.isNameOfSystem
          && (part.kind == .extension || $0.previous?.kind == .comma)
      }
    }
    return CanBePrivate(
      type: type.key, name: file.names.key(name), protocols: Set(protocols.map(file.names.key)))
  }
}

extension ViewType {
  fileprivate var isHidden: Bool {
    declaration.isPrivate
      || declaration.block.ancestors.contains {
        $0.kind == .typeBody && $0.declaration?.isPrivate == true
      }
  }
}

extension Declaration {
  /// Whether it keeps a subview that the code may make, rather than a nib or another type.
  var mayBeSubview: Bool {
    isStored && modifiers.isDisjoint(with: [.static, .override, .weak])
      && !hasAttribute("IBOutlet")
  }
}

extension Block {
  /// The name that a getter gives and nothing else: `{ titleLabel }`, `{ get { return self.titleLabel } }`.
  fileprivate var givenName: Lexeme? {
    var body = self
    if kind == .accessors, let getter = firstStatement?.declaration?.body { body = getter }
    guard body.count == 1, let statement = body.firstStatement else { return nil }
    let first = statement.first.is(.return) ? statement.first.next : statement.first
    guard let name = first?.freeName, name == statement.tokens.last else { return nil }
    return name
  }
}

extension ViewFile {
  /// Makes a member of a type private, where only the type itself names it. Nil where code of the file would lose sight of
  /// the member, for what other modules may use, and where not one plain declaration says how far it is seen.
  fileprivate func privacy(of declaration: Declaration, in type: ViewType) -> Fix? {
    guard let name = declaration.name, !name.hasCapital, name.layoutWord?.isOfLayout != true,
      isOwn(name, of: type),
      !declaration.statement.tokens.outermost.contains(where: { $0.kind == .comma }),
      let edit = declaration.madePrivate
    else { return nil }
    return Fix([edit], safety: .safe, assuming: [Fix.Assumption(noMember: name)])
  }

  private func isOwn(_ name: Lexeme, of type: ViewType) -> Bool {
    let parts = parts(ofType: type.key)
    let bodies = parts.compactMap { $0.declaration.body?.tokens.indices }
    return !isInherited(type.key) && parts.count(where: { $0.kind != .extension }) == 1
      && mentions(of: name).allSatisfy { mention in
        mention.previous?.kind != .period || bodies.contains { $0.contains(mention.index) }
      }
  }
}

extension Declaration {
  fileprivate var madePrivate: Edit? {
    guard !hasAttribute, !prefix.contains(where: { $0.is(.public) || $0.is(.open) }) else {
      return nil
    }
    // `private(set)`, and what would be said without it.
    if let open = prefix.first(where: { $0.kind == .leftParen }) {
      guard let access = open.previous, access.is(.private), let close = open.partner else {
        return nil
      }
      return Edit(access.bytes.lowerBound..<close.bytes.upperBound, with: "private")
    }
    let start = statement.first.bytes.lowerBound
    return prefix.first { $0.is(.internal) }.map { Edit($0.bytes, with: "private") }
      ?? Edit(start..<start, with: "private ")
  }
}

/// That a member could be private: no extension or subclass in another file names it, and no protocol requires it.
struct CanBePrivate: Condition {
  /// The keys of the type, of the member, and of the type's protocols.
  let type: UInt64
  let name: UInt64
  let protocols: Set<UInt64>
  var clause: String { "no other file names the member where it could not if it were private" }

  func holds(in project: Project) -> Bool {
    let names = project[NamesInParts.self]
    return !names.keys.contains(TextHash.pair(type, name)) && !names.called.contains(name)
      // What a library requires is not known.
      && protocols.allSatisfy {
        names.protocols.contains($0) && !names.keys.contains(TextHash.pair($0, name))
      }
  }
}

/// What extensions and subclasses name without a receiver, by the type that another file declares; and what protocols
/// require.
struct NamesInParts: Contribution {
  private(set) var keys: Set<UInt64> = []
  private(set) var protocols: Set<UInt64> = []
  /// The functions without arguments that code calls on something else than `self`.
  private(set) var called: Set<UInt64> = []

  var isEmpty: Bool { keys.isEmpty && protocols.isEmpty && called.isEmpty }

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
    for call in file.code.calls {
      guard let name = call.name, name.previous?.kind == .period,
        name.next?.next?.kind == .rightParen, name.owner?.is(Keyword.`self`) != true
      else { continue }
      called.insert(file.names.key(name))
    }
    for declaration in file.code.declarations where declaration.kind == .protocol {
      guard let owner = declaration.name.map(file.names.key) else { continue }
      protocols.insert(owner)
      for case let member? in declaration.body?.statements.lazy.map(\.declaration) ?? [] {
        if member.kind == .property || member.kind == .function, let name = member.name {
          keys.insert(TextHash.pair(owner, file.names.key(name)))
        }
      }
    }
  }

  mutating func formUnion(_ other: NamesInParts) {
    keys.formUnion(other.keys)
    protocols.formUnion(other.protocols)
    called.formUnion(other.called)
  }
}

extension ExposedSubview {
  static let description = RuleDescription(
    id: "exposed_subview",
    family: .cookbook,
    summary: "Subview visible outside its type",
    rationale: """
      If other types can reach a subview, anyone can configure, fill and constrain it, and the view can no longer \
      change on its own. The rule checks stored and lazy properties of view classes that hold a view. `private(set)` \
      is not enough: whoever gets the subview can change it. A computed property that returns a subview is reported \
      too, and with `setup_functions` a setup function that is not private and that no other file calls.
      """,
    limits: [
      "outlets, overrides, static and weak properties, and members that a protocol requires",
      "types that are private or conform to a library's protocol",
      "observed properties without an initial value, which receive a view from elsewhere",
      "a class made to be subclassed in other files: suppress the rule there",
    ],
    source:
      "UIKit In Code, What things should be described, How view is configured: \"Define a single way to pass data into the view\"; Examples from projects A, Y and G: private subviews",
    defaultSeverity: .off,
    fixSafety: .safe,
    options: Options.descriptions,
    goodExamples: [
      "Private subviews": """
      final class PlayerCell: UITableViewCell {
        private let titleLabel = UILabel()
        fileprivate lazy var coverView: UIImageView = makeCoverView()

        func render(props: Props) { titleLabel.text = props.title }
      }
      """
    ],
    badExamples: [
      "Subviews that controllers can fill": """
      final class PlayerCell: UITableViewCell {
        let ↓titleLabel = UILabel()
        private(set) lazy var ↓coverView = UIImageView()
        var ↓badge: UIView!
        private let artistLabel = UILabel()
        var ↓subtitleLabel: UILabel { artistLabel }

        private func setup() {
          badge = UIView()
          contentView.addSubview(badge)
        }
      }
      """
    ])
}
