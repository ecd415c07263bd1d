import LayoutModel
import RuleKit
import SwiftSource

/// A length of a view that both its own class and the code that uses it fix: `CustomButton` is 56 points high by its
/// initializer, and a screen makes one of them 60 points high.
struct OwnSizeConflict {
  let constraint: Constraint
  /// The name of the view.
  let view: String
  /// The name of the class.
  let type: Lexeme
  let demand: OwnSizeDemand

  /// The constraints of a file that contradict the class of their view if it fixes the same length differently, in
  /// whatever file.
  static func all(in file: ViewFile) -> [OwnSizeConflict] {
    var conflicts: [OwnSizeConflict] = []
    for index in file.constraints.indices where file.constraints[index].fixesLength {
      let constraint = file.constraints[index]
      guard !constraint.firstItem.isSelf, constraint.isMade(in: file),
        let view = file.names.subview(constraint.firstItem, in: constraint.statement.block),
        let type = file.subviews[view].classOfProject
      else { continue }
      // The text of a `CGSize` is neither the width nor the height.
      guard constraint.attributes.count == 1 || file.constant(of: constraint) != nil else {
        continue
      }
      conflicts.append(
        OwnSizeConflict(
          constraint: constraint, view: file.name(constraint.firstItem), type: type,
          demand: OwnSizeDemand(
            constraint.attributes, of: type.text, constant: file.lengthText(of: constraint),
            madeWith: file.subviews[view].arguments(of: type, in: file))))
    }
    return conflicts
  }
}

extension OwnSizeConflict {
  /// What the length is for a message.
  var length: String {
    switch demand.lengths {
    case .width: "width"
    case .height: "height"
    default: "size"
    }
  }
}

extension Constraint {
  /// Whether it fixes the width or the height of a view to a number.
  var fixesLength: Bool {
    secondItem == nil && relation == .equal && priority.isEmpty && !constant.isEmpty
      && multiplier.isEmpty && attributes.isSubset(of: [.width, .height]) && isCertainlyActive
      && !setsFrame
  }

  /// Whether it is made, and neither replaces others nor depends on a condition.
  fileprivate func isMade(in file: ViewFile) -> Bool {
    guard let statement = file.statementMaking(self) else { return false }
    return statement.block.kind == .functionBody
  }
}

extension Subview {
  /// The name of the project's class that it is made of, or declared with.
  var classOfProject: Lexeme? {
    guard let name = declaration.value?.madeClass ?? declaration.type.nameOfClass,
      name.kind == .identifier, name.hasCapital, !name.isNameOfUIKit
    else { return nil }
    return name
  }

  /// What the initializer of its class gets; nil if that is unknown.
  func arguments(of type: Lexeme, in file: ViewFile) -> OwnSizeDemand.Arguments? {
    guard var value = declaration.value else { return nil }
    // A closure makes the view first, and sets it up then.
    if let body = value.first?.closure?.body {
      guard let made = body.firstStatement?.declaration?.value else { return nil }
      value = made
    }
    var making = value.madeClass
    if let first = value.first, first.kind == .period, first.next?.is(Keyword.`init`) == true {
      making = first.next
    } else if making?.hasSameText(as: type) != true {
      return nil
    }
    return making?.call.map { file.arguments(of: $0) }
  }
}

extension Lexemes {
  /// The name of the class whose initializer a value begins with: `RoundButton` of `RoundButton(size: .small)` and of
  /// `Buttons.RoundButton()`.
  var madeClass: Lexeme? {
    guard var name = first, name.kind == .identifier else { return nil }
    while name.hasCapital, let member = name.member { name = member }
    return name.hasCapital && name.next?.kind == .leftParen ? name : nil
  }

  /// The last name of a type: `RoundButton` of `Buttons.RoundButton?`.
  var nameOfClass: Lexeme? {
    prefix { $0.kind == .period || $0.kind == .identifier }.last
  }
}

extension ViewFile {
  /// What a call hands in by its labels.
  fileprivate func arguments(of call: Call) -> OwnSizeDemand.Arguments {
    var values: OwnSizeDemand.Arguments = [:]
    guard let arguments = call.arguments, !arguments.tokens.isEmpty else { return values }
    for argument in arguments {
      let label = argument.label?.text ?? "_"
      let value = chosenValue(argument.value, in: call.statement.block) ?? ""
      // Two arguments without labels are one as good as the other.
      values[label] = values[label] == nil ? value : ""
    }
    return values
  }

  /// The number or the case, without its type, that an expression is; nil for anything else.
  func chosenValue(_ expression: Lexemes, in block: Block) -> String? {
    if expression.first?.kind != .period, let number = value(of: expression, in: block) {
      return number.description
    }
    guard expression.count > 1, let name = expression.last, name.kind == .identifier,
      !name.hasCapital,
      expression.dropLast().allSatisfy({ token in
        token.kind == .period || token.kind == .identifier && token.hasCapital
      })
    else { return nil }
    return name.text
  }

