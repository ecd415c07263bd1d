import LayoutModel
import LintEngine
import SwiftSource

// What has to hold so that elements can change places and the program stays the same.
extension ConstraintReordering {
  private var tokens: UnsafeBufferPointer<Token> { file.tokens }

  /// Whether nothing in the elements depends on their order, as far as their text says.
  func areFree(_ elements: ArraySlice<MovableElement>) -> Bool {
    let isFrame = isFrame(members[0])
    let views = isFrame ? Set(elements.map { viewName($0.tokens) }) : []
    return elements.allSatisfy { element in
      guard isFrame else { return hasNoEffect(element.tokens) }
      let assignment = element.tokens.first { tokens[$0].kind == .equal }
      return isFree(
        (assignment ?? element.tokens.lowerBound) + 1..<element.tokens.upperBound, of: views)
    }
  }

  // MARK: - Constraints

  /// Whether an element changes nothing that another one could read: no variable, no queue, and no text of the file
  /// such as the number of its line.
  private func hasNoEffect(_ element: Range<Int>) -> Bool {
    element.allSatisfy { index in
      switch tokens[index].kind {
      case .directive, .macro, .placeholder: false
      case .prefixOperator: file.text(index) != "&"
      case .binaryOperator: !isCompoundAssignment(file.text(index))
      case .equal: setsConstraint(index, element)
      case .keyword: !tokens[index].is(.try)
      case .identifier:
        !tokens[index].is(.await) && !isMutatingCall(index, element)
      default: true
      }
    }
  }

  /// Whether a method is called that gives something else each time, or changes what another element may read. A
  /// statement that adds its constraint to an array was looked at before, unless a library made the first constraint.
  private func isMutatingCall(_ name: Int, _ element: Range<Int>) -> Bool {
    guard tokens[name + 1].kind == .leftParen, Self.mutating.contains(file.text(name)) else {
      return false
    }
    return isList || members[0].container == .maker
      || file.outline.partner(of: name + 1) != element.upperBound - 1
  }

  private func isCompoundAssignment(_ text: String) -> Bool {
    text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// Whether `=` sets something of the constraint itself: `….isActive = true`, or `$0.priority = x` in a closure.
  private func setsConstraint(_ equal: Int, _ element: Range<Int>) -> Bool {
    var root = equal - 1
    while root - 2 > element.lowerBound, tokens[root - 1].kind == .period,
      tokens[root].kind == .identifier, tokens[root - 2].kind != .rightParen
    {
      root -= 2
    }
    return tokens[root].kind == .dollarIdentifier
      || (tokens[root - 1].kind == .period && tokens[root - 2].kind == .rightParen)
  }

  private static let mutating: Set<String> = [
    "next", "removeFirst", "removeLast", "popFirst", "popLast", "remove", "append", "insert",
    "formIndex", "increment", "advance", "toggle",
  ]

  // MARK: - Frames

  /// Whether a constraint is a part of a frame.
  func isFrame(_ constraint: Constraint) -> Bool {
    constraint.tokens.upperBound == file.outline.statements[constraint.statement].assignment
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

  /// The last name before `.frame`, or `self` for none.
  private func viewName(_ statement: Range<Int>) -> String {
    guard let frame = statement.first(where: { tokens[$0].is(.frame) }) else { return Self.me }
    let name = (statement.lowerBound..<frame).last { tokens[$0].kind == .identifier }
    return name.map { file.text($0) } ?? Self.me
  }

  private static let me = "self"

  /// Whether a value cannot depend on the frames of these views: it mentions none of them, no other frame (that of a
  /// subview follows its superview's), and calls nothing that could look at them.
  private func isFree(_ value: Range<Int>, of views: Set<String>) -> Bool {
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
        if tokens[index + 1].kind == .leftParen { return Self.arithmetic.contains(name) }
        // A member of a view whose own frame is set may be made from it.
        return !isOwn || !views.contains(Self.me)
      default: return false
      }
    }
  }

  private static let arithmetic: Set<String> = [
    "min", "max", "abs", "floor", "ceil", "round", "rounded",
  ]
}
