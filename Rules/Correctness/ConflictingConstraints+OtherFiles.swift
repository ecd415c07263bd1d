import LayoutModel
import LayoutScene
import LayoutSolver
import RuleKit
import Semantics
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

  /// The constraints of a file that contradict the class of their view, in whatever file, if it fixes the length differently.
  static func all(in file: ViewFile) -> [ClassConflict] {
    file.constraints.indices.compactMap { index in
      guard file.fixesLength(file.constraints[index]),
        case let constraint = file.constraints[index],
        // It neither replaces others nor depends on a condition.
        file.statementMaking(constraint)?.block.kind == .functionBody,
        let declaration = file.first(of: constraint)?.declaration,
        let type = declaration.value?.madeClass ?? declaration.type.nameOfClass,
        !type.isNameOfUIKit, let points = file.constant(of: constraint)
      else { return nil }
      return ClassConflict(
        constraint: constraint, view: file.name(constraint.firstItem), type: type,
        demand: LengthDemand(
          lengths: constraint.attributes, type: type.text, points: points))
    }
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

extension Lexemes {
  /// The class whose initializer a value begins with: `RoundButton` of `Buttons.RoundButton(size: .small)`.
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

  mutating func add(_ length: ClassLength) { byClass[length.type, default: []].insert(length) }

  func lengths(of type: String) -> Set<ClassLength> { byClass[type] ?? [] }

  mutating func formUnion(_ other: ClassLengths) { byClass.merge(other.byClass) { $0.union($1) } }
}

/// A length that other code wants of a view whose class, in whatever file, fixes another one.
struct LengthDemand: Condition {
  /// The width, the height, or both.
  let lengths: LayoutAttributes
  /// The name of the class.
  let type: String
  let points: Fraction
  var clause: String { "one class `\(type)` of the project fixes another length" }

  /// The lengths that the class of the view fixes; empty if there are none, or if one of them is what is wanted.
  private func contradictions(in project: Project) -> Set<String> {
    let own = Set(
      project[ClassLengths.self].lengths(of: type).lazy
        .filter { !$0.attributes.isDisjoint(with: lengths) }
        .map(\.points.description))
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
    var names = KeySet()
    // Actions are large: most of them are not copied to look at them.
    for index in file.actions.indices where file.actions[index].role == .addition {
      let view = file.code[file.actions[index].item.tokens].last
      if view.is(.view), let owner = view?.owner { names.insert(file.names.key(owner)) }
    }
    guard !names.isEmpty else { return }
    for declaration in file.code.declarations {
      guard let name = declaration.name, names.contains(file.names.key(name)) else { continue }
      for type in [declaration.value?.madeClass, declaration.type.nameOfClass] {
        if let type { report.collect(EmbeddedControllers.self) { $0.names.insert(type.text) } }
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
  var clause: String { "no file adds the view of `\(controller)` to another one" }

  func holds(in project: Project) -> Bool {
    !project[EmbeddedControllers.self].names.contains(controller)
  }
}
