import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Subviews are declared, set up and added in the same order.
struct SubviewOrder: FileRule {
  let options: Options
  // An order is one of all declarations, additions and setup functions of a file.
  let query = Query.file(with: .subviews)

  func check(_ file: ViewFile, _ report: inout Report) {
    guard file.subviews.count > 1 else { return }
    let orders = SubviewOrders(in: file, options)
    for (call, view) in orders.lateOwnSetups {
      report.add(
        call, "`\(call.text)()`, which sets up the view itself, comes after the setup of `\(view)`",
        advice: "call `\(call.text)()` first")
    }
    for late in orders.firstLate {
      report.add(
        late.tokens,
        "`\(late.name)` is \(late.verb) after `\(late.other)`, but declared before it",
        advice: "declare, set up and add subviews in the same order, as they appear on the screen")
    }
  }

  struct Options: RuleOptions {
    var additions = true
    var setup = true
    var functions = false
    var constraints = false
    var prefixes = SetupName.Options().prefixes + ["add", "layout"]

    static let fields: [OptionField<Options>] = [
      OptionField(
        "additions", \.additions,
        "whether subviews must be added to each parent in the order of their declarations"),
      OptionField(
        "setup", \.setup,
        "whether subviews must be set up in the order of their declarations, directly or by calls"
      ),
      OptionField(
        "functions", \.functions,
        "whether setup functions must be declared in the order of the views that they are named after"
      ),
      OptionField(
        "constraints", \.constraints,
        "whether subviews must be constrained in the order of their declarations"),
      OptionField(
        "prefixes", \.prefixes,
        "the prefixes of the view in the name of its setup function"),
    ]
  }
}

/// The orders in which the types of a file add and set up their views, as far as the options ask for them.
struct SubviewOrders {
  /// A view that comes after one that is declared behind it.
  typealias Late = (name: String, other: String, verb: String, tokens: Lexemes)

  /// What has an order of its own: the calls of setup functions, the members of views, and the functions themselves do.
  private struct Group: Hashable {
    enum Step: String {
      case added, arranged, called, declared, constrained
      case setUp = "set up"
    }
    enum Access { case `private`, `internal`, `public` }

    var type: UInt64
    var step: Step
    /// The index of the block, or of the label of the list.
    var place: Int?
    var parent: View?
    var access = Access.internal

    var verb: String {
      switch step {
      case .added, .arranged: "added"
      case .constrained: "constrained"
      case .called, .declared, .setUp: "set up"
      }
    }
  }

  private let file: ViewFile
  private let prefixes: [String]
  private var last: [Group: Declaration] = [:]
  /// Each view counts once in a group.
  private var seen: [Group: Set<Declaration>] = [:]
  private var late: [UInt64: Late] = [:]
  /// The calls of functions that set up the view itself, `setupView()`, after the setup of a subview in the same block,
  /// with the name of that.
  private(set) var lateOwnSetups: [(call: Lexeme, subview: String)] = []

  init(in file: ViewFile, _ options: SubviewOrder.Options) {
    self.file = file
    prefixes = options.prefixes
    for function in file.functions {
      let type = file.typeKey(at: function.type)
      if options.functions, let name = function.nameWithoutData {
        add(view(namedIn: name, type), Group(type: type, step: .declared), name.alone)
      }
      guard function.isSetup, function.isMember else { continue }
      for action in file.actions[function.actions]
      where action.statement.runsDirectly(in: function.body) {
        if options.additions { add(action, of: type) }
        if options.setup { addSetup(action, of: type) }
      }
      if options.setup { readCalls(in: function, of: type) }
    }
    if options.additions {
      for property in file.properties where property.isMember {
        guard let value = property.declaration.value else { continue }
        for action in file.actions(in: value) where action.role == .arrangement {
          add(action, of: file.typeKey(at: property.type))
        }
      }
    }
    if options.constraints { readConstraints() }
  }

  /// For each type that has one, the first view out of place, in source order.
  var firstLate: [Late] {
    late.values.sorted { $0.tokens.startIndex < $1.tokens.startIndex }
  }

  /// The keys of the types of which views were compared.
  var comparedTypes: KeySet { KeySet(seen.lazy.filter { $1.count > 1 }.map(\.key.type)) }

  private func view(namedIn function: Lexeme, _ type: UInt64) -> View? {
    file.view(namedIn: function.text, behind: prefixes, of: type)
  }

