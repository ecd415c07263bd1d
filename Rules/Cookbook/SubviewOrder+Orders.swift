import LayoutModel
import SwiftSource

/// The orders in which the types of a file add and set up the views that they declare.
struct SubviewOrders {
  /// What is done in an order.
  enum Step: String {
    case added
    case setUp = "set up"
  }

  /// A view that comes after one that is declared behind it.
  struct Late {
    var name: String
    var other: String
    var step: Step
    var tokens: Range<Int>
  }

  /// Views that are compared with each other.
  private struct Group: Hashable {
    var type: UInt64
    var step: Step
    /// The block, or the list, that they stand in.
    var place: Int
    /// What they are in.
    var parent: UInt64
    var access: Access
  }

  private enum Access { case `private`, `internal`, `public` }

  private let file: ViewFile
  private let declared: DeclaredViews
  private lazy var pairs = ViewPairs(in: file)
  /// The declaration that stands furthest down of all that came so far.
  private var last: [Group: Int] = [:]
  /// Each view counts once in a group.
  private var seen: Set<Seen> = []
  private var late: [UInt64: Late] = [:]

  private struct Seen: Hashable {
    var group: Group
    var declaration: Int
  }

  init(in file: ViewFile) {
    self.file = file
    declared = DeclaredViews(in: file)
  }

  /// For each type that has one, the first view out of place, in source order.
  var firstLate: [Late] {
    late.values.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  private mutating func add(
    _ view: UInt64, of type: UInt64, _ step: Step, in place: Int, of parent: UInt64,
    _ tokens: Range<Int>
  ) {
    guard let declaration = declared.declarations[DeclaredViews.Key(type: type, name: view)] else {
      return
    }
    let group = Group(
      type: type, step: step, place: place, parent: parent, access: access(declaration))
    guard seen.insert(Seen(group: group, declaration: declaration)).inserted else { return }
    guard let before = last[group], before > declaration else {
      last[group] = declaration
      return
    }
    if let known = late[type], known.tokens.lowerBound <= tokens.lowerBound { return }
    late[type] = Late(
      name: name(declaration), other: name(before), step: step, tokens: tokens)
  }

  private func name(_ declaration: Int) -> String {
    file.text(file.outline.declarations[declaration].name)
  }

  private func access(_ index: Int) -> Access {
    let declaration = file.outline.declarations[index]
    if declaration.modifiers.contains(.private) { return .private }
    let first = file.outline.statements[declaration.statement].first
    let isPublic = (first..<declaration.keyword).contains {
      (file.tokens[$0].is(.public) || file.tokens[$0].is(.open))
        && file.tokens[$0 + 1].kind != .leftParen
    }
    return isPublic ? .public : .internal
  }
}

// MARK: - What is read

extension SubviewOrders {
  /// Compares what setup functions and initial values add.
  mutating func readAdditions() {
    for function in file.functions where function.isSetup && function.type >= 0 {
      let type = file.types[function.type].key
      for action in file.actions[function.actions]
      where file.runsDirectly(action.statement.index, in: function.body.index) {
        add(action, of: type)
      }
    }
    for property in file.properties where property.type >= 0 {
      let type = file.types[property.type].key
      for action in file.actions[file.actions(in: property.value)] where action.role == .arrangement
      {
        add(action, of: type)
      }
    }
  }

  private mutating func add(_ action: ViewAction, of type: UInt64) {
    guard !file.isLocalItem(action.item, at: action.statement.index) else { return }
    switch action.role {
    case .addition:
      guard let parent = action.parent, parent.key != 0,
        action.member?.hasWordPrefix("insert") != true
      else { return }
      add(
        action.item.key, of: type, .added, in: file.block(of: action.statement.index),
        of: parent.key,
        action.tokens.indices)
    case .arrangement:
      // The label of the list tells it from all others.
      add(
        action.item.key, of: type, .added, in: -1 - (action.member?.index ?? 0), of: 0,
        action.tokens.indices)
    default: return
    }
  }

  /// Compares the calls of setup functions, and the views that are configured in one function.
  mutating func readSetup(prefixes: [String]) {
    for function in file.functions where function.isSetup && function.type >= 0 {
      let type = file.types[function.type].key
      readCalls(in: function, of: type, prefixes)
      // Data and states are set when they are known, in whatever order that is.
      for action in file.actions[function.actions] where action.role == .appearance {
        guard file.runsDirectly(action.statement.index, in: function.body.index),
          !file.isLocalItem(action.root, at: action.statement.index)
        else { continue }
        let parent = pairs.parent(of: action.root.key, in: type) ?? 0
        add(
          action.root.key, of: type, .setUp, in: file.block(of: action.statement.index), of: parent,
          action.tokens.indices)
      }
    }
  }

  private mutating func readCalls(
    in function: ViewFunction, of type: UInt64, _ prefixes: [String]
  ) {
    for statement in file.outline.blocks[function.body.index].statements {
      guard let name = file.code.statements[statement].calledName?.index,
        file.runsDirectly(statement, in: function.body.index),
        let view = declared.view(named: file.text(name), behind: prefixes, of: type)
      else { continue }
      let parent = pairs.parent(of: view, in: type) ?? 0
      // Calls and members of views are two orders.
      add(
        view, of: type, .setUp, in: -1 - file.block(of: statement), of: parent, name..<(name + 1))
    }
  }
}
