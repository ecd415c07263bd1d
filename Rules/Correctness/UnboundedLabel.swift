import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A label of several lines has a width to break its lines at.
struct UnboundedLabel: Rule {
  let query = Query.views(with: .names(.numberOfLines)).inFiles { !$0.constraints.isEmpty }
  static let collectsFunctions = true

  func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    PlacedView.check(view, &report) { known in
      Self.edge(known) != nil && view.isForLongText
    } finding: { label, known in
      Self.edge(known).map { edge in
        Finding(
          label.addition,
          "`\(label.name)` is for several lines, but horizontally only its `\(edge.names[0])` is constrained: without a width to break it at, a long line runs out of the view",
          advice:
            "constrain its opposite edge, at least with an inequality, or its width")
      }
    }
  }

  /// The one attribute that places a view horizontally; nil where another one may bound its width.
  private static func edge(_ known: LayoutAttributes) -> LayoutAttributes? {
    let horizontal = known.intersection(.horizontal)
    return horizontal.count == 1 && horizontal != .width ? horizontal : nil
  }
}

extension View {
  /// Whether it is a label for a text of more than a line: who writes a text in the code sees that it fits. Its lines must not
  /// be broken in another way: by the text, or at a width that the label is given.
  fileprivate var isForLongText: Bool {
    let isLabel = classOfUIKit.is(.UILabel) || declaration?.type.first.is(.UILabel) == true
    guard isLabel, let lines = settings(of: .numberOfLines).last?.value, lines.count == 1,
      lines.first?.kind == .integerLiteral, lines.text != "1",
      !events.contains(where: { $0.mayBreakLines(in: file) })
    else { return false }
    let texts = (settings(of: .text) + settings(of: .attributedText)).compactMap(\.value)
    return !texts.contains(where: file.mayBreakLines)
      && (texts.isEmpty || !texts.allSatisfy(\.isWrittenText))
  }
}

extension ViewUse {
  fileprivate func mayBreakLines(in file: ViewFile) -> Bool {
    guard let member else { return false }
    // `label.setText("Two\nlines", lineHeight: 24)`
    return member.is(.preferredMaxLayoutWidth) || member.is(.intrinsicContentSize)
      || member.is(.sizeThatFits) || member.is(.systemLayoutSizeFitting)
      || kind == .call && !file.names.isUIKitMethod(member)
  }
}

extension ViewFile {
  fileprivate func mayBreakLines(_ text: Lexemes) -> Bool {
    text.contains(where: \.mayBreakLines)
      || code.declarations.contains { declaration in
        declaration.name.map { text.last?.hasSameText(as: $0) == true } == true
          && (declaration.value ?? declaration.body?.tokens)?.contains(where: \.mayBreakLines)
            == true
      }
  }
}

extension Lexeme {
  fileprivate var mayBreakLines: Bool {
    switch kind {
    case .stringLiteral, .stringHead, .stringMiddle, .stringTail:
      text.contains { $0 == "\\" || $0.isNewline }
    default: false
    }
  }
}

extension Lexemes {
  /// Whether it is a literal, or only names a member of a type: `Texts.hint`.
  fileprivate var isWrittenText: Bool {
    first?.kind == .stringLiteral && count == 1
      || first?.hasCapital == true && allSatisfy { $0.kind == .identifier || $0.kind == .period }
  }
}

extension UnboundedLabel {
  static let description = RuleDescription(
    id: "unbounded_label",
    family: .correctness,
    summary: "Multi-line label without a width",
    rationale: """
      A `UILabel` with `numberOfLines = 0` breaks its text where its width ends. With one horizontal constraint \
      only, it is as wide as its text: that stays on one line, and is cut off. The rule reports labels whose line \
      count is a literal other than 1, and whose constraints fix one horizontal edge or the center, and no width.
      """,
    limits: [
      "texts with line breaks, and texts that are all literals or constants",
      "labels with a `preferredMaxLayoutWidth`, or whose `intrinsicContentSize` is read",
      "labels that a stack, a helper or a frame may lay out",
      "labels that are not private, unless a folder is linted and no other file names them",
    ],
    source:
      "UIKit, UILabel.numberOfLines (https://developer.apple.com/documentation/uikit/uilabel/numberoflines)",
    effect: .sight,
    goodExamples: [
      "A trailing edge": """
      class PlayerView: UIView {
        private let hintLabel = UILabel()

        func setUp() {
          hintLabel.numberOfLines = 0
          hintLabel.translatesAutoresizingMaskIntoConstraints = false
          addSubview(hintLabel)
          NSLayoutConstraint.activate([
            hintLabel.topAnchor.constraint(equalTo: topAnchor),
            hintLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            hintLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
          ])
        }
      }
      """
    ],
    badExamples: [
      "No trailing edge": """
      class PlayerView: UIView {
        private let hintLabel = UILabel()

        func setUp() {
          hintLabel.numberOfLines = 0
          hintLabel.translatesAutoresizingMaskIntoConstraints = false
          addSubview(↓hintLabel)
          NSLayoutConstraint.activate([
            hintLabel.topAnchor.constraint(equalTo: topAnchor),
            hintLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
          ])
        }
      }
      """
    ])
}