  private mutating func add(_ view: View?, _ group: Group, _ tokens: Lexemes) {
    guard let view, view.isKept, view.typeKey == group.type, let declaration = view.declaration
    else { return }
    let isPublic = declaration.prefix.contains {
      ($0.is(.public) || $0.is(.open)) && $0.next?.kind != .leftParen
    }
    var group = group
    group.access = declaration.isPrivate ? .private : isPublic ? .public : .internal
    guard seen[group, default: []].insert(declaration).inserted else { return }
    guard let before = last[group], before.index > declaration.index else {
      last[group] = declaration
      return
    }
    if let known = late[group.type], known.tokens.startIndex <= tokens.startIndex { return }
    late[group.type] = (
      declaration.name?.text ?? "", before.name?.text ?? "", group.verb, tokens
    )
  }

  private mutating func add(_ action: ViewAction, of type: UInt64) {
    let block = action.statement.block
    guard action.role == .addition || action.role == .arrangement, !action.statement.isAlternative,
      !file.names.isLocalItem(action.item, at: action.statement)
    else { return }
    var group = Group(type: type, step: .arranged, place: action.member?.index)
    if action.role == .addition {
      guard let parent = action.parent, parent.key != 0,
        action.member?.hasWordPrefix(.insert) != true
      else { return }
      group = Group(
        type: type, step: .added, place: block.index, parent: file.view(parent, in: block))
    }
    add(file.view(action.item, in: block), group, action.tokens)
  }

  /// Data and states are set once they are known, in any order.
  private mutating func addSetup(_ action: ViewAction, of type: UInt64) {
    guard action.role == .appearance, case let block = action.statement.block,
      !file.names.isLocalItem(action.root, at: action.statement)
    else { return }
    let view = file.view(action.root, in: block)
    add(
      view, Group(type: type, step: .setUp, place: block.index, parent: view?.firstParent),
      action.tokens)
  }

  private mutating func readCalls(in function: ViewFunction, of type: UInt64) {
    for statement in function.body.statementsOnAllLevels {
      guard let name = statement.calledName, statement.runsDirectly(in: function.body),
        let view = view(namedIn: name, type)
      else { continue }
      let place = statement.block.index
      add(
        view, Group(type: type, step: .called, place: place, parent: view.firstParent), name.alone)
    }
    var first: View?
    for name in function.sureCalls {
      if let view = view(namedIn: name, type) {
        first = first ?? view
      } else if let first, prefixes.contains(where: { name.text == "\($0)View" }) {
        lateOwnSetups.append((name, first.text))
      }
    }
  }

  /// Compares the first constraints of views in one list or one run of statements.
  private mutating func readConstraints() {
    for constraint in file.constraints where !constraint.setsFrame {
      let statement = constraint.statement
      guard let body = statement.block.function?.body, !statement.isAlternative,
        !file.names.isLocalItem(constraint.firstItem, at: statement),
        let type = file.scopes.type(around: statement), let view = file.first(of: constraint)
      else { continue }
      add(
        view,
        Group(type: type.key, step: .constrained, place: body.index, parent: view.firstParent),
        file.code[constraint.firstItem.tokens])
    }
  }
}

extension Statement {
  /// Whether it is in one of several branches of which only one runs.
  fileprivate var isAlternative: Bool {
    for block in block.ancestors {
      switch block.kind {
      case .caseBody: return true
      case .branch:
        guard let branch = block.owner, branch.first.is(.if) else { continue }
        if branch.tokens.outermost.contains(where: { $0.is(.else) }) { return true }
      case .functionBody, .accessors, .closure, .typeBody, .file: return false
      default: continue
      }
    }
    return false
  }
}

extension SubviewOrder {
  static let description = RuleDescription(
    id: "subview_order",
    family: .cookbook,
    summary: "Subviews declared, set up or added out of order",
    rationale: """
      If the same order is used everywhere, the properties tell where in the file the rest of a view is. The rule \
      compares their order with the views that one block adds to a parent, the elements of a stack's initializer, \
      the calls of setup functions, and the views that one function configures. Options add the setup functions \
      themselves and the constraints. `setupView()` comes before the functions of subviews.
      """,
    limits: [
      "private and public properties are compared separately, and views only with their siblings",
      "insertions and local views",
    ],
    source:
      "UIKit In Code, Best practices: \"Define consistent order of subviews declaration and follow it. (e.g. It can be order of adding subviews to a view)\"",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "The same order": """
      final class PlayerView: UIView {
        private let coverView = UIImageView()
        private let titleLabel = UILabel()
        private let playButton = UIButton()

        private func commonSetup() {
          setupCoverView()
          setupTitleLabel()
          setupPlayButton()
        }

        private func addSubviews() {
          addSubview(coverView)
          addSubview(titleLabel)
          addSubview(playButton)
        }
      }
      """
    ],
    badExamples: [
      "A different order of additions": """
      final class PlayerView: UIView {
        private let titleLabel = UILabel()
        private let coverView = UIImageView()
        private let playButton = UIButton()

        private func addSubviews() {
          addSubview(coverView)
          addSubview(↓titleLabel)
          addSubview(playButton)
        }
      }
      """
    ])
}
