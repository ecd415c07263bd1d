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

// Calls, operators and names without side effects.
extension CodeFreedom {
  // MARK: - Calls

  /// Whether a call is known to have no effect that another element could notice: it belongs to UIKit, Swift or a
  /// library, and the file declares no function with its name.
  func isPureCall(_ name: Lexeme) -> Bool {
    guard !declaresFunction(name) else { return false }
    let isMember = name.previous?.kind == .period
    guard let word = name.layoutWord, Self.pureWords.contains(word.word) else {
      if isMember ? name.isPureMethod : name.isArithmetic && isFunction(name) { return true }
      return name.isPureType || isOfLibrary(name)
    }
    switch word {
    case .constraint: return isMember && hasLabelsOfUIKit(name)
    case .activate:
      return isMember && (name.owner?.is(.NSLayoutConstraint) == true || isActivation(name))
    default: return true
    }
  }

  /// Whether a call activates the constraint that another call returns: `….activate()`.
  func isActivation(_ name: Lexeme) -> Bool {
    name.is(.activate) && name.previous?.kind == .period
      && name.previous?.previous?.kind == .rightParen && name.next?.next?.kind == .rightParen
  }

  /// Whether `init` belongs to one of the known types, or to the type that the context expects.
  func isPureInitializer(_ name: Lexeme) -> Bool {
    guard let owner = name.previous?.previous, owner.kind != .rightParen else { return false }
    return owner.kind != .identifier || owner.isPureType && !declaresFunction(owner)
  }

  private func declaresFunction(_ name: Lexeme) -> Bool {
    file.names.declaresFunction(named: name)
  }

  private func isFunction(_ name: Lexeme) -> Bool {
    !file.names.isVariable(name, in: first.statement.block)
  }

  private func hasLabelsOfUIKit(_ name: Lexeme) -> Bool {
    guard let open = name.next, open.kind == .leftParen else { return false }
    return open.elements.allSatisfy {
      $0.label.map { Self.anchorLabels.contains($0.token.word) } ?? false
    }
  }

  private func isOfLibrary(_ name: Lexeme) -> Bool {
    guard !name.is(.projectName), let call = name.call else { return false }
    return !call.callee.contains { $0.kind == .rightParen }
      && file.constraints(in: call.tokens).contains {
        $0.isMadeByLibrary && $0.tokens == call.tokens.indices
      }
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

  // MARK: - Operators

  /// Whether an operator belongs to Swift or a library, and the file declares no function with its name.
  func isPureOperator(_ token: Lexeme) -> Bool {
    Self.pureOperators.contains(token.text) && !declaresFunction(token)
  }

  private static let pureOperators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "!", "??",
    "...", "..<", "|", "~", "/==/", "/<=/", "/>=/",
  ]

  // MARK: - Lazy names

  /// Whether a name refers to a controller's view, which is loaded on first use.
  func isViewOfController(_ name: Lexeme) -> Bool { name.is(.view) && !name.isFreeName }

  /// Whether the value of a name exists before any element but the first is evaluated: it is the view that all the
  /// elements begin with, or code that has always run before read it.
  func hasValue(_ name: Lexeme, before start: Lexeme) -> Bool {
    file.code[first.firstItem.tokens].contains { isSame($0, as: name) }
      || isRead(name, before: start)
  }

  /// Whether two names mean the same thing: `label` and `self.label`, `child.view` and `child.view`.
  private func isSame(_ token: Lexeme, as name: Lexeme) -> Bool {
    guard token.kind == .identifier, token.hasSameText(as: name) else { return false }
    if token.isFreeName, name.isFreeName { return storage(of: token) == storage(of: name) }
    guard let owner = token.owner, let other = name.owner else { return false }
    return owner.isFreeName && other.isFreeName && owner.hasSameText(as: other)
  }

  private func isRead(_ name: Lexeme, before end: Lexeme) -> Bool {
    let blocks = blocksAround
    var fuel = Fuel()
    return file.code.tokens.prefix(before: end).reversed().prefix { _ in fuel.burn() }.contains {
      token in
      guard isSame(token, as: name), token.next?.kind != .colon, let statement = token.statement,
        blocks.contains(statement.block)
      else { return false }
      switch statement.kind {
      case .expression, .assignment, .property: break
      default: return false
      }
      return statement.declaration?.name != token
        && !statement.tokens.prefix(before: token).contains(where: \.mayStop)
    }
  }

