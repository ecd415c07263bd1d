import LayoutModel
import RuleKit
import Semantics
import SwiftSource

extension Addition {
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
    guard let item = parent(in: addition.action) else { return false }
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

/// The calls of a file that add views if the project's functions of their names do, in source order:
/// `container.embed(label)`.
struct HandedAdditions {
  private var all: [Addition] = []

  init(_ file: ViewFile) {
    for call in file.code.calls {
      guard let name = call.name, !name.isLayoutWord || name.is(.projectName),
        name.isNamedForPlacing, let arguments = call.arguments
      else { continue }
      for argument in arguments {
        let open = argument.value.first
        let isList = open?.kind == .leftBracket && open?.partner == argument.value.last
        for view in isList ? open?.elements.map(\.value) ?? [] : [argument.value] {
          guard let addition = Addition(view, label: argument.label, by: call, in: file) else {
            continue
          }
          all.append(addition)
        }
      }
    }
    // To sort an empty array allocates.
    guard !all.isEmpty else { return }
    all.sort { $0.start < $1.start }
  }

  /// Those among some tokens.
  func among(_ tokens: Lexemes) -> ArraySlice<Addition> {
    let start = all.partitioningIndex { $0.start >= tokens.startIndex }
    return all[start...].prefix { $0.start < tokens.endIndex }
  }
}
