import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view class without subclasses is final.
struct FinalClass: Rule {
  // Any file may have a subclass.
  let query = Query.viewClasses.reading(.anything)

  func collect(from file: ViewFile, _ report: inout Report) {
    let inherited = file.types.filter { $0.kind == .class }.compactMap(\.declaration.superclass)
    if !inherited.isEmpty {
      report.collect(InheritedClasses.self) { $0.keys.formUnion(inherited.map(file.names.key)) }
    }
  }

  func check(_ type: ViewType, in file: ViewFile, _ report: inout Report) {
    guard let name = type.declaration.name,
      !type.declaration.prefix.contains(where: { $0.is(.final) || $0.is(.open) })
    else { return }
    report.add(
      name, "nothing inherits from `\(name.text)`, and it does not say so",
      advice: "make it `final`", fix: fix(type.declaration, name),
      if: HasNoSubclass(type: type.key))
  }

  private func fix(_ type: Declaration, _ name: Lexeme) -> Fix? {
    let isOpen = type.body?.statements.contains { member in
      member.declaration?.prefix.contains { $0.is(.open) } == true
    }
    guard isOpen != true else { return nil }
    let start = type.keyword.bytes.lowerBound
    return Fix(
      [Edit(start..<start, with: "final ")], safety: .safe,
      assuming: [Fix.Assumption(noSubclassOf: name)])
  }
}

/// The keys of the names of classes that others inherit from.
private struct InheritedClasses: Contribution {
  var keys: Set<UInt64> = []

  mutating func formUnion(_ other: InheritedClasses) { keys.formUnion(other.keys) }
}

private struct HasNoSubclass: Condition {
  let type: UInt64
  var clause: String { "no class of the project inherits from it" }

  func holds(in project: Project) -> Bool { !project[InheritedClasses.self].keys.contains(type) }
}

extension FinalClass {
  static let description = RuleDescription(
    id: "final_class",
    family: .cookbook,
    summary: "View class without `final`",
    rationale: """
      Who reads a `final` class knows that no other class changes what its functions do, and the compiler can call them \
      directly. The rule reports the classes of views and controllers that no class of the run inherits from, unless they \
      are `open`.
      """,
    source: "UIKit In Code, Examples from projects A, Y and G: `final class PlayerCell`",
    defaultSeverity: .off,
    fixSafety: .safe,
    goodExamples: [
      "A final class, and a base class": """
      final class PlayerCell: UITableViewCell {}

      class CardView: UIView {}

      final class AlbumCardView: CardView {}
      """
    ],
    badExamples: [
      "No subclass": """
      class ↓PlayerCell: UITableViewCell {
        private let titleLabel = UILabel()
      }
      """
    ])
}
