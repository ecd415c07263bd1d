import LayoutSolver

/// An expression of numbers, names and calls, as code writes it.
package indirect enum NumberExpression: Hashable, Sendable {
  case number(Fraction)
  case name(String)
  /// A string, a closure, and anything else that is neither a number nor a name.
  case code(String)
  case member(NumberExpression, String)
  case call(NumberExpression, [Argument])
  case operation(Substring, NumberExpression, NumberExpression)
  case choice(NumberExpression, NumberExpression, NumberExpression)

  package typealias Argument = CodeArgument<NumberExpression>

  static let zero = NumberExpression.number(.zero)

  /// Nil for a text that is anything else, or too long.
  package init?(_ text: String) {
    guard let parsed = NumberExpression(parsing: text) else { return nil }
    self = parsed.mapped { $0 }
  }

  /// The expression before anything is computed.
  init?(parsing text: String) {
    var parser = NumberParser(text)
    guard let whole = parser.whole() else { return nil }
    self = whole
  }

  /// The number, if it is one.
  package var value: Fraction? {
    guard case .number(let number) = self, number.isKnown else { return nil }
    return number
  }

  /// The names of a path: `Layout`, `margin`; nil for anything else.
  var path: [String]? {
    switch self {
    case .name(let name): [name]
    case .member(let base, let name): base.path.map { $0 + [name] }
    default: nil
    }
  }

  /// What it is a member of, or a member of a member; nil for anything else, and for what only has another type.
  var owner: NumberExpression? {
    guard case .member(let base, let name) = self, name != "edgeInsets" else { return nil }
    return base.owner ?? base
  }

  static prefix func - (expression: NumberExpression) -> NumberExpression {
    if case .operation("-", .zero, let positive) = expression { return positive }
    return expression.value.map { .number(-$0) } ?? .operation("-", .zero, expression)
  }

  /// The same with the last value of each choice; nil if it has none.
  var likely: NumberExpression? {
    switch self {
    case .choice(_, _, let last): return last.likely ?? last
    case .call(.name("??"), let sides): return sides[1].value.likely ?? sides[1].value
    case .operation(let sign, let left, let right):
      guard left.likely != nil || right.likely != nil else { return nil }
      return .operation(sign, left.likely ?? left, right.likely ?? right)
    default: return nil
    }
  }

  /// As code writes it.
  var text: String {
    switch self {
    case .number(let number):
      let decimal = number.description
      return Fraction(literal: decimal.utf8) == number || number.sign < 0
        ? decimal : "\(number.numerator) / \(number.denominator)"
    case .name(let text), .code(let text): return text
    case .member(let base, let name): return "\(base.textInBrackets).\(name)"
    case .call(.name("??"), let sides): return "\(sides[0].value.text) ?? \(sides[1].value.text)"
    case .call(let function, let arguments):
      let texts = arguments.map { ($0.label.isEmpty ? "" : $0.label + ": ") + $0.value.text }
      return "\(function.textInBrackets)(\(texts.joined(separator: ", ")))"
    case .operation("-", .zero, let value): return "-\(value.textInBrackets)"
    case .operation(let sign, let left, let right):
      return "\(left.textInBrackets) \(sign) \(right.textInBrackets)"
    case .choice(let condition, let first, let second):
      return "\(condition.text) ? \(first.text) : \(second.text)"
    }
  }

  private var textInBrackets: String {
    switch self {
    case .operation, .choice, .call(.name("??"), _): "(\(text))"
    default: text
    }
  }

  // MARK: - Parts

  /// A part of insets, a size, a point or a rectangle that a call makes: `left` of `UIEdgeInsets(top: 8, left: 4, …)`.
  subscript(part: String) -> NumberExpression? {
    switch self {
    case .member(_, "zero"): return .zero
    // The same in another type.
    case .member(let base, "edgeInsets"): return base[part]
    default: break
    }
    guard case .call(let function, let arguments) = self else { return nil }
    if case .name("??") = function {
      let sides = arguments.compactMap { $0.value.part(ofRectangle: part) }
      guard sides.count == 2 else { return nil }
      return .call(function, sides.map { .init(label: "", value: $0) })
    }
    if case .member(let base, let name) = function, let inset = base.inset(part, name, arguments) {
      return inset
    }
    guard function.makes else { return nil }
    if let found = arguments.first(where: { $0.label == part }) { return found.value }
    if let label = Self.sides[part], function.path?.last?.hasSuffix("Insets") == true {
      return arguments.first { $0.label == label || $0.label == "inset" }?.value ?? .zero
    }
    switch part {
    case "width", "height": return arguments.first { $0.label == "size" }?.value[part]
    case "x", "y": return arguments.first { $0.label == "origin" }?.value[part]
    case "minX": return self["x"]
    case "minY": return self["y"]
    case "maxX": return sum("x", "width")
    case "maxY": return sum("y", "height")
    case "size": return arguments.contains { $0.label == "width" } ? self : nil
    case "origin": return arguments.contains { $0.label == "x" } ? self : nil
    default: return nil
    }
  }

  /// What a project's insets may have in place of a side.
  private static let sides = [
    "top": "vertical", "bottom": "vertical", "left": "horizontal", "right": "horizontal",
  ]

  private func sum(_ one: String, _ other: String) -> NumberExpression? {
    guard let one = self[one], let other = self[other] else { return nil }
    return .operation("+", one, other)
  }

  /// A part of a rectangle, of which it may only be the name.
  func part(ofRectangle name: String) -> NumberExpression? {
    self[name] ?? path.map { _ in .member(self, name) }
  }

  /// A part of what is left of a rectangle, or of where it is moved: `bounds.insetBy(dx: 8, dy: 4)`, `bounds.inset(by: insets)`.
  private func inset(_ name: String, _ function: String, _ arguments: [Argument])
    -> NumberExpression?
  {
    let distances: (before: NumberExpression?, after: NumberExpression?)
    let isHorizontal = name == "x" || name == "width"
    switch function {
    case "insetBy", "offsetBy":
      let distance = arguments.first { $0.label == (isHorizontal ? "dx" : "dy") }?.value
      distances = (distance, distance.map { function == "insetBy" ? $0 : -$0 })
    case "inset":
      let insets = arguments.first?.value
      distances = (
        insets?[isHorizontal ? "left" : "top"], insets?[isHorizontal ? "right" : "bottom"]
      )
    default: return nil
    }
    guard let value = part(ofRectangle: name), let before = distances.before,
      let after = distances.after
    else { return nil }
    switch name {
    case "x", "y": return .operation("+", value, before)
    case "width", "height": return .operation("-", .operation("-", value, before), after)
    default: return nil
    }
  }

  /// Whether a call of it makes a value of UIKit: `CGSize`, `UIEdgeInsets.init`, `.init`.
  private var makes: Bool {
    guard let path else { return false }
    return path.last == "init" || path.last?.first?.isUppercase == true
  }

  /// The value of an argument on any level, such as the size of a font.
  func argument(_ labels: Set<String>) -> NumberExpression? {
    switch self {
    case .call(let function, let arguments):
      arguments.first { labels.contains($0.label) }?.value
        ?? arguments.lazy.compactMap { $0.value.argument(labels) }.first
        ?? function.argument(labels)
    case .member(let base, _): base.argument(labels)
    default: nil
    }
  }

  // MARK: - Values

  /// The same with each part replaced, from the inside out, and sums of numbers computed.
  func mapped(_ replace: (NumberExpression) -> NumberExpression) -> NumberExpression {
    switch self {
    case .number, .name, .code: return replace(self)
    case .member(let base, let name):
      // A path is one thing.
      guard path == nil else { return replace(self) }
      let base = base.mapped(replace)
      return base[name] ?? replace(.member(base, name))
    case .call(let function, let arguments):
      var callee = function
      if function.path == nil, case .member(let base, let name) = function {
        callee = .member(base.mapped(replace), name)
      }
      let call = NumberExpression.call(
        callee, arguments.map { .init(label: $0.label, value: $0.value.mapped(replace)) })
      return call.computed ?? replace(call)
    case .operation(let sign, let left, let right):
      let operation = NumberExpression.operation(
        sign, left.mapped(replace), right.mapped(replace))
      return operation.computed ?? operation
    case .choice(let condition, let first, let second):
      let replaced = replace(self)
      guard replaced == self else { return replaced }
      let condition = condition.mapped(replace)
      guard let value = condition.value else {
        return .choice(condition, first.mapped(replace), second.mapped(replace))
      }
      return value == .zero ? second.mapped(replace) : first.mapped(replace)
    }
  }

  /// The number that an operation on numbers is, or a call of a function of numbers.
  private var computed: NumberExpression? {
    switch self {
    case .operation(let sign, let left, let right):
      if sign == "*", left.value == Fraction(1) { return right }
      guard let left = left.value, let right = right.value else { return nil }
      return Self.compute(sign, left, right).map { .number($0) }
    case .call(let function, let arguments):
      guard let path = function.path, let name = path.last else {
        guard case .member(let base, "rounded") = function, let number = base.value else {
          return nil
        }
        return .number(number.floor(of: Fraction(1, over: 2)))
      }
      guard path.count == 1, let first = arguments.first?.value else { return nil }
      if name == "??" { return first.value == nil ? nil : first }
      if Self.conversions.contains(name), arguments.count == 1 { return first }
      let numbers = arguments.compactMap(\.value.value)
      guard numbers.count == arguments.count else { return nil }
      switch name {
      case "max":
        return .number(numbers.dropFirst().reduce(numbers[0]) { ($0 - $1).sign < 0 ? $1 : $0 })
      case "min":
        return .number(numbers.dropFirst().reduce(numbers[0]) { ($0 - $1).sign > 0 ? $1 : $0 })
      case "abs": return .number(numbers[0].sign < 0 ? -numbers[0] : numbers[0])
      case "floor": return .number(numbers[0].floor(of: .zero))
      case "ceil": return .number(-(-numbers[0]).floor(of: .zero))
      case "round": return .number(numbers[0].floor(of: Fraction(1, over: 2)))
      default: return nil
      }
    default: return nil
    }
  }

  private static let conversions: Set<String> = ["CGFloat", "Double", "NSNumber"]

  private static func compute(
    _ sign: Substring, _ left: Fraction, _ right: Fraction
  ) -> Fraction? {
    let order = (left - right).sign
    let result: Fraction =
      switch sign {
      case "+": left + right
      case "-": left - right
      case "*": left * right
      case "/": left / right
      case "<": Fraction(order < 0 ? 1 : 0)
      case ">": Fraction(order > 0 ? 1 : 0)
      case "<=": Fraction(order <= 0 ? 1 : 0)
      case ">=": Fraction(order >= 0 ? 1 : 0)
      case "==": Fraction(order == 0 ? 1 : 0)
      case "!=": Fraction(order != 0 ? 1 : 0)
      default: .unknown
      }
    return result.isKnown ? result : nil
  }

  /// The sum that it is of what paths stand for; nil where a part of it is unknown or no sum.
  func linear<Variable>(
    _ named: ([String]) -> LinearExpression<Variable>?
  ) -> LinearExpression<Variable>? {
    switch self {
    case .number(let number): return number.isKnown ? LinearExpression(number) : nil
    case .name, .member: return path.flatMap(named)
    case .call, .code: return nil
    case .operation(let sign, let left, let right):
      guard let left = left.linear(named), let right = right.linear(named) else { return nil }
      switch sign {
      case "+": return left + right
      case "-": return left - right
      case "*" where right.isConstant: return left * right.constant
      case "*" where left.isConstant: return right * left.constant
      case "/" where right.isConstant && right.constant != .zero:
        return left * (Fraction(1) / right.constant)
      default: return nil
      }
    case .choice: return nil
    }
  }
}

