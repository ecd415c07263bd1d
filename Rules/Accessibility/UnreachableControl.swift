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
    guard isOwn || view != nil, !file.replacesAccessibleViews(of: type),
      let control = file.views.first(where: { control in
        control.isControl(of: type) && (view.map { control.path.dropFirst().contains($0) } ?? true)
      })
    else { return }
    report.add(
      target, .hides(control.text, isOwn ? nil : owner.text),
      advice: "leave out `\(target.text) = true`")
  }
}

extension ViewFile {
  /// Whether a type offers actions or elements, which can be reached in another way than its controls.
  fileprivate func replacesAccessibleViews(of type: ViewType) -> Bool {
    code.tokens.all(.identifier).contains { token in
      token.replacesAccessibleViews
        && token.statement.flatMap { scopes.type(around: $0) }?.key == type.key
    }
  }
}

extension View {
  /// Whether it is a control that a type declares, and that the file adds to a view.
  fileprivate func isControl(of type: ViewType) -> Bool {
    guard let subview, subview.isProperty, file.types[subview.type].key == type.key,
      let name = subview.declaration.type.first ?? subview.declaration.value?.first
    else { return false }
    return name.isKind(of: .UIControl) && !placements.isEmpty
  }
}

extension Finding.Message {
  fileprivate static func hides(_ control: String, _ view: String?) -> Self {
    "VoiceOver cannot reach `\(control)`: \(view.map { "`\($0)`" } ?? "the view") is one element for it, and hides what is in it"
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
