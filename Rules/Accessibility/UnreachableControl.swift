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
    let view =
      isOwn
      ? nil
      : file.names.identity(
        of: file.names.item(owner, in: statement.block), in: statement.block)
    guard isOwn || view != nil,
      let control = file.memoized(AddedControls.init).first(in: type, inside: view, of: file)
    else { return }
    report.add(
      target, .hides(control.text, isOwn ? nil : owner.text),
      advice: "leave out `\(target.text) = true`")
  }
}

/// The controls that the types of a file declare and add.
private struct AddedControls {
  /// For each type, their indices in `ViewFile.subviews`.
  private var controls = KeyMap<[Int]>()

  /// A bound on those of one type.
  private static let most = 32

  init(_ file: ViewFile) {
    // What a type offers as actions or elements can be reached in another way.
    var others = KeySet()
    for token in file.code.tokens.all(.identifier) where token.replacesAccessibleViews {
      if let type = token.statement.flatMap({ file.scopes.type(around: $0) }) {
        others.insert(type.key)
      }
    }
    for (index, subview) in file.subviews.enumerated() where subview.isProperty {
      let type = file.types[subview.type].key
      let declaration = subview.declaration
      guard !others.contains(type), controls[type, default: []].count < Self.most,
        let name = declaration.type.first ?? declaration.value?.first, name.isKind(of: .UIControl),
        !file.hierarchy.placements(of: index).isEmpty
      else { continue }
      controls[type, default: []].append(index)
    }
  }

  /// The first one of a type that is in a view; in any, if that is the type's own.
  func first(in type: ViewType, inside view: UInt64?, of file: ViewFile) -> Lexeme? {
    let index = controls[type.key]?.first { index in
      guard let view else { return true }
      return file.path(from: file.names.identity(of: file.subviews[index])).dropFirst()
        .contains(view)
    }
    return index.flatMap { file.subviews[$0].declaration.name }
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
