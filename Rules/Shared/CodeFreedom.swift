import LayoutModel
import LintEngine
import SwiftSource

/// How sure it is that code can change places and the program stays the same.
enum Freedom: Int, Comparable {
  /// Something says that the order matters, or nothing is known about what the code does.
  case bound
  /// The order matters only if code does that the file does not show.
  case doubtful
  /// The order does not matter.
  case free

  static func < (left: Freedom, right: Freedom) -> Bool { left.rawValue < right.rawValue }
}

/// Judges code that would be evaluated earlier or later than it is: whether it changes nothing that other code could
/// read, and reads nothing that changes.
struct CodeFreedom {
  let file: ViewFile
  /// The first of the constraints that the code is about: its item is evaluated before all that changes places.
  let first: Constraint

  private var tokens: UnsafeBufferPointer<Token> { file.tokens }

  // MARK: - One element

  /// Whether an element changes nothing that another one could read, and reads nothing that changes: no variable, no
  /// queue, and no text of the file such as the number of its line.
  ///
  /// - Parameter start: what is read before this token has its value in any case.
  func freedom(of element: Range<Int>, from start: Int) -> Freedom {
    var freedom = Freedom.free
    for index in startOfArguments(element)..<element.upperBound where freedom > .bound {
      let part: Freedom =
        switch tokens[index].kind {
        case .directive, .macro, .placeholder: .bound
        case .prefixOperator where file.text(index) == "&": .bound
        case .binaryOperator where isCompoundAssignment(file.text(index)): .bound
        case .prefixOperator, .binaryOperator, .postfixOperator:
          isPureOperator(index) ? .free : .doubtful
        case .equal: setsConstraint(index, element) ? .free : .bound
        case .keyword: self.freedom(ofKeyword: index)
        case .identifier: self.freedom(ofIdentifier: index, element, from: start)
        case .leftParen: callsNameless(index, element) ? .doubtful : .free
        case .leftBracket: isSubscript(index) && file.names.declaresSubscript ? .doubtful : .free
        default: .free
        }
      freedom = min(freedom, part)
    }
    return freedom
  }

  /// Where the arguments of a maker's chain begin: the names before are attributes, and no properties of the file.
  private func startOfArguments(_ element: Range<Int>) -> Int {
    guard case .code = first.block.kind else { return element.lowerBound }
    var index = element.lowerBound
    while index < element.upperBound, file.outline.call(named: index) == nil {
      switch tokens[index].kind {
      case .identifier, .dollarIdentifier, .period: index += 1
      default: return index
      }
    }
    return index
  }

  private func freedom(ofKeyword index: Int) -> Freedom {
    switch Keyword(rawValue: tokens[index].word.id) {
    case .try, .let, .var, .func, .class, .struct, .enum: .bound
    case .`init` where file.outline.call(named: index) != nil:
      isPureInitializer(index) ? .free : .doubtful
    default: .free
    }
  }

  private func freedom(
    ofIdentifier index: Int, _ element: Range<Int>, from start: Int
  ) -> Freedom {
    if tokens[index].is(.await) || isMutatingCall(index, element) || readsActivation(index) {
      return .bound
    }
    if file.outline.call(named: index) != nil { return isPureCall(index) ? .free : .doubtful }
    guard !isLabel(index) else { return .free }
    switch file.names.storage(of: index, in: file.block(of: first.statement.index)) {
    case .computed: return .doubtful
    case .lazy: return hasValue(index, before: start) ? .free : .doubtful
    case .stored, .unknown:
      return !isViewOfController(index) || hasValue(index, before: start) ? .free : .doubtful
    }
  }

  /// Whether a name is the label of an argument.
  private func isLabel(_ index: Int) -> Bool {
    tokens[index + 1].kind == .colon
      && (tokens[index - 1].kind == .leftParen || tokens[index - 1].kind == .comma)
  }

  /// Whether a `(` calls what a closure, a subscript or another call gives.
  private func callsNameless(_ open: Int, _ element: Range<Int>) -> Bool {
    guard open > element.lowerBound, !tokens[open].flags.contains(.spaceBefore) else {
      return false
    }
    switch tokens[open - 1].kind {
    case .rightParen, .rightBracket, .rightBrace, .exclamationPostfix, .questionPostfix,
      .dollarIdentifier:
      return true
    default: return false
    }
  }

  private func isSubscript(_ open: Int) -> Bool {
    guard !tokens[open].flags.contains(.spaceBefore) else { return false }
    switch tokens[open - 1].kind {
    case .identifier, .rightParen, .rightBracket, .exclamationPostfix, .questionPostfix,
      .dollarIdentifier:
      return true
    case .keyword: return tokens[open - 1].is(Keyword.`self`)
    default: return false
    }
  }

  // MARK: - What reads or changes something

  /// Whether a name reads what is active, where each constraint may be activated before the next one is made.
  private func readsActivation(_ name: Int) -> Bool {
    !first.isListed && tokens[name + 1].kind != .equal && !isLabel(name)
      && Self.readingActivation.contains(file.text(name))
  }

  private static let readingActivation: Set<String> = [
    "constraints", "constraintsAffectingLayout", "hasAmbiguousLayout", "isActive", "layoutIfNeeded",
    "systemLayoutSizeFitting",
  ]

  /// Whether a method is called that gives something else each time, or changes what another element may read. A
  /// statement that adds its constraint to an array was looked at before, unless a library made the first constraint.
  private func isMutatingCall(_ name: Int, _ element: Range<Int>) -> Bool {
    guard tokens[name + 1].kind == .leftParen, Self.mutating.contains(file.text(name)) else {
      return false
    }
    return first.isListed || first.container == .maker
      || file.outline.partner(of: name + 1) != element.upperBound - 1
  }

  private func isCompoundAssignment(_ text: String) -> Bool {
    text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// Whether `=` sets something of the constraint itself: `….isActive = true`, or `$0.priority = x` in a closure.
  private func setsConstraint(_ equal: Int, _ element: Range<Int>) -> Bool {
    guard equal - 3 >= element.lowerBound, tokens[equal - 2].kind == .period else { return false }
    if tokens[equal - 3].kind == .dollarIdentifier { return true }
    guard let statement = file.statement(around: element.lowerBound) else { return false }
    return file.outline.statements[statement].assignment == equal
  }

  private static let mutating: Set<String> = [
    "next", "removeFirst", "removeLast", "popFirst", "popLast", "remove", "append", "insert",
    "formIndex", "increment", "advance", "toggle",
  ]
}

extension Constraint {
  /// Whether the constraint is an element of a list, and not a statement.
  var isListed: Bool {
    if case .list = block.kind { true } else { false }
  }
}
