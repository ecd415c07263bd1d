import LayoutModel
import SwiftSource

/// What happens by name to the constraints that a file keeps: `top.isActive = true`, `top.priority = .defaultHigh`,
/// `NSLayoutConstraint.activate([top])`.
struct StoredConstraints {
  /// The names that some code activates without a condition.
  private var activated: Set<UInt64> = []
  /// Whether code deactivates the elements of lists: the constraints in them take turns.
  private var deactivatesElements = false
  /// The names in lists that are activated, of constraints that another file makes.
  private(set) var foreign: [Lexeme] = []
  /// The tokens of the priority that a name gets.
  private var priorities: [UInt64: Lexemes] = [:]
  /// The tokens of the constant that a name gets.
  private var constants: [UInt64: Lexemes] = [:]

  /// - Parameter setsUp: whether a statement runs when the views are set up.
  init(_ file: ViewFile, setsUp: (Statement) -> Bool) {
    let kept = Set(
      file.constraints.filter { $0.isKept || $0.container == .collected }
        .compactMap { $0.statement.keptName.map(file.names.key) })
    for statement in file.code.statements where statement.kind == .assignment {
      guard let target = statement.target, target.count >= 3, let member = target.last,
        let name = member.owner, let value = statement.assignedValue
      else { continue }
      let key = file.names.key(name)
      if member.is(.isActive), statement.assigns(.true), !statement.isConditional,
        setsUp(statement)
      {
        activated.insert(key)
      }
      if member.is(.priority) { priorities[key] = value }
      if member.is(.constant), constants[key] == nil { constants[key] = value }
    }
    for call in file.code.calls where call.name == "update" {
      // SnapKit's `top?.update(offset: 8)`.
      guard let name = call.receiver?.last(where: { $0.kind == .identifier }),
        let argument = call.arguments?.first,
        argument.label == "offset" || argument.label == "inset",
        case let key = file.names.key(name), constants[key] == nil
      else { continue }
      constants[key] = argument.value
    }
    for call in file.code.calls where call.name == "deactivate" {
      // `wide.forEach { $0.deactivate() }`, where functions may get the list, too.
      if call.chainStart.kind == .dollarIdentifier { deactivatesElements = true }
    }
    for call in file.code.calls where call.name?.is(.activate) == true {
      guard !call.statement.isConditional, setsUp(call.statement),
        let list = call.arguments?.first?.value.first,
        list.kind == .leftBracket
      else { continue }
      for element in list.elements {
        guard let name = element.value.last, element.value.count <= 3 else { continue }
        activated.insert(file.names.key(name))
        if file.names.isPath(element.value), !kept.contains(file.names.key(name)) {
          foreign.append(name)
        }
      }
    }
  }

  /// Whether code activates the constraint that a statement keeps.
  func activates(_ statement: Statement, in file: ViewFile) -> Bool {
    statement.keptName.map { activated.contains(file.names.key($0)) } ?? false
  }

  /// Whether a constraint is put into a list that takes turns with others: `wide.append(make.width.equalTo(8).constraint)`.
  func takesTurns(_ constraint: Constraint) -> Bool {
    guard deactivatesElements, let open = constraint.expression.first?.previous else {
      return false
    }
    return open.kind == .leftParen && open.previous == "append"
  }

  /// The constant that the constraint of a statement gets later, as the code writes it.
  func constant(of statement: Statement, in file: ViewFile) -> String? {
    statement.keptName.flatMap { constants[file.names.key($0)] }?.code.onOneLine(atMost: 60)
  }

  /// The priority that the constraint of a statement gets later.
  func priority(of statement: Statement, in file: ViewFile) -> Lexemes? {
    statement.keptName.flatMap { priorities[file.names.key($0)] }
  }
}

extension Statement {
  /// The name that a statement gives a value.
  fileprivate var keptName: Lexeme? {
    kind == .property ? declaration?.name : target?.last
  }

  fileprivate var isConditional: Bool {
    block.ancestors.first { $0.kind != .closure }.map { $0.kind == .branch || $0.kind == .loop }
      ?? false
  }
}
