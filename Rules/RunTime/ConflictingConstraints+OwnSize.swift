import LayoutModel
import LintEngine
import SwiftSource

/// A length of a view that both its own class and the code that uses it fix: `CustomButton` is 56 points high by its
/// initializer, and a screen makes one of them 60 points high.
struct OwnSizeConflict {
  let constraint: Constraint
  /// The name of the class.
  let type: Lexeme
  let size: OwnSize

  /// The constraints of a file that contradict the class of their view if it fixes the same length differently, in
  /// whatever file.
  static func all(in file: ViewFile) -> [OwnSizeConflict] {
    file.constraints.compactMap { constraint in
      guard !constraint.firstItem.isSelf, constraint.fixesLength, constraint.isMade(in: file),
        let index = file.names.subview(constraint.firstItem, in: constraint.statement.block),
        let type = file.subviews[index].className(in: file)
      else { return nil }
      return OwnSizeConflict(
        constraint: constraint, type: type,
        size: OwnSize(
          constraint.attributes, of: type.text, constant: file.lengthText(of: constraint)
        ))
    }
  }

  /// Notes the lengths that the classes of a file fix of themselves.
  static func noteClasses(of file: ViewFile, in facts: inout ClassFacts) {
    for constraint in file.constraints where constraint.firstItem.isSelf && constraint.fixesLength {
      guard let statement = file.statementMaking(constraint), constraint.isMade(in: file),
        let function = file.functions.first(where: { $0.body == statement.block }),
        function.type >= 0, case let type = file.types[function.type], type.isView,
        let name = type.declaration.name, !name.isNameOfUIKit,
        function.setsUpAll(of: type, in: file), file.isSameForAll(constraint)
      else { continue }
      facts.add(
        OwnSize(constraint.attributes, of: name.text, constant: file.lengthText(of: constraint)))
    }
  }
}

extension OwnSize {
  /// What it is for a message.
  var name: String { lengths.count == 1 ? lengths.names.joined() : "size" }
}

extension Constraint {
  /// Whether it fixes the width or the height of a view to a number.
  fileprivate var fixesLength: Bool {
    secondItem == nil && relation == .equal && priority.isEmpty && !constant.isEmpty
      && multiplier.isEmpty && attributes.isSubset(of: [.width, .height]) && isSurelyActive
      && !setsFrame
  }

  /// Whether it is made, and neither replaces others nor depends on a condition.
  fileprivate func isMade(in file: ViewFile) -> Bool {
    guard let statement = file.statementMaking(self) else { return false }
    return statement.block.kind == .functionBody
  }
}

extension ViewFunction {
  /// Whether it runs for each object of its class.
  fileprivate func setsUpAll(of type: ViewType, in file: ViewFile) -> Bool {
    guard declaration.kind == .initializer else { return isSetup && !hasParameters }
    let others = file.functions.filter {
      $0.declaration.kind == .initializer && $0.body != body && $0.type >= 0
        && file.types[$0.type].key == type.key && !$0.delegates
        && $0.declaration.signature != "init(coder:)"
    }
    return others.isEmpty
  }
}

extension Subview {
  /// The name of the project's class that it is made of, or declared with.
  fileprivate func className(in file: ViewFile) -> Lexeme? {
    let made = declaration.value.flatMap { value in
      value.first?.next?.kind == .leftParen ? value.first : nil
    }
    let type = made ?? declaration.type.first
    guard let type, type.kind == .identifier, type.hasCapital, !type.isNameOfUIKit else {
      return nil
    }
    return type
  }
}

extension ViewFile {
  /// Whether the constant of a constraint cannot be another one for each object: a parameter or a property may come from
  /// the code that makes the view.
  fileprivate func isSameForAll(_ constraint: Constraint) -> Bool {
    constant(of: constraint) != nil
      || code[constraint.constant].allSatisfy {
        !($0.kind == .dollarIdentifier || $0.is(.`self`) || $0.isFreeName && !$0.hasCapital)
      }
  }

  /// The number in the constant of a constraint or, if the file does not tell it, its text.
  fileprivate func lengthText(of constraint: Constraint) -> String {
    constant(of: constraint).map(\.description)
      ?? String(code[constraint.constant].text.filter { !$0.isWhitespace })
  }
}
