import LayoutModel
import RuleKit
import Semantics
import SwiftSource

extension Addition {
  /// The view that it adds to.
  func parentItem(in file: ViewFile) -> Item? { action.parent ?? file.names.stack(madeBy: action) }

  /// Whether it adds the view of another addition to a parent that is surely another one.
  func takesView(from earlier: Addition, in file: ViewFile) -> Bool {
    guard view == earlier.view, parent != earlier.parent else { return false }
    return file.keepsParent(of: self) && file.keepsParent(of: earlier)
  }

  /// Whether it runs whenever the earlier one has run, and after it.
  func alwaysFollows(_ earlier: Addition) -> Bool {
    let (first, second) = (earlier.action.statement, action.statement)
    return first != second && second.canFollow(first) && first.runsDirectly(in: second.block)
  }
}

extension ViewFile {
  /// Whether the parent of an addition is itself, and no other name for something: made where it is declared, or loaded from a
  /// nib.
  fileprivate func keepsParent(of addition: Addition) -> Bool {
    guard let item = addition.parentItem(in: self) else { return false }
    if item.isSelf { return true }
    let statement = addition.action.statement
    if let view = view(item, in: statement.block), let declaration = view.declaration,
      declaration.hasAttribute("IBOutlet") || names.makesView(in: declaration.statement),
      view.renewals.isEmpty
    {
      return true
    }
    let path = code[item.tokens].filter { $0.kind == .identifier }
    guard path.count == 1, let name = path.first, !names.isLocalItem(item, at: statement) else {
      return false
    }
    return name.is(.contentView)
      || name.is(.view)
        && !code.statements.contains {
          $0.kind == .assignment && $0.target?.last?.is(.view) == true
        }
  }
}

extension ViewFunction {
  /// Whether the function sets views up, and by its name does not move them.
  var onlySetsUp: Bool {
    guard isSetup else { return false }
    guard let name = declaration.name else { return true }
    return !name.isNamedForMoving
  }
}

extension Statement {
  /// Whether a branch around the statement, inside `outer`, depends on the place of a view in the view tree: it reads a
  /// `superview`, a `window`, or whether some views contain it.
  func asksForParent(in outer: Block) -> Bool {
    var fuel = Fuel()
    for block in block.ancestors {
      guard block != outer, let owner = block.owner, let open = block.open else { return false }
      let condition = owner.tokens.prefix(before: open)
      if !fuel.burn(condition.count) || condition.contains(where: \.asksForParent) { return true }
    }
    return false
  }
}

extension Lexeme {
  fileprivate var asksForParent: Bool {
    self.is(.superview) || hasPrefix(.isDescendant) || hasPrefix(.contains)
      || hasPrefix(.window) || hasPrefix(.subviews) || hasPrefix(.arrangedSubviews)
  }
}

// MARK: - Functions of the project

/// An addition by a function that any file of the project may declare: `container.embed(label)`.
struct HandedAddition {
  var action: ViewAction
  var call: Call
  /// The label of the argument that the view is, or is in.
  var label: Lexeme?
  /// Whether the function is one of a controller, which adds to its `view`.
  var isToRootView: Bool

  /// What the functions of that name have to do; nil for a call that no function of the project may be meant by.
  func handing(in file: ViewFile) -> ViewHanding? {
    Handing(call, label: label, in: file).map {
      ViewHanding(
        $0, sure: isToRootView ? .addsToRootView : .adds,
        allowed: [.optsOut, .constrains, .setup])
    }
  }
}

/// The calls of a file that add views if the project's functions of their names do, in source order.
struct HandedAdditions {
  private var all: [HandedAddition] = []

  init(_ file: ViewFile) {
    for call in file.code.calls {
      guard let name = call.name, !name.isLayoutWord || name.is(.projectName),
        name.isNamedForPlacing, let arguments = call.arguments
      else { continue }
      for argument in arguments { add(argument, of: call, in: file) }
    }
    // To sort an empty array allocates.
    guard !all.isEmpty else { return }
    all.sort { $0.action.tokens.startIndex < $1.action.tokens.startIndex }
  }

  private mutating func add(_ argument: Argument, of call: Call, in file: ViewFile) {
    if let open = argument.value.first, open.kind == .leftBracket,
      open.partner == argument.value.last
    {
      for element in open.elements {
        add(element.value, of: argument, of: call, in: file)
      }
    } else {
      add(argument.value, of: argument, of: call, in: file)
    }
  }

  private mutating func add(
    _ view: Lexemes, of argument: Argument, of call: Call, in file: ViewFile
  ) {
    guard !view.isEmpty, file.names.isPath(view) else { return }
    let receiver = call.receiver
    let isOwn = receiver.map { $0.count == 1 && $0.first?.is(.`self`) == true } ?? true
    let isToRootView = isOwn && file.scopes.role(around: call.statement) == .controller
    let parent: Item? =
      isToRootView
      ? nil
      : isOwn
        ? Item.implicitSelf(at: call.head.index)
        : receiver.map { file.names.item($0, in: call.statement.block) }
    let item = file.names.item(view, in: call.statement.block)
    guard !item.isSelf else { return }
    let action = ViewAction(
      role: .addition, statement: call.statement, item: item, root: item, member: call.name,
      tokens: view, parent: parent)
    all.append(
      HandedAddition(
        action: action, call: call, label: argument.label, isToRootView: isToRootView))
  }

  /// Those among some tokens.
  func among(_ tokens: Lexemes) -> ArraySlice<HandedAddition> {
    let start = all.partitioningIndex { $0.action.tokens.startIndex >= tokens.startIndex }
    let end = all.partitioningIndex { $0.action.tokens.startIndex >= tokens.endIndex }
    return all[start..<end]
  }
}
