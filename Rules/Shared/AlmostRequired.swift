import LayoutModel
import RuleKit
import Semantics
import SwiftSource

extension ViewFile {
  /// Gives a constraint without a priority one of 999; nil for an element of a list, which has no place for it.
  func almostRequired(_ constraint: Constraint) -> Fix? {
    let (statement, code) = (constraint.statement, constraint.expression)
    let end = code.bytes.upperBound
    if statement.kind == .property, let name = statement.declaration?.name?.text {
      guard code.endIndex == statement.tokens.endIndex, scopes.isInFunction(statement) else {
        return nil
      }
      return [line("\(name).priority = UILayoutPriority(999)", behind: statement)].unsafeFix
    }
    switch constraint.container {
    case _ where constraint.manner.contains(.takesPriorityLast):
      guard code.endIndex == statement.tokens.endIndex, code.last?.kind == .rightParen else {
        return nil
      }
      return Fix([Edit(end..<end, with: ".priority(999)")], safety: .unsafe)
    case .isActive:
      // In the name of its view: there may be several.
      let view = self.code[constraint.firstItem.tokens].last { $0.kind == .identifier }
      let name = (view?.text ?? "own") + (constraint.attributes == .width ? "Width" : "Height")
      guard statement.assigns(.true), code.startIndex == statement.tokens.startIndex,
        let period = code.last?.next, period.kind == .period,
        period.next == statement.assignedMember, !period.hasCommentBefore,
        mentions(of: name).isEmpty,
        let prepared = line("let \(name) = \(code.text)", before: statement),
        let lowered = line("\(name).priority = UILayoutPriority(999)", before: statement)
      else { return nil }
      let added = prepared.replacement + lowered.replacement
      return Fix(
        [
          Edit(
            code.bytes.lowerBound..<period.bytes.lowerBound,
            replacement: added + name.utf8)
        ], safety: .unsafe)
    default: return nil
    }
  }
}
