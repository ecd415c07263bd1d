import LayoutModel
import RuleKit
import SwiftSource

/// How certain it is that code can change places without an effect on the program.
enum Freedom: Int, Comparable {
  /// The order visibly matters, or the effects of the code are unknown.
  case bound
  /// The order matters only because of code outside the file.
  case doubtful
  /// The order does not matter.
  case free

  static func < (left: Freedom, right: Freedom) -> Bool { left.rawValue < right.rawValue }
}

/// Judges code that would be evaluated earlier or later than now: whether it changes nothing that other code could
/// read, and reads nothing that changes.
struct CodeFreedom {
  let file: ViewFile
  /// The first of the affected constraints: its item is evaluated before everything that changes places.
  let first: Constraint

  // MARK: - One element

  /// Whether an element changes nothing that another one could read, and reads nothing that changes: no variable, no
  /// queue, and no text of the file such as the number of its line.
  ///
  /// - Parameter start: values that are read before this token exist in any case.
  func freedom(of element: Lexemes, from start: Lexeme) -> Freedom {
    var freedom = Freedom.free
    for token in withoutAttributes(element) where freedom > .bound {
      let part: Freedom =
        switch token.kind {
        case .directive, .macro, .placeholder: .bound
        case .prefixOperator where token == "&": .bound
        case .binaryOperator where isCompoundAssignment(token): .bound
        case .prefixOperator, .binaryOperator, .postfixOperator:
          isPureOperator(token) ? .free : .doubtful
        case .equal: setsConstraint(token, element) ? .free : .bound
        case .keyword: self.freedom(ofKeyword: token)
        case .identifier: self.freedom(ofIdentifier: token, element, from: start)
        case .leftParen: token != element.first && token.callsNameless ? .doubtful : .free
        case .leftBracket: token.isSubscript && file.names.declaresSubscript ? .doubtful : .free
        default: .free
        }
      freedom = min(freedom, part)
    }
    return freedom
  }

  /// The part of an element behind the start of a maker's chain: the names before it are attributes, and not properties
  /// of the file.
  func withoutAttributes(_ element: Lexemes) -> Lexemes {
    guard case .code = first.block.kind else { return element }
    return element.drop {
      switch $0.kind {
      case .identifier, .dollarIdentifier, .period: $0.call == nil
      default: false
      }
    }
  }

  private func freedom(ofKeyword token: Lexeme) -> Freedom {
    switch Keyword(rawValue: token.token.word.id) {
    case .try, .let, .var, .func, .class, .struct, .enum: .bound
    case .`init` where token.call != nil: isPureInitializer(token) ? .free : .doubtful
    default: .free
    }
  }

  private func freedom(
    ofIdentifier name: Lexeme, _ element: Lexemes, from start: Lexeme
  ) -> Freedom {
    if name.is(.await) || isMutatingCall(name, element) || readsActivation(name) { return .bound }
    if name.call != nil { return isPureCall(name) ? .free : .doubtful }
    guard !name.isLabel else { return .free }
    switch storage(of: name) {
    case .computed: return .doubtful
    case .lazy: return hasValue(name, before: start) ? .free : .doubtful
    case .unknown where file.names.declaresDynamicMembers && !name.isLayoutWord:
      return .doubtful
    case .stored, .unknown:
      return !isViewOfController(name) || hasValue(name, before: start) ? .free : .doubtful
    }
  }

  /// The effect of reading a name at the place of the constraints.
  func storage(of name: Lexeme) -> NameStorage {
    file.names.storage(of: name, in: first.statement.block)
  }

  // MARK: - Side effects

  /// Whether a name reads state that depends on active constraints, in code that may activate each constraint before it
  /// creates the next one.
  private func readsActivation(_ name: Lexeme) -> Bool {
    !first.isListed && name.next?.kind != .equal && !name.isLabel
      && name.readsActivation
  }

  /// Whether a method is called that returns something else each time, or changes values that another element may read.
  /// A statement that appends its constraint to an array was examined before, unless a library created the first
  /// constraint.
  private func isMutatingCall(_ name: Lexeme, _ element: Lexemes) -> Bool {
    guard let open = name.next, open.kind == .leftParen,
      name.isMutatingMethod
    else { return false }
    return first.isListed || first.isMadeByLibrary || open.partner != element.last
  }

  private func isCompoundAssignment(_ token: Lexeme) -> Bool {
    token.hasSuffix("=") && !Self.comparisons.contains { token == $0 }
  }

  private static let comparisons: [StaticString] = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  /// Whether `=` sets a property of the constraint itself: `….isActive = true`, or `$0.priority = x` in a closure.
  private func setsConstraint(_ equal: Lexeme, _ element: Lexemes) -> Bool {
    guard let period = equal.previous?.previous, period.kind == .period,
      let owner = period.previous, owner.index >= element.startIndex
    else { return false }
    return owner.kind == .dollarIdentifier || element.first?.statement?.assignment == equal
  }
}

extension Lexeme {
  /// Whether a name is the label of an argument.
  var isLabel: Bool {
    next?.kind == .colon && (previous?.kind == .leftParen || previous?.kind == .comma)
  }

  fileprivate var callsNameless: Bool {
    guard !hasSpaceBefore, let kind = previous?.kind else { return false }
    switch kind {
    case .rightParen, .rightBracket, .rightBrace, .exclamationPostfix, .questionPostfix,
      .dollarIdentifier:
      return true
    default: return false
    }
  }

  fileprivate var isSubscript: Bool {
    guard !hasSpaceBefore, let previous else { return false }
    switch previous.kind {
    case .identifier, .rightParen, .rightBracket, .exclamationPostfix, .questionPostfix,
      .dollarIdentifier:
      return true
    case .keyword: return previous.is(Keyword.`self`)
    default: return false
    }
  }
}
