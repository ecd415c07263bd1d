import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A text of several lines is shown by a label of several lines.
struct OneLineLabel: Rule {
  let query = Query.madeViews(with: .viewTypes)
    .inFiles { $0.source.hasLineBreaksInStrings }
  static let collectsFunctions = true

  func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    guard let text = view.textOfSeveralLines else { return }
    let isButton = view.classOfUIKit.is(.UIButton)
    let finding = Finding(
      text.call?.name?.alone ?? text.tokens,
      "the text of `\(view.text)` has several lines, and only the first is shown: its label has one line unless `numberOfLines` is set",
      advice: "set `\(view.text)\(isButton ? ".titleLabel?" : "").numberOfLines = 0`")
    report.add(finding, view.certainty())
  }
}

extension View {
  /// The first place that gives a label or a button of one line a text of several lines.
  fileprivate var textOfSeveralLines: Setting? {
    guard classOfUIKit.is(.UILabel) || classOfUIKit.is(.UIButton),
      !settings.contains(where: \.mayAllowLines),
      !makings.contains(where: { $0.initializer.contains { $0.is(.configuration) } })
    else { return nil }
    return settings.filter { $0.text?.isTextOfSeveralLines == true }
      .min { $0.statement < $1.statement }
  }
}

extension Setting {
  fileprivate var text: Lexemes? {
    switch member.layoutWord {
    case .text, .attributedText: path.count == 1 ? value : nil
    case .setTitle, .setAttributedTitle: call?.arguments?.first?.value
    default: nil
    }
  }

  /// Whether it may let a text have several lines: `button.titleLabel?.lineBreakMode = .byWordWrapping`.
  fileprivate var mayAllowLines: Bool {
    switch member.layoutWord {
    case .numberOfLines, .configuration, .configurationUpdateHandler: true
    case .titleLabel: path.count > 1 && (path[1].is(.numberOfLines) || path[1].is(.lineBreakMode))
    default: false
    }
  }
}

extension Lexemes {
  fileprivate var isTextOfSeveralLines: Bool {
    let argument = last?.partner?.previous?.call?.arguments?.first
    let literal = argument?.label.is(.string) == true ? argument?.value ?? self : self
    guard let first = literal.first, first.kind == .stringLiteral || first.kind == .stringHead,
      first.firstByte == UInt8(ascii: "\""), first.indexAfterBrackets == literal.endIndex,
      !literal.dropFirst().contains(where: { $0.kind == .stringLiteral })
    else { return false }
    // `\\` is no escape of what follows, and behind a `\` the line goes on.
    let text = literal.text.replacing(#"\\"#, with: "").replacing("\\\n", with: "")
    let lines = text.split(separator: "\n").flatMap { $0.split(separator: #"\n"#) }
    return lines.count { $0.contains { !$0.isWhitespace && $0 != "\"" } } > 1
  }
}

extension OneLineLabel {
  static let description = RuleDescription(
    id: "one_line_label",
    family: .correctness,
    summary: "Multi-line text in a one-line label",
    rationale: """
      `numberOfLines` is 1 by default: of a text with line breaks, a `UILabel` shows the first line. The same is \
      true of the title of a `UIButton` without a configuration. The rule reports labels and buttons of UIKit's \
      classes that the file makes, with a literal text of more than one line, if `numberOfLines` is set nowhere.
      """,
    limits: [
      "texts that operators make of several, and raw literals",
      "views that a project function or method gets, or with a property of the project set",
      "views that are not private, unless a folder is linted and no other file names them",
    ],
    source:
      "UIKit, UILabel.numberOfLines (https://developer.apple.com/documentation/uikit/uilabel/numberoflines)",
    effect: .sight,
    goodExamples: [
      "As many lines as it takes": """
      class PlayerView: UIView {
        private let hintLabel = UILabel()

        func setupHintLabel() {
          hintLabel.text = "Nothing to play\\nAdd a song"
          hintLabel.numberOfLines = 0
          addSubview(hintLabel)
        }
      }
      """
    ],
    badExamples: [
      "A line break": """
      class PlayerView: UIView {
        private let hintLabel = UILabel()

        func setupHintLabel() {
          ↓hintLabel.text = "Nothing to play\\nAdd a song"
          addSubview(hintLabel)
        }
      }
      """
    ])
}
