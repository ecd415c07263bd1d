import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view with controls in it lets VoiceOver reach them.
struct UnreachableControl: Rule {
  let query = Query.assignments(with: .names(.isAccessibilityElement))

  func check(_ statement: Statement, in file: ViewFile, _ report: inout Report) {
    guard let target = statement.target, target.last.is(.isAccessibilityElement),
      statement.assigns(.true),
      let type = file.scopes.type(around: statement)
    else { return }
    let owner = target.dropLast(target.count > 1 ? 2 : 1)
    let isOwn = owner.isEmpty || owner.count == 1 && owner.first?.is(Keyword.`self`) == true
    let view = isOwn ? nil : file.view(owner, in: statement.block)
    // What offers actions or elements can be reached in another way than by its controls.
    guard isOwn || view != nil, report.fuel.burn(file.subviews.count),
      !file.type(type.key, contains: { $0.replacesAccessibleViews }),
      let control = file.views.first(where: { control in
        control.isControl(of: type) && (view.map { control.path.dropFirst().contains($0) } ?? true)
      })
    else { return }
    report.add(
      target,
      "VoiceOver cannot reach `\(control.text)`: \(isOwn ? "the view" : "`\(owner.text)`") is one element for it, and hides what is in it",
      advice: "leave out `\(target.text) = true`")
  }
}

extension View {
  fileprivate func isControl(of type: ViewType) -> Bool {
    guard let subview, subview.isProperty, file.types[subview.type].key == type.key,
      let name = subview.declaration.type.first ?? subview.declaration.value?.first
    else { return false }
    return name.isKind(of: .UIControl) && !placements.isEmpty
  }
}

extension UnreachableControl {
  static let description = RuleDescription(
    id: "unreachable_control",
    family: .accessibility,
    summary: "Control that VoiceOver cannot reach",
    rationale: """
      A view that is an accessibility element is read as a whole, and hides all that is in it from VoiceOver: the buttons \
      of a row that is one element cannot be tapped. The rule reports `isAccessibilityElement = true` for a view, or for \
      the type's own one, in which the type adds a button or another control. It is silent where the type offers custom \
      actions, or elements of its own.
      """,
    source:
      "UIKit, UIAccessibility, isAccessibilityElement (https://developer.apple.com/documentation/objectivec/nsobject/1615141-isaccessibilityelement)",
    defaultSeverity: .off,
    effect: .access,
    goodExamples: [
      "Custom actions": """
      class SongCell: UITableViewCell {
        private let playButton = UIButton()

        func setUp() {
          contentView.addSubview(playButton)
          isAccessibilityElement = true
          accessibilityCustomActions = [playAction]
        }
      }
      """
    ],
    badExamples: [
      "A button in one element": """
      class SongCell: UITableViewCell {
        private let playButton = UIButton()

        func setUp() {
          contentView.addSubview(playButton)
          ↓isAccessibilityElement = true
        }
      }
      """
    ])
}
