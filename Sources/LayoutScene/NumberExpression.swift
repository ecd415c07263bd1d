import LayoutSolver

/// An expression of numbers, names and calls, as code writes it.
package indirect enum NumberExpression: Hashable, Sendable {
  case number(Fraction)
  /// A name; a local that is no constant begins with `$`, and so differs from all names outside.
  case name(String)
  /// A string, with what it says to people, and anything else that is neither a number nor a name.
  case code(String, says: String? = nil)
  case member(NumberExpression, String)
  /// A call; of `[]`, the literal of a list.
  case call(NumberExpression, [Argument])
  case operation(String, NumberExpression, NumberExpression)
  case choice(NumberExpression, NumberExpression, NumberExpression)
  case closure(NumberExpression)

  /// An argument; the label is empty for none.
  package struct Argument: Hashable, Sendable {
    package var label = ""
    package var value: NumberExpression
  }

  static let zero = NumberExpression.number(.zero)

  /// The number, if it is one.
  package var value: Fraction? {
    guard case .number(let number) = self, number.isKnown else { return nil }
    return number
  }

  /// The last name of a path, or the member of an expression; empty for anything else.
  package var lastName: String {
    switch self {
    case .name(let name), .member(_, let name): name
    default: ""
    }
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
    case .choice(_, _, let last), .operation("??", _, let last): return last.likely ?? last
    case .operation(let sign, let left, let right):
      guard left.likely != nil || right.likely != nil else { return nil }
      return .operation(sign, left.likely ?? left, right.likely ?? right)
    default: return nil
    }
  }

  /// As code writes it.
  package var text: String {
    switch self {
    case .number(let number):
      let decimal = number.description
      return Fraction(literal: decimal.utf8) == number || number.sign < 0
        ? decimal : "\(number.numerator) / \(number.denominator)"
    case .name(let name): return name.plainLocal
    case .code(let text, _): return text
    case .member(let base, let name): return "\(base.textInBrackets).\(name)"
    case .call(let function, let arguments):
      let texts = arguments.map { ($0.label.isEmpty ? "" : $0.label + ": ") + $0.value.text }
      if function == .name("[]") { return "[\(texts.joined(separator: ", "))]" }
      return "\(function.textInBrackets)(\(texts.joined(separator: ", ")))"
    case .operation("-", .zero, let value): return "-\(value.textInBrackets)"
    case .operation(let sign, let left, let right):
      return "\(left.textInBrackets) \(sign) \(right.textInBrackets)"
    case .choice(let condition, let first, let second):
      return "\(condition.text) ? \(first.text) : \(second.text)"
    case .closure(let value): return "{ \(value.text) }"
    }
  }

  private var textInBrackets: String {
    switch self {
    case .operation, .choice: "(\(text))"
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
    case .operation("??", let left, let right):
      guard let left = left.part(ofRectangle: part), let right = right.part(ofRectangle: part)
      else { return nil }
      return .operation("??", left, right)
    default: break
    }
    guard case .call(let function, let arguments) = self else { return nil }
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

  /// The value of an argument on any level, such as the size of a font: of a label, or that of a method without one.
  func argument(_ labels: Set<String>) -> NumberExpression? {
    switch self {
    case .call(let function, let arguments):
      arguments.first { labels.contains($0.label.isEmpty ? function.lastName : $0.label) }?.value
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
      return operation.computed ?? replace(operation)
    case .closure(let value): return replace(.closure(value.mapped(replace)))
    case .choice(let condition, let first, let second):
      let replaced = replace(self)
      guard replaced == self else { return replaced }
      let condition = condition.mapped(replace)
      guard let isTrue = condition.truth else {
        return .choice(condition, first.mapped(replace), second.mapped(replace))
      }
      return isTrue ? first.mapped(replace) : second.mapped(replace)
    }
  }

  /// The number that an operation on numbers is, or a call of a function of numbers.
  var computed: NumberExpression? {
    switch self {
    case .operation(let sign, let left, let right):
      if sign == "*", left.value == Fraction(1) { return right }
      if sign == "??" { return left.value == nil ? nil : left }
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
    _ sign: String, _ left: Fraction, _ right: Fraction
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
      case "==", "~=": Fraction(order == 0 ? 1 : 0)
      case "!=": Fraction(order != 0 ? 1 : 0)
      default: .unknown
      }
    return result.isKnown ? result : nil
  }

  /// The value of a condition that is a literal or compares literals; nil for any other.
  var truth: Bool? {
    switch self {
    case .number(let number): return number.isKnown ? number != .zero : nil
    case .name("true"): return true
    case .name("false"): return false
    case .call(.name("!"), let arguments): return arguments.first?.value.truth.map { !$0 }
    case .operation("&&", let one, let other):
      if one.truth == false || other.truth == false { return false }
      return one.truth == true && other.truth == true ? true : nil
    case .operation("||", let one, let other):
      if one.truth == true || other.truth == true { return true }
      return one.truth == false && other.truth == false ? false : nil
    case .operation("!=", .name("nil"), .name("nil")): return false
    case .operation("!=", let value, .name("nil")): return value.isCertain ? true : nil
    case .operation("~=", let subject, let pattern):
      let isCase = pattern.path?.first == "" && pattern.path?.last == subject.path?.last
      let isConstant =
        subject.isCertain && (subject.path?.count == 2 || subject.text.first == "\"")
      return subject == pattern || isCase ? true : isConstant ? false : nil
    case .call(.member(let list, "contains"), let wanted):
      if list.path == ["", "all"] { return true }
      guard case .call(.name("[]"), let elements) = list else { return nil }
      return elements.contains { element in wanted.contains { $0.value == element.value } }
    default: return nil
    }
  }

  /// Whether it is certainly something: a number, a string, a case, what UIKit makes.
  private var isCertain: Bool {
    switch self {
    case .number, .code(_, _?), .closure: true
    case .call(let function, _): function.isCertain
    default: path.map { $0[0].isEmpty || $0[0].first?.isUppercase == true } ?? false
    }
  }

  /// The same with values in place of names, and of locals of these names.
  func given(_ values: [String: NumberExpression]) -> NumberExpression {
    values.isEmpty
      ? self
      : mapped { part in
        if case .call(let function, let arguments) = part, let path = function.path,
          path.count > 1, let value = values[path[0].plainLocal]
        {
          return .call(path.dropFirst().reduce(value) { .member($0, $1) }, arguments)
        }
        guard let path = part.path, let value = values[path[0].plainLocal] else { return part }
        return path.dropFirst().reduce(value) { $0[$1] ?? .member($0, $1) }
      }
  }

  /// The sum that it is of what paths stand for; nil where a part of it is unknown or no sum.
  func linear<Variable>(
    _ named: ([String]) -> LinearExpression<Variable>?
  ) -> LinearExpression<Variable>? {
    switch self {
    case .number(let number): return number.isKnown ? LinearExpression(number) : nil
    case .name, .member: return path.flatMap(named)
    case .call, .code, .choice, .closure: return nil
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
    }
  }
}

extension Fraction {
  /// The greatest whole number that the sum with another number is not below.
  func floor(of offset: Fraction) -> Fraction {
    let sum = self + offset
    guard sum.isKnown else { return .unknown }
    let (quotient, rest) = sum.numerator.quotientAndRemainder(dividingBy: sum.denominator)
    return Fraction(rest < 0 ? quotient - 1 : quotient)
  }
}

extension String {
  /// The name without the mark of a local.
  var plainLocal: String {
    first == "$" && dropFirst().first?.isNumber == false ? String(dropFirst()) : self
  }
}
