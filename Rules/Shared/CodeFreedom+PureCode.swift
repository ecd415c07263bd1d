import LayoutModel
import SwiftSource

// Which calls, operators and names do nothing but give a value.
extension CodeFreedom {
  private var tokens: UnsafeBufferPointer<Token> { file.tokens }

  // MARK: - Calls

  /// Whether a call is known to do nothing that another element could notice: it is UIKit's, Swift's or that of a
  /// library, and the file has no function with its name.
  func isPureCall(_ name: Int) -> Bool {
    guard !file.names.declaresFunction(named: name) else { return false }
    let isMember = name > 0 && tokens[name - 1].kind == .period
    guard let word = tokens[name].layoutWord, Self.pureWords.contains(word.word) else {
      let text = file.text(name)
      if isMember
        ? Self.pureMethods.contains(text) : isFunction(name) && Self.pureFunctions.contains(text)
      {
        return true
      }
      return Self.pureTypes.contains(text) || isOfLibrary(name)
    }
    switch word {
    case .constraint: return isMember && hasLabelsOfUIKit(name)
    case .activate:
      return isMember && (tokens[name - 2].is(.NSLayoutConstraint) || isActivation(name))
    default: return true
    }
  }

  /// Whether a call activates the constraint that another call gives: `….activate()`.
  func isActivation(_ name: Int) -> Bool {
    tokens[name].is(.activate) && tokens[name - 1].kind == .period
      && tokens[name - 2].kind == .rightParen && tokens[name + 2].kind == .rightParen
  }

  /// Whether `init` is that of one of the known types, or of the type that the place asks for.
  func isPureInitializer(_ name: Int) -> Bool {
    guard name > 1, tokens[name - 1].kind == .period else { return false }
    let owner = name - 2
    guard tokens[owner].kind == .identifier else { return tokens[owner].kind != .rightParen }
    return Self.pureTypes.contains(file.text(owner)) && !file.names.declaresFunction(named: owner)
  }

  /// Whether a bare name is not that of a closure in a variable.
  private func isFunction(_ name: Int) -> Bool {
    !file.names.isVariable(name, in: file.block(of: first.statement.index))
  }

  /// Whether the call on an anchor has only arguments that UIKit's has, perhaps with a priority.
  private func hasLabelsOfUIKit(_ name: Int) -> Bool {
    guard tokens[name + 1].kind == .leftParen else { return false }
    return file.outline.arguments(name + 1, tokens).allSatisfy {
      $0.label >= 0 && Self.anchorLabels.contains(tokens[$0.label].word)
    }
  }

  /// Whether a call is the one by which a library makes a constraint and activates it.
  private func isOfLibrary(_ name: Int) -> Bool {
    guard !tokens[name].is(.projectName) else { return false }
    let next = file.constraints.partitioningIndex { $0.tokens.lowerBound > name }
    guard next > 0, let call = file.outline.call(named: name) else { return false }
    let constraint = file.constraints[next - 1]
    let (start, end) = (file.outline.calls[call].chainStart, file.outline.calls[call].end)
    return constraint.container == .maker && constraint.tokens == start..<(end + 1)
      && !(start..<name).contains { tokens[$0].kind == .rightParen }
  }

  private static let anchorLabels = WordSet([
    .equalTo, .equalToConstant, .equalToSystemSpacingAfter, .equalToSystemSpacingBelow,
    .greaterThanOrEqualTo, .greaterThanOrEqualToConstant, .greaterThanOrEqualToSystemSpacingAfter,
    .greaterThanOrEqualToSystemSpacingBelow, .lessThanOrEqualTo, .lessThanOrEqualToConstant,
    .lessThanOrEqualToSystemSpacingAfter, .lessThanOrEqualToSystemSpacingBelow, .constant,
    .multiplier, .priority,
  ])

  private static let pureWords = WordSet([
    .constraint, .NSLayoutConstraint, .activate, .addConstraint, .addConstraints, .anchorWithOffset,
    .equalTo, .equalToSuperview, .lessThanOrEqualTo, .lessThanOrEqualToSuperview,
    .greaterThanOrEqualTo, .greaterThanOrEqualToSuperview, .offset, .inset, .insets, .multipliedBy,
    .dividedBy, .priority, .CGRect, .CGPoint, .UIEdgeInsets, .NSDirectionalEdgeInsets,
  ])

