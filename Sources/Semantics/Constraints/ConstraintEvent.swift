import LayoutModel
import SwiftSource

/// What code does with the constraints that a name stands for, where it mentions the name.
package struct ConstraintEvent {
  package enum Verb: UInt8 {
    /// The name is declared.
    case declared
    /// The name gets a value: `top = …`.
    case assigned
    /// More are put into a list: `all += […]`, `all.append(…)`.
    case collected
    /// `top.isActive = true`, `NSLayoutConstraint.activate([top])`, `all.forEach { $0.isActive = true }`.
    case activated
    /// `top.isActive = false`, `top.deactivate()`, `view.removeConstraints(all)`.
    case deactivated
    /// One of the two: `top.isActive = isOpen`, `top.isActive.toggle()`.
    case switched
    /// `top.constant = 8`, SnapKit's `top.update(offset: 8)`.
    case constant
    case priority
    case identifier
    /// An element of a list: `let all = [top, bottom]`.
    case listed
    /// Passed to a function.
    case handed
    /// Read, returned, or whatever else.
    case used
  }

  package let verb: Verb
  package let name: Lexeme
  package let statement: Statement
  /// What is assigned.
  package let value: Lexemes?
  /// Whether it happens to all of them whenever the statement runs.
  package let isCertain: Bool

  /// Whether it turns constraints on, off, or both.
  package var turns: Bool { verb == .activated || verb == .deactivated || verb == .switched }

  /// The list that they are put into, with others: `all` in `all.append(top)` and `let all = [top]`.
  var list: Lexeme? {
    switch verb {
    case .handed: statement.collectingCall?.receiver
    case .listed: statement.declaration?.name ?? statement.collectingTarget
    default: nil
    }
  }

  /// Nil for a name outside of all statements.
  package init?(of name: Lexeme) {
    guard let statement = name.statement else { return nil }
    (self.name, self.statement) = (name, statement)
    let use = Use(of: name, in: statement)
    (verb, value, isCertain) = (use.verb, use.value, use.isCertain)
  }

  private struct Use {
    var verb: Verb
    var value: Lexemes?
    var isCertain = false

    init(_ verb: Verb, _ value: Lexemes? = nil, isCertain: Bool = false) {
      (self.verb, self.value, self.isCertain) = (verb, value, isCertain)
    }

    init(of name: Lexeme, in statement: Statement) {
      if statement.declaration?.name == name {
        self.init(.declared, statement.declaration?.value)
      } else if let member = name.member {
        self = Self.of(member, of: name, in: statement) ?? Use(.used)
      } else if statement.target?.lastName == name {
        let isNew = statement.assignment?.kind == .equal && statement.target?.last == name
        self.init(
          isNew ? .assigned : .collected, statement.assignedValue,
          isCertain: statement.collectingTarget == name)
      } else {
        self = Self.ofLoop(over: name, in: statement) ?? Self.inBrackets(name) ?? Use(.used)
      }
    }

    private static func of(_ member: Lexeme, of name: Lexeme, in statement: Statement) -> Use? {
      if statement.target?.last == member {
        let value = statement.assignedValue
        switch member.layoutWord {
        case .isActive:
          let isDirect =
            statement.first == name.startOfOperand && member.previous?.previous == name
          if let verb = statement.state { return Use(verb, value, isCertain: isDirect) }
          return Use(.switched, value)
        case .constant: return Use(.constant, value)
        case .priority: return Use(.priority, value)
        case .identifier: return Use(.identifier, value)
        default: return nil
        }
      }
      if member.is(.isActive) { return member.member.is(.toggle) ? Use(.switched) : nil }
      guard let call = member.call else { return nil }
      switch member.layoutWord {
      case .activate: return Use(.activated)
      case .append:
        return Use(
          .collected, call.arguments?.first?.value,
          isCertain: statement.collectingCall?.receiver == name)
      case .update:
        guard let argument = call.arguments?.first,
          argument.label.is(.offset) || argument.label.is(.inset)
        else { return nil }
        return Use(.constant, argument.value)
      case .forEach:
        let isWhole =
          statement.first == name.startOfOperand && call.last == statement.tokens.last
        return call.closure?.body.stateOfAll(nil).map { Use($0, isCertain: isWhole) }
      default:
        return member.removes.contains(.constraints) || member.is(.deActivate)
          ? Use(.deactivated) : nil
      }
    }

    /// `for one in all { one.isActive = true }`
    private static func ofLoop(over name: Lexeme, in statement: Statement) -> Use? {
      guard statement.kind == .loop, statement.first.is(.for), let one = statement.first.next,
        let word = one.next, word.is(.in), word.next == name.startOfOperand,
        name.next?.kind == .leftBrace,
        let body = statement.statementsInside.first(where: { _ in true })?.block
      else { return nil }
      return body.stateOfAll(one).map { Use($0, isCertain: true) }
    }

    private static func inBrackets(_ name: Lexeme) -> Use? {
      guard var brackets = name.brackets else { return nil }
      var isPlain = true
      let isElement = brackets.open.kind == .leftBracket
      if isElement {
        // `[top, bottom].forEach { $0.isActive = true }`
        if let method = brackets.close.member, method.is(.forEach),
          let body = method.call?.closure?.body
        {
          return Use(body.stateOfAll(nil) ?? .listed)
        }
        guard let outer = brackets.outer else { return Use(.listed) }
        isPlain = brackets.close.next.isEdgeOfOperand
        brackets = outer
      }
      guard let call = brackets.call, let method = call.name else {
        return isElement ? Use(.listed) : nil
      }
      isPlain =
        isPlain && name.startOfOperand.previous.isEdgeOfOperand && name.next.isEdgeOfOperand
        && call.statement.first == call.chainStart
      switch method.layoutWord {
      case .activate:
        return Use(.activated, isCertain: isPlain && call.chainStart.is(.NSLayoutConstraint))
      case .addConstraint, .addConstraints: return Use(.activated, isCertain: isPlain)
      default:
        if method.removes.contains(.constraints) { return Use(.deactivated, isCertain: isPlain) }
        return Use(.handed)
      }
    }
  }
}

