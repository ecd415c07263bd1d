import LayoutModel
import RuleKit
import SwiftSource

// How a team writes what no rule asks for, for examples that look like its own code.
extension HelperSearch {
  func findHabits(in file: ViewFile, _ report: inout Report) {
    func add(_ habit: Habit, _ value: String, at place: Lexeme) {
      report.add(place, HelperReport.habit(habit, value).message, advice: "")
    }
    for type in file.types where type.kind == .class && type.isView {
      guard let name = type.declaration.name, let base = type.declaration.superclass,
        let habit = baseClass(of: name, base),
        // A view of a nib may need another superclass than one that code builds.
        !file.subviews.contains(where: {
          $0.declaration.hasAttribute("IBOutlet") && file.typeKey(at: $0.type) == type.key
        })
      else { continue }
      // What the arguments of a generic class are is not known.
      let isGeneric = base.next.map { $0 == "<" } ?? false
      add(habit, isGeneric ? Habits.none : base.text, at: name)
    }
    for declaration in file.code.declarations {
      guard let name = declaration.name, let words = constants(declaration) else { continue }
      add(.constants, words, at: name)
    }
    for subview in file.subviews where subview.isProperty {
      let declaration = subview.declaration
      if let name = declaration.name, let call = declaration.value?.last?.partner?.closure?.call,
        call.name?.configuresValue == true
      {
        add(.closures, "then", at: name)
        continue
      }
      guard let name = declaration.name, let closure = declaration.value?.first?.closure,
        let local = closure.body.statements.first(where: { $0.kind == .property })?.declaration,
        let localName = local.name,
        let made = local.value.flatMap(file.names.viewType(madeIn:))
      else { continue }
      add(.closures, declaration.modifiers.contains(.lazy) ? "lazy" : "let", at: name)
      switch made.layoutWord {
      case .UILabel: add(.labelInClosure, localName.text, at: name)
      case .UIButton: add(.buttonInClosure, localName.text, at: name)
      case .UIImageView: add(.imageInClosure, localName.text, at: name)
      default: continue
      }
    }
    for constraint in file.constraints
    where constraint.library == .snapKit && !constraint.constant.isEmpty
      && [.trailing, .right, .bottom].contains(constraint.attributes)
    {
      add(
        .farEdges, constraint.constantPointsInward ? "inset" : "offset",
        at: file.code[constraint.constant.lowerBound])
    }
    for function in file.functions where function.isMember && laysOut(function, in: file) {
      guard let name = function.declaration.name, file.types[function.type].isView else { continue }
      let isOverride = function.declaration.modifiers.contains(.override)
      add(isOverride ? .overridden : .own, name.text, at: name)
    }
  }

  /// The kind of a class, by its name.
  private func baseClass(of name: Lexeme, _ base: Lexeme) -> Habit? {
    if name.hasLastWord(.cell) { return base.contains(.collection) ? .item : .cell }
    if name.isNameOfController || name.hasSuffix("VC") { return .screen }
    return name.hasLastWord(.view) ? .view : nil
  }

  /// `private enum Constants` for a type inside of another one that holds nothing but constants, some of them numbers.
  private func constants(_ declaration: Declaration) -> String? {
    guard declaration.kind == .enumeration || declaration.kind == .structure,
      declaration.block.kind == .typeBody, let name = declaration.name, let body = declaration.body
    else { return nil }
    var numbers = 0
    for statement in body.statements {
      guard let constant = statement.declaration, constant.kind == .property, constant.isStatic
      else { return nil }
      if let value = constant.value, value.count == 1,
        [.integerLiteral, .floatLiteral].contains(value.first?.kind)
      {
        numbers += 1
      }
    }
    guard numbers > 0 else { return nil }
    return "\(declaration.isPrivate ? "private:" : "")\(declaration.keyword.text):\(name.text)"
  }
}
