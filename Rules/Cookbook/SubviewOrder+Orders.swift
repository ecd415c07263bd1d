import LayoutModel
import Semantics
import SwiftSource

/// The orders in which the types of a file add and set up their views.
struct SubviewOrders {
  /// The step that has an order.
  enum Step: String {
    case added
    case setUp = "set up"
    case constrained
  }

  /// A view that comes after one that is declared behind it.
  struct Late {
    var name: String
    var other: String
    var step: Step
    var tokens: Lexemes
  }

  /// Views that are compared with each other.
  private struct Group: Hashable {
    var type: UInt64
    var step: Step
    var place: Place
    /// The view that they are put into.
    var parent: View?
    var access: Access
  }

  /// A group of views with one order.
  private enum Place: Hashable {
    /// The statements of a block.
    case block(Block)
    /// The elements of a list, by the list's label.
    case list(Lexeme?)
    /// The calls of setup functions in a block; these calls and the members of views have separate orders.
    case calls(Block)
    /// The setup functions of a type.
    case functions
  }

  private enum Access { case `private`, `internal`, `public` }

  private let file: ViewFile
  /// The lowest declaration so far.
  private var last: [Group: Declaration] = [:]
  /// Each view counts once in a group.
  private var seen: [Group: Set<Declaration>] = [:]
  private var late: [UInt64: Late] = [:]

  init(in file: ViewFile) { self.file = file }

  /// For each type that has one, the first view out of place, in source order.
  var firstLate: [Late] {
    late.values.sorted { $0.tokens.startIndex < $1.tokens.startIndex }
  }

  /// The keys of the types of which views were compared.
  var comparedTypes: KeySet { KeySet(seen.lazy.filter { $1.count > 1 }.map(\.key.type)) }

  private mutating func add(
    _ view: View?, of type: UInt64, _ step: Step, in place: Place, of parent: View?,
    _ tokens: Lexemes
  ) {
    guard let view, view.isKept, view.typeKey == type, let declaration = view.declaration else {
      return
    }
    let group = Group(
      type: type, step: step, place: place, parent: parent, access: access(declaration))
    guard seen[group, default: []].insert(declaration).inserted else { return }
    guard let before = last[group], before.index > declaration.index else {
      last[group] = declaration
      return
    }
    if let known = late[type], known.tokens.startIndex <= tokens.startIndex { return }
    late[type] = Late(
      name: declaration.name?.text ?? "", other: before.name?.text ?? "", step: step,
      tokens: tokens)
  }

  private func access(_ declaration: Declaration) -> Access {
    if declaration.isPrivate { return .private }
    let isPublic = declaration.prefix.contains {
      ($0.is(.public) || $0.is(.open)) && $0.next?.kind != .leftParen
    }
    return isPublic ? .public : .internal
  }
}

// MARK: - Additions and setups

extension SubviewOrders {
  /// Compares the additions in setup functions and initial values.
  mutating func readAdditions() {
    for function in file.functions where function.isSetup && function.isMember {
      let type = file.typeKey(at: function.type)
      for action in file.actions[function.actions]
      where action.statement.runsDirectly(in: function.body) && !action.statement.isAlternative {
        add(action, of: type)
      }
    }
    for property in file.properties where property.isMember {
      guard let value = property.declaration.value else { continue }
      let type = file.typeKey(at: property.type)
      for action in file.actions(in: value)
      where action.role == .arrangement && !action.statement.isAlternative {
        add(action, of: type)
      }
    }
  }

  private mutating func add(_ action: ViewAction, of type: UInt64) {
    guard !file.names.isLocalItem(action.item, at: action.statement) else { return }
    let block = action.statement.block
    let view = file.view(action.item, in: block)
    switch action.role {
    case .addition:
      guard let parent = action.parent, parent.key != 0,
        action.member?.hasWordPrefix(.insert) != true
      else { return }
      add(
        view, of: type, .added, in: .block(block), of: file.view(parent, in: block), action.tokens)
    case .arrangement:
      add(view, of: type, .added, in: .list(action.member), of: nil, action.tokens)
    default: return
    }
  }

  /// Compares the calls of setup functions, and the views that are configured in one function.
  mutating func readSetup(prefixes: [String]) {
    for function in file.functions where function.isSetup && function.isMember {
      let type = file.typeKey(at: function.type)
      readCalls(in: function, of: type, prefixes)
      // Data and states are set once they are known, in any order.
      for action in file.actions[function.actions] where action.role == .appearance {
        guard action.statement.runsDirectly(in: function.body),
          !file.names.isLocalItem(action.root, at: action.statement)
        else { continue }
        let block = action.statement.block
        let view = file.view(action.root, in: block)
        add(view, of: type, .setUp, in: .block(block), of: view?.firstParent, action.tokens)
      }
    }
  }

  private mutating func readCalls(
    in function: ViewFunction, of type: UInt64, _ prefixes: [String]
  ) {
    for statement in function.body.statementsOnAllLevels {
      guard let name = statement.calledName, statement.runsDirectly(in: function.body),
        let view = file.view(namedIn: name.text, behind: prefixes, of: type)
      else { continue }
      add(view, of: type, .setUp, in: .calls(statement.block), of: view.firstParent, name.alone)
    }
  }

  /// Compares the places of the setup functions.
  mutating func readFunctions(prefixes: [String]) {
    for function in file.functions {
      guard let name = function.nameWithoutData,
        case let type = file.typeKey(at: function.type),
        let view = file.view(namedIn: name.text, behind: prefixes, of: type)
      else { continue }
      add(view, of: type, .setUp, in: .functions, of: nil, name.alone)
    }
  }

  /// Compares the first constraints of views in one list or one run of statements.
  mutating func readConstraints() {
    for constraint in file.constraints where !constraint.setsFrame {
      guard let block = constraint.statement.block.function?.body,
        !file.names.isLocalItem(constraint.firstItem, at: constraint.statement),
        !constraint.statement.isAlternative,
        let type = file.scopes.type(around: constraint.statement)
      else { continue }
      let view = file.first(of: constraint)
      add(
        view, of: type.key, .constrained, in: .block(block), of: view?.firstParent,
        file.code[constraint.firstItem.tokens])
    }
  }

  /// The calls of functions that set up the view itself, `setupView()`, after the setup of a subview in the same block,
  /// with the name of that.
  func lateOwnSetups(prefixes: [String]) -> [(call: Lexeme, subview: String)] {
    var found: [(Lexeme, String)] = []
    for function in file.functions where function.isSetup && function.isMember {
      let type = file.typeKey(at: function.type)
      var first: String?
      for name in function.sureCalls {
        if let view = file.view(namedIn: name.text, behind: prefixes, of: type) {
          first = first ?? view.text
        } else if let first, prefixes.contains(where: { name.text == "\($0)View" }) {
          found.append((name, first))
        }
      }
    }
    return found
  }
}

// MARK: - Setup functions and constraints

extension Statement {
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