extension Lexeme {
  /// The first token of the operand: `self` in `self.all`.
  fileprivate var startOfOperand: Lexeme { previous?.kind == .period ? owner ?? self : self }
}

extension Lexeme? {
  /// Whether a whole operand begins behind the token or ends before it.
  fileprivate var isEdgeOfOperand: Bool {
    switch self?.kind {
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .comma: true
    default: self == "+"
    }
  }
}

extension Lexemes {
  /// The name that an assignment to these gives a value: `tops` in `self.tops[index]`.
  var lastName: Lexeme? {
    var last = last
    while let close = last, close.kind != .identifier {
      switch close.kind {
      case .rightBracket: last = close.partner?.previous
      case .questionPostfix, .exclamationPostfix: last = close.previous
      default: return nil
      }
    }
    return last
  }
}

extension Statement {
  /// What an assignment to `isActive` does for certain.
  fileprivate var state: ConstraintEvent.Verb? {
    assigns(.true) ? .activated : assigns(.false) ? .deactivated : nil
  }
}

extension Block {
  /// What it does with one constraint, if it does nothing else: with the parameter of a closure, or with a name.
  package func stateOfAll(_ name: Lexeme?) -> ConstraintEvent.Verb? {
    guard count == 1, let statement = firstStatement else { return nil }
    let isOne = { (one: Lexeme) in name.map { $0.hasSameText(as: one) } ?? (one.text == "$0") }
    if let member = statement.target?.last {
      let isChanged = member.is(.isActive) && member.owner == statement.first
      return isChanged && isOne(statement.first) ? statement.state : nil
    }
    guard let method = statement.tokens.last?.partner?.previous, let call = method.call,
      call.tokens == statement.tokens
    else { return nil }
    let argument = call.arguments?.first?.value
    guard isOne(call.chainStart) || argument?.count == 1 && argument?.first.map(isOne) == true
    else { return nil }
    if method.is(.activate) || method.is(.addConstraint) { return .activated }
    return method.removes.contains(.constraints) ? .deactivated : nil
  }
}
