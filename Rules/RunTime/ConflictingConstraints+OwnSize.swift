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
    lazy var setups = SetupBodies(file)
    for constraint in file.constraints where constraint.firstItem.isSelf && constraint.fixesLength {
      guard let statement = file.statementMaking(constraint), constraint.isMade(in: file),
        let type = setups.type(setUpBy: statement.block, in: file),
        let name = type.declaration.name, !name.isNameOfUIKit, file.isSameForAll(constraint)
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

/// The bodies of functions that run for each object of their class.
private struct SetupBodies {
  /// For the key of each body, the index of its function.
  private var functions = KeyMap<Int>()
  /// For the key of each type, how many of its initializers leave nothing to others; not `init(coder:)`.
  private var initializers = KeyMap<Int>()

  init(_ file: ViewFile) {
    for (index, function) in file.functions.enumerated() where function.type >= 0 {
      let isInitializer = function.declaration.kind == .initializer
      if isInitializer || function.isSetup && !function.hasParameters {
        functions[function.body.key] = index
      }
      guard isInitializer, !function.delegates, function.declaration.signature != "init(coder:)"
      else { continue }
      initializers[file.types[function.type].key, default: 0] += 1
    }
  }

  /// The view type whose objects all run a body; nil if one may be made without it.
  func type(setUpBy body: Block, in file: ViewFile) -> ViewType? {
    guard let index = functions[body.key] else { return nil }
    let function = file.functions[index]
    let type = file.types[function.type]
    let isOnly =
      function.declaration.kind != .initializer
      || !function.delegates && initializers[type.key] == 1
    return type.isView && isOnly ? type : nil
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
    constant(of: constraint)?.description ?? code[constraint.constant].text.withoutSpace
  }
}
