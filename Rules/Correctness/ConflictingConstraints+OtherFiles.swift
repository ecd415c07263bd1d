import LayoutModel
import LayoutScene
import LayoutSolver
import RuleKit
import SwiftSource

/// A length of a view that both its own class and the code that uses it fix: `CustomButton` is 56 points high by its
/// initializer, and a screen makes one of them 60 points high.
struct ClassConflict {
  let constraint: Constraint
  /// The name of the view.
  let view: String
  /// The name of the class.
  let type: Lexeme
  let demand: LengthDemand

  /// The constraints of a file that contradict the class of their view if it fixes the same length differently, in
  /// whatever file.
  static func all(in file: ViewFile) -> [ClassConflict] {
    var conflicts: [ClassConflict] = []
    for index in file.constraints.indices where file.constraints[index].fixesLength {
      let constraint = file.constraints[index]
      guard !constraint.firstItem.isSelf, constraint.isMade(in: file),
        let view = file.names.subview(constraint.firstItem, in: constraint.statement.block),
        let type = file.subviews[view].classOfProject
      else { continue }
      guard let points = file.constant(of: constraint) else { continue }
      conflicts.append(
        ClassConflict(
          constraint: constraint, view: file.name(constraint.firstItem), type: type,
          demand: LengthDemand(
            lengths: constraint.attributes, type: type.text, points: points,
            arguments: file.subviews[view].arguments(of: type, in: file))))
    }
    return conflicts
  }
}

extension ClassConflict {
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
  func arguments(of type: Lexeme, in file: ViewFile) -> ClassLength.Arguments? {
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

// MARK: - Other files

/// The lengths that classes fix of their own views.
struct ClassLengths: Contribution {
  private var byClass: [String: Set<ClassLength>] = [:]
  /// A class with more than these is known by its name only.
  private static let most = 32

  mutating func add(_ length: ClassLength) { byClass[length.type, default: []].insert(length) }

  func lengths(of type: String) -> Set<ClassLength> {
    guard let lengths = byClass[type], lengths.count <= Self.most else { return [] }
    return lengths
  }

  mutating func formUnion(_ other: ClassLengths) { byClass.merge(other.byClass) { $0.union($1) } }
}

/// A length that other code wants of a view whose class, in whatever file, fixes another one.
struct LengthDemand: Condition {
  /// The width, the height, or both.
  let lengths: LayoutAttributes
  /// The name of the class.
  let type: String
  let points: Fraction
  /// What the view is made with; nil if that is unknown.
  let arguments: ClassLength.Arguments?

  /// The lengths that the class of the view fixes; empty if there are none, or if one of them is what is wanted.
  private func contradictions(in project: Project) -> Set<String> {
    let own = Set(
      project[ClassLengths.self].lengths(of: type).lazy
        .filter { !$0.attributes.isDisjoint(with: lengths) }
        .compactMap { $0.points(madeWith: arguments)?.description })
    return own.contains(points.description) ? [] : own
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
    let unit = length == "1" ? "point" : "points"
    message.text += " (`\(type)` has \(length) \(unit), this constraint \(points))"
  }
}

extension EmbeddedControllers {
  /// Collects the controllers whose views a file adds to other views: those may be of any size.
  static func collect(from file: ViewFile, _ report: inout Report) {
    guard file.hasWord(.view) else { return }
    var names: Set<String> = []
    // Actions are large: most of them are not copied to look at them.
    for index in file.actions.indices
    where file.actions[index].item.tokens.count > 2 && file.actions[index].role == .addition {
      let path = file.code[file.actions[index].item.tokens]
      guard let view = path.last, view.is(.view), let owner = view.owner,
        owner.kind == .identifier
      else { continue }
      names.insert(owner.text)
    }
    guard !names.isEmpty else { return }
    for declaration in file.code.declarations
    where declaration.kind == .property || declaration.kind == .binding {
      guard let name = declaration.name, names.contains(name.text) else {
        continue
      }
      for type in [declaration.value?.madeClass, declaration.type.nameOfClass] {
        guard let type, !type.isNameOfUIKit else { continue }
        report.collect(EmbeddedControllers.self) { $0.names.insert(type.text) }
      }
    }
  }
}

/// The names of controllers whose views the project adds to other views.
struct EmbeddedControllers: Contribution {
  var names: Set<String> = []
  mutating func formUnion(_ other: EmbeddedControllers) { names.formUnion(other.names) }
}

/// That a controller is not one of these.
struct NotEmbedded: Condition {
  let controller: String

  func holds(in project: Project) -> Bool {
    !project[EmbeddedControllers.self].names.contains(controller)
  }
}
