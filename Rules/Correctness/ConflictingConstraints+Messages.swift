import LayoutModel
import RuleKit
import SwiftSource

extension Conflict {
  /// What the rule says where a constraint is the last one of those.
  func message(about constraint: Constraint, in file: ViewFile) -> Finding.Message {
    let others = others.map { other in
      let (view, attribute) = placed(other.attribute, by: file.constraints[other.constraint], file)
      return "\(view).\(attribute)"
    }
    let (view, attribute) = placed(attribute, by: constraint, file)
    return .contradicts(attribute, view, others, reason)
  }

  /// The names of the view that a constraint places, and of its attribute for one of the first item.
  private func placed(
    _ attribute: LayoutAttributes, by constraint: Constraint, _ file: ViewFile
  ) -> (view: String, attribute: String) {
    let placed = file.onPlacedView(constraint)
    let isSame = placed.attributes.contains(attribute)
    return (
      file.name(placed.firstItem), (isSame ? attribute : placed.attributes).names.joined()
    )
  }
}

extension OwnSizeConflict {
  /// What the rule says; the run adds the length that the class has.
  var message: Finding.Message { .contradictsClass(self) }
}

extension Finding.Message {
  fileprivate static func contradicts(
    _ attribute: String, _ view: String, _ others: [String], _ reason: Conflict.Reason
  ) -> Self {
    let difference =
      switch reason {
      case .difference(let points): " by \(points)"
      case .insets: " wherever there are insets"
      case .noSize(let size): ", since a view would be \(size) points long"
      case .distances: " unless both distances are equal"
      case .screen(let view, let axis, let length): screen(view, axis, length)
      }
    if others == ["\(view).\(attribute)"] {
      let how =
        if case .difference(let points) = reason { "\(points) apart" } else {
          "differently\(difference)"
        }
      return
        "the \(attribute) of `\(view)` is fixed twice, \(how), so UIKit breaks one of the two constraints"
    }
    return
      "the \(attribute) of `\(view)` contradicts \(list(others))\(difference), so UIKit breaks one of these constraints"
  }

  private static func screen(_ view: GivenView, _ axis: LayoutAxis, _ length: String?) -> String {
    let size = axis == .horizontal ? "wide" : "high"
    return " unless \(view.owner) is \(length ?? "exactly that") \(size)"
  }

  fileprivate static func contradictsClass(_ conflict: OwnSizeConflict) -> Self {
    let (type, length) = (conflict.type.text, conflict.length)
    return
      "`\(type)` fixes its \(length) itself, and this \(length) of `\(conflict.view)` contradicts it, so UIKit breaks one of the two constraints"
  }
}