  /// Whether the constant of a constraint cannot be another one for each object: a parameter or a property may come from
  /// the code that makes the view.
  func isSameForAll(_ constraint: Constraint) -> Bool {
    if constant(of: constraint) != nil { return true }
    let constant = code[constraint.constant]
    return constant.allSatisfy {
      !($0.kind == .dollarIdentifier || $0.is(.`self`) || $0.isFreeName && !$0.hasCapital)
    }
  }

  /// The number in the constant of a constraint or, if the file does not tell it, its text.
  func lengthText(of constraint: Constraint) -> String {
    constant(of: constraint)?.description ?? code[constraint.constant].text.withoutSpace
  }
}

// MARK: - Other files

/// Lengths that a class fixes of its own views.
struct OwnSize: Hashable {
  /// The width, the height, or both.
  var lengths: LayoutAttributes
  /// The name of the class.
  var type: String
  /// The number or, if its file does not tell it, its text; empty where it is the argument itself.
  var constant: String
  /// The argument that chooses it; nil if it is the same for all views.
  var choice: Choice?

  /// What an argument of the class's only initializer has to do with a length.
  struct Choice: Hashable {
    /// The label of the argument.
    var label: String
    /// The value for which the length holds, such as the name of a case; nil if the argument is the length itself.
    var value: String?
    /// The value of an argument that is left out.
    var fallback: String?

    init(_ label: String, is value: String?, otherwise fallback: String?) {
      (self.label, self.value, self.fallback) = (label, value, fallback)
    }
  }

  init(
    _ lengths: LayoutAttributes, of type: String, constant: String, choice: Choice? = nil
  ) {
    (self.lengths, self.type, self.constant, self.choice) = (lengths, type, constant, choice)
  }

  /// The length of a view that is made with some arguments; nil if the class does not fix it then.
  fileprivate func length(madeWith arguments: OwnSizeDemand.Arguments?) -> String? {
    guard let choice else { return constant }
    guard let arguments, let value = arguments[choice.label] ?? choice.fallback, !value.isEmpty
    else { return nil }
    guard let chosen = choice.value else { return value.isNumber ? value : nil }
    return value == chosen ? constant : nil
  }
}

/// The lengths that classes fix of their own views.
struct OwnSizes: Contribution {
  private var byClass: [String: Set<OwnSize>] = [:]
  /// A class with more than these is known by its name only.
  private static let most = 32

  init() {}

  mutating func add(_ sizes: [OwnSize]) {
    for size in sizes { byClass[size.type, default: []].insert(size) }
  }

  func sizes(of type: String) -> Set<OwnSize> {
    guard let sizes = byClass[type], sizes.count <= Self.most else { return [] }
    return sizes
  }

  mutating func formUnion(_ other: OwnSizes) { byClass.merge(other.byClass) { $0.union($1) } }
}

/// A length that other code wants of a view whose class, in whatever file, fixes another one.
struct OwnSizeDemand: Condition {
  /// For the label of each argument that the view is made with, its value: a number or the name of a case; empty for
  /// any other one.
  typealias Arguments = [String: String]

  /// The width, the height, or both.
  var lengths: LayoutAttributes
  /// The name of the class.
  var type: String
  /// The number or, if its file does not tell it, its text.
  var constant: String
  /// What the view is made with; nil if that is unknown.
  var arguments: Arguments?

  init(
    _ lengths: LayoutAttributes, of type: String, constant: String, madeWith arguments: Arguments?
  ) {
    (self.lengths, self.type, self.constant) = (lengths, type, constant)
    self.arguments = arguments
  }

  /// The lengths that the class of the view fixes; empty if there are none, or if one of them is what is wanted.
  private func contradictions(in project: Project) -> Set<String> {
    let own = Set(
      project[OwnSizes.self].sizes(of: type).lazy.filter { !$0.lengths.isDisjoint(with: lengths) }
        .compactMap { $0.length(madeWith: arguments) })
    return own.contains(constant) ? [] : own
  }

  func holds(in project: Project) -> Bool {
    !contradictions(in: project).isEmpty && project.isOnlyType(type)
  }

  /// Names the length.
  func complete(
    _ message: inout Finding.Message, _ advice: inout Finding.Message, in project: Project
  ) {
    let lengths = contradictions(in: project)
    guard let length = lengths.first, lengths.count == 1 else { return }
    message.text +=
      length.isNumber && constant.isNumber
      ? " (`\(type)` has \(Self.points(length)), this constraint \(constant))"
      : ", unless `\(length)` in `\(type)` is `\(constant)` here"
  }

  private static func points(_ number: String) -> String {
    number == "1" ? "1 point" : "\(number) points"
  }
}

extension String {
  fileprivate var isNumber: Bool {
    utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == 46 }
  }
}
