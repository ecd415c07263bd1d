import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The subviews of a view are private.
struct ExposedSubview: Rule {
  let options: Options
  // Any file may extend a type.
  let query =
    (Query.views().map(Subject.view)
    || Query.setupFunctions.map(Subject.setup)
    || Query.properties(with: .subviews).map(Subject.property)).reading(.anything)
  static let collectsNames = true

  enum Subject {
    case view(View)
    case setup(ViewFunction)
    case property(Declaration)
  }

  func collect(from file: ViewFile, _ report: inout Report) {
    let names = NamesInParts(file)
    if !names.isEmpty { report.collect(NamesInParts.self) { $0.formUnion(names) } }
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .view(let view): check(view, in: file, &report)
    case .setup(let function):
      if options.setupFunctions { check(function, in: file, &report) }
    case .property(let declaration): check(declaration, in: file, &report)
    }
  }

  private func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    guard let subview = view.subview, subview.isProperty,
      case let declaration = subview.declaration,
      case let type = file.types[subview.type], type.isView,
      type.kind == .class, declaration.mayBeSubview, !declaration.isPrivate, !type.isHidden,
      let name = declaration.name, let typeName = type.declaration.name
    else { return }
    let isOwn =
      declaration.value.map { $0.first?.is(.nil) != true } ?? false
      || !declaration.isSlot
        && view.placements.contains { !$0.action.item.isSelf }
    guard isOwn else { return }
    report.add(
      name, .isExposed(name.text, typeName.text),
      advice:
        "make it `private`, and pass data and handlers through functions and properties of the view",
      fix: Privacy(file: file, type: type).fix(declaration),
      if: canBePrivate(name, of: type, in: file))
  }
}

extension ExposedSubview {
  struct Options: RuleOptions {
    /// Whether setup functions must be private as well.
    var setupFunctions = false

    static let fields: [OptionField<Options>] = [
      OptionField(
        "setup_functions", \.setupFunctions,
        "whether functions that set the view up must be private, too, if no other type calls them")
    ]
  }

  /// Reports setup functions that other types can call, and do not.
  private func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    let declaration = function.declaration
    let type = file.types[function.type]
    guard let name = function.nameWithoutData,
      !function.actions.isEmpty || !function.sureCalls.isEmpty, !type.isHidden,
      !declaration.isPrivate, !type.declaration.isPrivate, !declaration.hasAttribute,
      declaration.modifiers.isDisjoint(with: [.static, .override]),
      let typeName = type.declaration.name, !typeName.isNameOfUIKit
    else { return }
    report.add(
      name, "other types can call `\("\(name.text)()")` of `\(typeName.text)`, which sets it up",
      advice: "make it `private`",
      fix: Privacy(file: file, type: type).fix(declaration),
      if: canBePrivate(name, of: type, in: file))
  }

  /// Reports computed properties that give away a subview: `var label: UILabel { titleLabel }`.
  private func check(_ declaration: Declaration, in file: ViewFile, _ report: inout Report) {
    guard declaration.block.kind == .typeBody, !declaration.isStored, !declaration.isPrivate,
      declaration.modifiers.isDisjoint(with: [.static, .override]),
      let given = declaration.body?.givenName, let name = declaration.name,
      let type = file.scopes.type(around: declaration.statement), type.isView, !type.isHidden,
      !type.declaration.isPrivate, let typeName = type.declaration.name,
      file.view(given.alone, in: declaration.block)?.isKept == true
    else { return }
    report.add(
      name, .isExposed(given.text, typeName.text),
      advice: "delete it, and pass data and handlers through functions and properties of the view",
      if: canBePrivate(name, of: type, in: file))
  }

  private func canBePrivate(
    _ name: Lexeme, of type: ViewType, in file: ViewFile
  ) -> CanBePrivate {
    CanBePrivate(
      type: type.key, name: file.names.key(name),
      protocols: file.namedProtocols(of: type))
  }
}

extension ViewFile {
  /// The keys of the protocols that the parts of a type in the file conform to, as far as they are not UIKit's.
  fileprivate func namedProtocols(of type: ViewType) -> Set<UInt64> {
    var keys: Set<UInt64> = []
    for part in types where part.key == type.key {
      for name in part.declaration.type
      where name.kind == .identifier && !name.isNameOfSystem
        && (part.kind == .extension || name.previous?.kind == .comma)
      {
        keys.insert(names.key(name))
      }
    }
    return keys
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
  /// Whether it keeps a subview that the code may make, rather than a nib or another type.
  var mayBeSubview: Bool {
    isStored && modifiers.isDisjoint(with: [.static, .override, .weak])
      && !hasAttribute("IBOutlet")
  }

  /// Whether it is a place for a view from elsewhere: `var accessory: UIView? { didSet { … } }`.
  fileprivate var isSlot: Bool { body != nil }
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

extension Finding.Message {
  fileprivate static func isExposed(_ subview: String, _ type: String) -> Self {
    "other types can reach into `\(type)` for `\(subview)`"
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