  /// The blocks around the constraints, up to the function.
  private var blocksAround: Set<Block> {
    var blocks: Set<Block> = []
    for block in first.statement.block.ancestors {
      blocks.insert(block)
      if block.kind == .functionBody { break }
    }
    return blocks
  }
}

extension Lexeme {
  fileprivate var mayStop: Bool {
    switch kind {
    case .questionPostfix, .questionInfix: true
    case .binaryOperator: self == "&&" || self == "||" || self == "??"
    default: false
    }
  }
}

// What the file cannot say: what other files make of the names in it.
extension CodeFreedom {
  /// What some elements take for granted about other files: that reading a name runs no code of the project, and that
  /// operators and functions are those of Swift and UIKit.
  func assumptions(of elements: [Lexemes]) -> [Fix.Assumption] {
    var all: Set<Fix.Assumption> = []
    for token in elements.map(withoutAttributes).joined() {
      switch token.kind {
      case .prefixOperator, .binaryOperator, .postfixOperator:
        all.insert(.init(no: .function, named: token))
      case .identifier where token.isLabel || isMemberOfLibrary(token): continue
      case .identifier:
        if let call = token.call, call.name == token {
          let function = token.hasCapital ? nil : Fix.Assumption(noFunctionCalledBy: call)
          all.insert(function ?? .init(no: .type, named: token))
        } else if !token.hasCapital, !isDeclaredHere(token) {
          let isOfUIKit = token.isLayoutWord
          // Views are stored, as a rule.
          let isLikely =
            isOfUIKit || token.member?.isLayoutWord == true || storage(of: token) != .unknown
          all.insert(.init(no: .computedProperty, named: token, isLikely: isLikely))
          if !isOfUIKit, token.previous?.kind == .period {
            all.insert(Self.noDynamicMembers)
          }
        }
      default: continue
      }
    }
    return Array(all)
  }

  private func isMemberOfLibrary(_ name: Lexeme) -> Bool {
    name.previous?.kind == .period
      && name.previous?.previous.map(file.names.isLibraryMember) ?? false
  }

  /// That `NSLayoutConstraint` is UIKit's, and that no other file declares a result builder, which may collect the values
  /// of statements.
  static let noOtherActivation =
    [Fix.Assumption(no: .type, named: "NSLayoutConstraint")]
    + builderFunctions.map { Fix.Assumption(no: .function, named: "\($0)") }

  /// True if the statements may be those of a result builder, which collects their values.
  var mayBuildResult: Bool {
    if Self.builderFunctions.contains(where: file.names.declaresFunction(named:)) { return true }
    for block in first.statement.block.ancestors {
      let declarations = [block.declaration, block.owner?.declaration]
      if declarations.contains(where: { $0?.mayHaveBuilder == true }) { return true }
      if block.kind == .functionBody, block.declaration?.kind != .accessor { return false }
    }
    return false
  }

  private static let builderFunctions: [StaticString] = ["buildBlock", "buildPartialBlock"]
  private static let noDynamicMembers = Fix.Assumption(no: .function, named: "dynamicMember")

  private func isDeclaredHere(_ name: Lexeme) -> Bool {
    name.isFreeName && file.names.isVariable(name, in: first.statement.block)
  }
}

extension Declaration {
  fileprivate var mayHaveBuilder: Bool {
    switch kind {
    case .function, .property, .accessor:
      prefix.contains { token in
        token.kind == .at
          && token.next?.isPlainAttribute != true
      }
    default: false
    }
  }
}

extension ViewFile {
  /// Whether the file declares something of its own that is called `NSLayoutConstraint`.
  var declaresNSLayoutConstraint: Bool {
    guard hasWord(.NSLayoutConstraint) else { return false }
    return code.tokens.all(.identifier).contains { token in
      guard token.is(.NSLayoutConstraint), let before = token.previous else { return false }
      switch before.kind {
      case .keyword:
        return [.class, .struct, .enum, .typealias, .let, .var, .func, .protocol, .associatedtype]
          .contains { before.is($0) }
      default:
        // The name of a generic parameter or of a parameter.
        return before.is(.actor) || token.next?.kind == .colon
          || before == "<" && before.previous?.previous?.kind == .keyword
      }
    }
  }
}