extension Fraction {
  /// The greatest whole number that the sum with another number is not below.
  fileprivate func floor(of offset: Fraction) -> Fraction {
    let sum = self + offset
    guard sum.isKnown else { return .unknown }
    let (quotient, rest) = sum.numerator.quotientAndRemainder(dividingBy: sum.denominator)
    return Fraction(rest < 0 ? quotient - 1 : quotient)
  }
}

/// Reads an expression from left to right.
private struct NumberParser {
  private var rest: Substring
  private var depth = 0

  private static let mostCharacters = 1_000
  private static let deepest = 24

  init(_ text: String) { rest = text.utf8.count <= Self.mostCharacters ? text[...] : "" }

  mutating func whole() -> NumberExpression? {
    let value = choice()
    skipSpaces()
    return rest.isEmpty ? value : nil
  }

  private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }

  /// Removes one of some texts from the front, with the spaces before it.
  private mutating func take(_ texts: Substring...) -> Substring? {
    skipSpaces()
    guard let found = texts.first(where: { rest.hasPrefix($0) }) else { return nil }
    rest = rest.dropFirst(found.count)
    return found
  }

  private mutating func choice() -> NumberExpression? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let condition = comparison() else { return nil }
    if take("??") != nil {
      return choice().map {
        .call(.name("??"), [.init(label: "", value: condition), .init(label: "", value: $0)])
      }
    }
    guard take("?") != nil else { return condition }
    guard let first = choice(), take(":") != nil, let second = choice() else { return nil }
    return .choice(condition, first, second)
  }

  private mutating func comparison() -> NumberExpression? {
    guard var left = sum() else { return nil }
    while let sign = take("<=", ">=", "==", "!=", "<", ">", "&&", "||") {
      guard let right = sum() else { return nil }
      left = .operation(sign, left, right)
    }
    return left
  }

  private mutating func sum() -> NumberExpression? {
    guard var value = product() else { return nil }
    while let sign = take("+", "-") {
      guard let term = product() else { return nil }
      value = .operation(sign, value, term)
    }
    return value
  }

  private mutating func product() -> NumberExpression? {
    guard var value = factor() else { return nil }
    while let sign = take("*", "/") {
      guard let next = factor() else { return nil }
      value = .operation(sign, value, next)
    }
    return value
  }

  private mutating func factor() -> NumberExpression? {
    if take("-") != nil { return factor().map { -$0 } }
    if take("!") != nil {
      return factor().map { .call(.name("!"), [.init(label: "", value: $0)]) }
    }
    guard var value = primary() else { return nil }
    while true {
      let behind = rest.drop(while: \.isWhitespace)
      if rest.first == "!" && !rest.hasPrefix("!=") || rest.hasPrefix("?.") {
        rest.removeFirst()
      } else if behind.first == ".", behind.dropFirst().first != "." {
        rest = behind.dropFirst()
        guard let name = word() else { return nil }
        value = .member(value, name)
      } else if behind.first == "{" || rest.first == "(" {
        guard let arguments = arguments() else { return nil }
        value = .call(value, arguments)
      } else {
        return skippingCast(value)
      }
    }
  }

  /// The value without the type that it is cast to.
  private mutating func skippingCast(_ value: NumberExpression) -> NumberExpression? {
    guard take("as? ", "as! ", "as ") != nil else { return value }
    repeat { guard word() != nil else { return nil } } while take(".") != nil
    return value
  }

  private mutating func primary() -> NumberExpression? {
    if take("(") != nil {
      let value = choice()
      return take(")") == nil ? nil : value
    }
    skipSpaces()
    guard let first = rest.first else { return nil }
    // A member without its type: `.padding`.
    if first == "." { return .name("") }
    if first == "\"" || rest.hasPrefix("0x") {
      var scanner = CodeScanner(rest: rest)
      return scanner.takeLiteral().map {
        rest = scanner.rest
        return .code($0)
      }
    }
    guard first.isNumber else { return word().map { .name($0) } }
    var digits = rest.prefix { $0.isNumber || $0 == "_" }
    let behind = rest.dropFirst(digits.count)
    if behind.first == ".", behind.dropFirst().first?.isNumber == true {
      digits = rest.prefix(
        digits.count + 1 + behind.dropFirst().prefix { $0.isNumber || $0 == "_" }.count)
    }
    rest = rest.dropFirst(digits.count)
    return Fraction(literal: digits.utf8).map { .number($0) }
  }

  private mutating func word() -> String? {
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_$`#".contains($0) }
    guard word.first?.isNumber == false else { return nil }
    rest = rest.dropFirst(word.count)
    return word.filter { $0 != "`" }
  }

  private mutating func arguments() -> [NumberExpression.Argument]? {
    var scanner = CodeScanner(rest: rest)
    let arguments = scanner.takeArguments()
    rest = scanner.rest
    return arguments?.map {
      .init(label: $0.label, value: NumberExpression(parsing: $0.value) ?? .code($0.value))
    }
  }
}