  /// Of UIKit, of numbers, and those by which code sets a priority or a name on a constraint that it has just made.
  private static let pureMethods: Set<String> = [
    "applying", "identifier", "inseted", "insetBy", "labeled", "offsetBy", "priorityHigh",
    "priorityLow", "priorityMedium", "priorityRequired", "rounded", "scaledValue", "squareRoot",
    "then", "union", "with", "withIdentifier", "withPriority",
  ]

  private static let pureFunctions: Set<String> = [
    "abs", "ceil", "fabs", "floor", "fmax", "fmin", "max", "min", "pow", "round", "sqrt", "trunc",
  ]

  private static let pureTypes: Set<String> = [
    "CGFloat", "CGSize", "CGVector", "CGPoint", "CGRect", "Double", "Float", "Int", "NSNumber",
    "NSDirectionalEdgeInsets", "TinyEdgeInsets", "UIEdgeInsets", "UILayoutPriority", "UIOffset",
  ]

  // MARK: - Operators

  /// Whether an operator is Swift's or a library's, and the file has no function with its name.
  func isPureOperator(_ index: Int) -> Bool {
    Self.pureOperators.contains(file.text(index)) && !file.names.declaresFunction(named: index)
  }

  private static let pureOperators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "!", "??",
    "...", "..<", "|", "~", "/==/", "/<=/", "/>=/",
  ]

  // MARK: - Names that make their values late

  /// Whether a name is that of a controller's view, which is loaded when somebody asks for it.
  func isViewOfController(_ name: Int) -> Bool {
    tokens[name].is(.view) && tokens[name - 1].kind == .period
      && !tokens[name - 2].is(Keyword.`self`)
  }

  /// Whether what a name stands for has its value before any element but the first is evaluated: it is the view that all
  /// the elements begin with, or code that surely ran has asked for it.
  func hasValue(_ name: Int, before start: Int) -> Bool {
    let isFirstItem = first.firstItem.tokens.contains { isSame($0, as: name) }
    return isFirstItem || isRead(name, before: start)
  }

  /// Whether two names mean the same thing: `label` and `self.label`, `child.view` and `child.view`.
  private func isSame(_ index: Int, as name: Int) -> Bool {
    guard tokens[index].kind == .identifier, file.names.sameText(index, name) else { return false }
    let block = file.block(of: first.statement.index)
    if isOwn(index), isOwn(name) {
      return file.names.storage(of: index, in: block) == file.names.storage(of: name, in: block)
    }
    return !isOwn(index) && !isOwn(name) && isOwn(index - 2) && isOwn(name - 2)
      && file.names.sameText(index - 2, name - 2)
  }

  /// Whether nothing but `self` stands before a name.
  private func isOwn(_ name: Int) -> Bool {
    guard name > 0, tokens[name - 1].kind == .period else { return true }
    return name > 1 && tokens[name - 2].is(Keyword.`self`)
  }

  /// Whether code before a token reads a name whenever it gets so far.
  private func isRead(_ name: Int, before end: Int) -> Bool {
    let blocks = blocksAround
    let start = max(0, end - Self.mostTokensBefore)
    return (start..<end).reversed().contains { index in
      guard isSame(index, as: name), tokens[index + 1].kind != .colon,
        let around = file.statement(around: index)
      else { return false }
      let statement = file.outline.statements[around]
      guard statement.first >= start, blocks.contains(statement.block) else { return false }
      switch statement.kind {
      case .expression, .assignment, .property: break
      default: return false
      }
      return !(statement.first..<index).contains { mayStop($0) } && !declares(index, statement)
    }
  }

  /// The code between is not searched further back than this.
  private static let mostTokensBefore = 1 << 10

  private func declares(_ name: Int, _ statement: Outline.Statement) -> Bool {
    statement.declaration >= 0
      && file.outline.declarations[statement.declaration].name == name
  }

  /// Whether what stands behind a token may not be evaluated.
  private func mayStop(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .questionPostfix, .questionInfix: true
    case .binaryOperator: ["&&", "||", "??"].contains(file.text(index))
    default: false
    }
  }

  /// The blocks that the constraints are in, as far as the function.
  private var blocksAround: Set<Int> {
    var blocks: Set<Int> = []
    var block = file.block(of: first.statement.index)
    for _ in 0..<Self.deepestBlock {
      blocks.insert(block)
      let current = file.outline.blocks[block]
      guard current.kind != .functionBody, current.parent >= 0 else { break }
      block = current.parent
    }
    return blocks
  }

  private static let deepestBlock = 32
}
