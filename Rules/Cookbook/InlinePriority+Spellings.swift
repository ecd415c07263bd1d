import LayoutModel
import SwiftSource

/// The expressions of a file that are priorities of layout, other than where a priority gets its name.
struct SpelledPriorities {
  /// Names that code with a priority holds, except for that of constraints.
  static let names: [LayoutWord] = [
    .UILayoutPriority, .ConstraintPriority, .LayoutPriority, .setContentHuggingPriority,
    .setContentCompressionResistancePriority, .setHugging, .setCompressionResistance,
    .withPriority, .systemLayoutSizeFitting, .priority,
  ]

  /// In source order; one may contain others.
  private(set) var places: [Lexemes] = []
  private let file: ViewFile

  init(in file: ViewFile) {
    self.file = file
    readConstraints()
    for statement in file.code.statements { read(statement) }
    for call in file.code.calls { read(call) }
    places.sort {
      ($0.startIndex, -$0.endIndex) < ($1.startIndex, -$1.endIndex)
    }
  }

  private mutating func readConstraints() {
    var seen = KeySet()
    for constraint in file.constraints where !constraint.priority.isEmpty {
      guard seen.insert(UInt64(constraint.priority.lowerBound)) else { continue }
      places.append(file.code[constraint.priority])
    }
  }

  /// `constraint.priority = …`, where the file says that it is a constraint: other things have priorities as well.
  private mutating func read(_ statement: Statement) {
    guard statement.assignedMember?.is(.priority) == true, let target = statement.target,
      target.count > 2, let value = statement.assignedValue,
      file.statedType(of: target.dropLast(2), in: statement.block) == .constraint
    else { return }
    places.append(value)
  }

  private mutating func read(_ call: Call) {
    guard let name = call.name, let arguments = call.arguments else { return }
    if let first = arguments.first, first.label == nil,
      name.takesPriorityFirst
    {
      places.append(first.value)
    } else if name.is(.systemLayoutSizeFitting) {
      for argument in arguments
      where argument.label.map({ $0.hasLastWord(.fittingPriority) }) ?? false {
        places.append(argument.value)
      }
    } else if let type = call.priorityType, type.isNameOfPriority,
      !givesName(call)
    {
      places.append(type.through(call.last))
    }
  }

  private func givesName(_ call: Call) -> Bool {
    let statement = call.statement
    if let declaration = statement.declaration, statement.kind == .property, call.list == nil,
      declaration.keyword.is(.let) || declaration.isStatic
    {
      return true
    }
    for block in statement.block.ancestors {
      guard let declaration = block.declaration else { continue }
      switch declaration.kind {
      case .property where declaration.isStatic: return true
      case .enumeration: return true
      case .extension:
        return declaration.name?.isNameOfPriority ?? false
      case .class, .structure, .actor, .protocol: return false
      default: continue
      }
    }
    return false
  }
}

extension Call {
  /// The type in `UILayoutPriority(…)` and `UILayoutPriority.init(…)`.
  fileprivate var priorityType: Lexeme? {
    guard let name else { return nil }
    return name.is(Keyword.`init`) ? name.owner : name
  }
}

/// A priority that a number stands for, or a name with a number.
struct RawPriority {
  /// The number, or all of a sum of numbers.
  var number: Lexemes
  /// The `+` or `-` between a name and the number.
  var offset: Lexeme?

  /// Nil for a name, and for a value that is computed.
  init?(_ expression: Lexemes) {
    if expression.count == 1, let format = expression.first, format.kind == .stringLiteral {
      guard format.text.hasNumberAsPriority else { return nil }
      number = expression
      return
    }
    guard let found = Self.raw(in: expression) else { return nil }
    self = found
  }

  private init(number: Lexemes, offset: Lexeme? = nil) {
    self.number = number
    self.offset = offset
  }

  private static func raw(in expression: Lexemes) -> RawPriority? {
    for branch in expression.branches {
      if let inner = branch.wrappedValue {
        if let found = raw(in: inner) { return found }
      } else if let found = raw(branch) {
        return found
      }
    }
    return nil
  }

  private static func raw(_ value: Lexemes) -> RawPriority? {
    if value.isSumOfNumbers { return RawPriority(number: value) }
    guard value.count > 2, let number = value.last, number.isNumber, let sign = number.previous,
      sign == "-" || sign == "+", sign.isBinaryOperator, value.prefix(before: sign).isConstantName
    else { return nil }
    return RawPriority(number: number.alone, offset: sign)
  }

  /// UIKit's name for the number.
  var standardName: String? {
    let text = number.text
    switch text.hasSuffix(".0") ? String(text.dropLast(2)) : text {
    case "1000", "1_000": return ".required"
    case "750": return ".defaultHigh"
    case "250": return ".defaultLow"
    case "50": return ".fittingSizeLevel"
    default: return nil
    }
  }
}

extension Lexemes {
  /// The values that a conditional operator chooses from; the value itself without one.
  fileprivate var branches: [Lexemes] {
    var branches: [Lexemes] = []
    var start = startIndex
    var questions = 0
    for token in outermost {
      if token.kind == .questionInfix {
        start = token.index + 1
        questions += 1
      } else if token.kind == .colon, questions > 0 {
        branches.append(self[start..<token.index])
        start = token.index + 1
        questions -= 1
      }
    }
    branches.append(self[start..<endIndex])
    return branches
  }

  /// What is in the parentheses, or the only argument of an initializer that makes a priority of it.
  fileprivate var wrappedValue: Lexemes? {
    guard let close = last, close.kind == .rightParen, let open = close.partner,
      open.index >= startIndex
    else { return nil }
    if open.index == startIndex { return self[(startIndex + 1)..<close.index] }
    guard let name = open.previous, name.makesPriority else { return nil }
    let arguments = open.elements
    guard let only = arguments.first, only.value.endIndex == close.index else { return nil }
    return only.value
  }

  /// `999`, `-1`, `1000 - 1`.
  fileprivate var isSumOfNumbers: Bool {
    guard last?.isNumber == true else { return false }
    return allSatisfy { $0.isNumber || $0.kind == .prefixOperator || $0.isBinaryOperator }
  }

  /// `.required`, `UILayoutPriority.required.rawValue`.
  fileprivate var isConstantName: Bool {
    guard let first, first.kind == .period || first.hasCapital, last?.kind == .identifier else {
      return false
    }
    return count > 1 && allSatisfy { $0.kind == .identifier || $0.kind == .period }
  }
}

extension String {
  fileprivate var hasNumberAsPriority: Bool {
    var isBehindSign = false
    for byte in utf8 {
      if byte == UInt8(ascii: "@") {
        isBehindSign = true
      } else if isBehindSign, byte != UInt8(ascii: " ") {
        if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { return true }
        isBehindSign = false
      }
    }
    return false
  }
}
