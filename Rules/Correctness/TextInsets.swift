import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The insets of a text count for its size, and while it is edited.
struct TextInsets: Rule {
  let query = Query.functions(with: .names(.drawText, .textRect, .editingRect), evenIdle: true)

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard function.isMember, function.declaration.modifiers.contains(.override),
      let name = function.declaration.name, case let type = file.types[function.type],
      type.kind == .class, let superclass = type.declaration.type.first,
      // Its subclasses may know the insets.
      !type.declaration.prefix.contains(where: { $0.is(.open) })
    else { return }
    if superclass.is(.UILabel), name.is(.drawText), let inset = function.insetOfText {
      guard !file.overrides(WordSet([.intrinsicContentSize, .sizeThatFits, .textRect]), in: type)
      else { return }
      report.add(
        inset,
        "the text is drawn with insets that the size of the label does not contain: it is cut off where the label has the size that it asks for",
        advice: "override `intrinsicContentSize`, and add the insets to that of `super`")
    } else if superclass.is(.UITextField), name.is(.textRect) || name.is(.editingRect),
      function.changesRect
    {
      let other: LayoutWord = name.is(.textRect) ? .editingRect : .textRect
      guard !file.overrides(WordSet([other]), in: type) else { return }
      report.add(
        name,
        "`\(other.rawValue)(forBounds:)` keeps the place that `\(name.text)(forBounds:)` moves the text from: the text jumps when editing begins and ends",
        advice: "override `\(other.rawValue)(forBounds:)` with the same rectangle")
    }
  }
}

extension ViewFunction {
  /// The smaller rectangle that it hands to `super.drawText(in:)`.
  fileprivate var insetOfText: Lexemes? {
    let draws = body.tokens.first { $0.is(.drawText) && $0.previous?.previous.is(.super) == true }
    guard var rect = draws?.call?.arguments?.first?.value else { return nil }
    let place = rect
    // `let inner = rect.inset(by: insets)`, `rect.size.width -= 8`
    if rect.count == 1, let name = rect.first,
      let made = body.statementsOnAllLevels.last(where: {
        $0.declaration?.name?.hasSameText(as: name) == true
      })?.declaration?.value
    {
      rect = made
    }
    return rect.contains { $0.is(.inset) || $0.is(.insetBy) || $0 == "UIEdgeInsetsInsetRect" }
      ? place : nil
  }

  /// Whether it returns something else than what the superclass does, or the other function.
  fileprivate var changesRect: Bool {
    body.statements.contains { statement in
      let call = statement.lastCall
      return call?.receiver?.first.is(.super) != true || call?.name.is(.inset) == true
        || call?.name.is(.insetBy) == true
    } && !body.tokens.contains { $0.is(.textRect) && declaration.name.is(.editingRect) }
  }
}

extension ViewFile {
  /// Whether a class of the file overrides one of some members.
  fileprivate func overrides(_ members: WordSet, in type: ViewType) -> Bool {
    self.type(type.key) { token in
      members.contains(token.token.word) && (token.previous.is(.func) || token.previous.is(.var))
    }
  }
}

extension TextInsets {
  static let description = RuleDescription(
    id: "text_insets",
    family: .correctness,
    summary: "Text insets that the size or the editing of a view ignores",
    rationale: """
      A label that draws its text with insets still asks for the size of the bare text, so the text is cut off. A text \
      field asks for one rectangle while it shows its text and for another one while it edits. A class that changes only \
      one of them lets the text jump. The rule reports classes that inherit from `UILabel` and `UITextField`.
      """,
    limits: ["classes that inherit from another class of the project"],
    source:
      "UIKit, UILabel.drawText(in:) (https://developer.apple.com/documentation/uikit/uilabel/drawtext(in:)), UITextField.editingRect(forBounds:) (https://developer.apple.com/documentation/uikit/uitextfield/editingrect(forbounds:))",
    effect: .sight,
    goodExamples: [
      "Insets that count": """
      class TagLabel: UILabel {
        override func drawText(in rect: CGRect) {
          super.drawText(in: rect.insetBy(dx: 8, dy: 4))
        }

        override var intrinsicContentSize: CGSize {
          let size = super.intrinsicContentSize
          return CGSize(width: size.width + 16, height: size.height + 8)
        }
      }
      """
    ],
    badExamples: [
      "A size without them": """
      class TagLabel: UILabel {
        override func drawText(in rect: CGRect) {
          super.drawText(in: ↓rect.insetBy(dx: 8, dy: 4))
        }
      }
      """,
      "Only without editing": """
      class SearchField: UITextField {
        override func ↓textRect(forBounds bounds: CGRect) -> CGRect {
          bounds.insetBy(dx: 12, dy: 0)
        }
      }
      """,
    ])
}
