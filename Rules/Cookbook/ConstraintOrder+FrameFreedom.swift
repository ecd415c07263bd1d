import LayoutModel
import LintEngine
import SwiftSource

// Whether statements that set parts of a frame can change places.
extension ConstraintReordering {
  private var tokens: UnsafeBufferPointer<Token> { file.tokens }

  /// Whether a constraint is a part of a frame.
  func isFrame(_ constraint: Constraint) -> Bool {
    constraint.tokens.upperBound == file.outline.statements[constraint.statement.index].assignment
  }

  /// Whether a statement sets a part of a frame. The center and the size of a view depend on each other, the parts of
  /// its frame do not.
  func isFrame(_ statement: Outline.Statement) -> Bool {
    guard statement.kind == .assignment, tokens[statement.assignment].kind == .equal else {
      return false
    }
    let path = statement.first..<statement.assignment
    return path.contains { tokens[$0].is(.frame) }
      && !path.contains {
        tokens[$0].is(.bounds) || tokens[$0].is(.center) || tokens[$0].kind == .rightParen
      }
  }

  /// Whether no statement reads or sets what another one sets.
  func freedom(ofFrames elements: ArraySlice<MovableElement>) -> Freedom {
    let views = Set(elements.map { viewName($0.tokens) })
    guard !sharesAttributes else { return .bound }
    // Two names may stand for one view.
    var freedom = views.count == 1 ? Freedom.free : .doubtful
    for element in elements {
      guard let equal = element.tokens.first(where: { tokens[$0].kind == .equal }) else {
        return .bound
      }
      let value = (equal + 1)..<element.tokens.upperBound
      guard mayBeFree(value, of: views) else { return .bound }
      let isFree = keepsView(element.tokens.lowerBound..<equal) && isFixed(value)
      freedom = min(freedom, isFree ? .free : .doubtful)
    }
    return freedom
  }

  /// The last name before `.frame`, or `self` for none.
  private func viewName(_ statement: Range<Int>) -> String {
    guard let frame = statement.first(where: { tokens[$0].is(.frame) }) else { return Self.me }
    let name = (statement.lowerBound..<frame).last { tokens[$0].kind == .identifier }
    return name.map { file.text($0) } ?? Self.me
  }

  private static let me = "self"

  // MARK: - Values

  /// Whether a value does not say that it depends on the frames of these views: it mentions none of them, no other frame
  /// (that of a subview follows its superview's), and calls nothing that could look at them.
  private func mayBeFree(_ value: Range<Int>, of views: Set<String>) -> Bool {
    value.allSatisfy { index in
      let isMember = index > value.lowerBound && tokens[index - 1].kind == .period
      switch tokens[index].kind {
      case .integerLiteral, .floatLiteral, .binaryOperator, .prefixOperator, .period, .comma,
        .leftParen, .rightParen, .questionInfix, .colon:
        return true
      case .keyword:
        return tokens[index].is(Keyword.`self`) && !views.contains(Self.me)
      case .identifier:
        let name = file.text(index)
        let isOwn = !isMember || tokens[index - 2].is(Keyword.`self`)
        if views.contains(name) || tokens[index].is(.frame) || tokens[index].is(.center) {
          return false
        }
        if tokens[index].is(.bounds) { return isOwn && !views.contains(Self.me) }
        if name.first?.isUppercase ?? false { return true }
        if file.outline.call(named: index) != nil { return Self.arithmetic.contains(name) }
        // A member of a view whose own frame is set may be made from it.
        return !isOwn || !views.contains(Self.me)
      default: return false
      }
    }
  }

  private static let arithmetic: Set<String> = [
    "min", "max", "abs", "floor", "ceil", "round", "rounded",
  ]

  /// Whether a value is made of numbers, names that the file stores, constants of types, parts of the own bounds, and
  /// known calls. Any other name may be one for a frame.
  private func isFixed(_ value: Range<Int>) -> Bool {
    value.allSatisfy { index in
      switch tokens[index].kind {
      case .binaryOperator, .prefixOperator: return code.isPureOperator(index)
      case .identifier where file.outline.call(named: index) != nil: return code.isPureCall(index)
      case .identifier: return isFixed(name: index, in: value)
      default: return true
      }
    }
  }

  private func isFixed(name index: Int, in value: Range<Int>) -> Bool {
    if tokens[index + 1].kind == .colon,
      tokens[index - 1].kind == .leftParen
        || tokens[index - 1].kind == .comma
    {
      return true
    }
    var root = index
    while root - 2 >= value.lowerBound, tokens[root - 1].kind == .period { root -= 2 }
    if root + 2 == index, tokens[root].is(Keyword.`self`) { root = index }
    let isOfType = file.code[root].hasCapital
    let storage = file.names.storage(of: index, in: file.block(of: members[0].statement.index))
    if root == index { return isOfType || storage == .stored || tokens[index].is(.bounds) }
    if tokens[root].is(.bounds) { return true }
    return isOfType && storage <= .unknown
  }

  /// Whether the path to a frame leads to the same view each time, and nothing of the file watches the frame.
  private func keepsView(_ path: Range<Int>) -> Bool {
    path.allSatisfy { index in
      switch tokens[index].kind {
      case .leftBracket: return false
      case .identifier:
        let storage = file.names.storage(of: index, in: file.block(of: members[0].statement.index))
        return tokens[index].is(.frame) ? storage == .unknown : storage <= .unknown
      default: return true
      }
    }
  }
}
