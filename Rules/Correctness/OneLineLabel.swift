import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A text of several lines is shown by a label of several lines.
struct OneLineLabel: Rule {
  let query = Query.madeViews(with: .viewTypes)
    .inFiles { $0.source.hasLineBreaksInStrings }
  static let collectsNames = true

  func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    guard let text = view.textOfSeveralLines else { return }
    let isButton = view.classOfUIKit.is(.UIButton)
    let finding = Finding(
      text.call?.name?.alone ?? text.tokens,
      isButton
        ? "the title of `\(view.text)` has several lines, and only the first is shown: the label of a button has one line unless its `numberOfLines` is set"
        : "the text of `\(view.text)` has several lines, and only the first is shown: a label has one line unless its `numberOfLines` is set",
      advice: "set `\(view.text)\(isButton ? ".titleLabel?" : "").numberOfLines = 0`")
    report.add(finding, view.certainty())
  }
}

extension View {
  /// The first place that gives a label or a button of one line a text of several lines.
  fileprivate var textOfSeveralLines: Setting? {
    let texts: [Setting]
    if classOfUIKit.is(.UILabel) {
      guard !settings.contains(where: { $0.path[0].is(.numberOfLines) }) else { return nil }
      texts = settings.filter {
        $0.path.count == 1 && ($0.path[0].is(.text) || $0.path[0].is(.attributedText))
          && $0.statement.assignedValue?.isTextOfSeveralLines == true
      }
    } else if classOfUIKit.is(.UIButton) {
      guard !settings.contains(where: \.mayAllowLines),
        !makings.contains(where: { $0.initializer.contains { $0.is(.configuration) } })
      else { return nil }
      texts = settings.filter {
        guard let call = $0.call,
          call.name?.is(.setTitle) == true || call.name?.is(.setAttributedTitle) == true
        else { return false }
        return call.arguments?.first?.value.isTextOfSeveralLines ?? false
      }
    } else {
      return nil
    }
    return texts.min { $0.statement < $1.statement }
  }
}

extension Setting {
  /// Whether it may let a button show several lines: `button.titleLabel?.lineBreakMode = .byWordWrapping`.
  fileprivate var mayAllowLines: Bool {
    if path[0].is(.configuration) || path[0].is(.configurationUpdateHandler) { return true }
    return path[0].is(.titleLabel) && path.count > 1
      && (path[1].is(.numberOfLines) || path[1].is(.lineBreakMode))
  }
}

extension Lexemes {
  /// Whether a value is a text with several lines that is written there: a literal, several with operators between them,
  /// or an attributed string of one.
  fileprivate var isTextOfSeveralLines: Bool {
    if let type = first,
      type.is(.NSAttributedString) || type.is(.NSMutableAttributedString) || type.kind == .period,
      let call = type.kind == .period ? type.next?.call : type.call, call.last == last,
      let text = call.arguments?.first,
      text.label.is(.string)
    {
      return text.value.hasLiteralOfSeveralLines
    }
    return hasLiteralOfSeveralLines
  }

  private var hasLiteralOfSeveralLines: Bool {
    for token in outermost where token.kind == .stringLiteral || token.kind == .stringHead {
      let end = token.indexAfterBrackets
      let before = token.index == startIndex ? nil : token.previous
      let behind = end == endIndex ? nil : self[end]
      guard before.map(\.isBetweenTexts) ?? true, behind.map(\.isBetweenTexts) ?? true else {
        continue
      }
      var lines = LinesOfText(isBlank: before.map { $0 != "+" } ?? true)
      lines.read(token.through(self[end - 1]))
      if lines.count(isBlank: behind.map { $0 != "+" } ?? true) > 1 { return true }
    }
    return false
  }
}

/// Counts the lines of a literal that are not blank. What is interpolated or added counts as text.
private struct LinesOfText {
  private var lines = 0
  private var isBlank: Bool

  /// - Parameter isBlank: whether nothing is before the literal.
  init(isBlank: Bool) { self.isBlank = isBlank }

  /// - Parameter isBlank: whether nothing is behind the literal.
  func count(isBlank: Bool) -> Int { lines + (self.isBlank && isBlank ? 0 : 1) }

  mutating func read(_ literal: Lexemes) {
    // In a raw text, a backslash is one.
    guard let first = literal.first, first.firstByte == UInt8(ascii: "\"") else { return }
    let isMultiline = first.hasPrefix("\"\"\"")
    for token in literal {
      switch token.kind {
      case .stringLiteral where token == first, .stringHead where token == first: break
      case .stringMiddle, .stringTail: isBlank = false
      default: continue
      }
      read(token, isMultiline)
    }
  }

  private mutating func read(_ token: Lexeme, _ isMultiline: Bool) {
    var isEscaped = false
    for (place, byte) in token.text8.enumerated() {
      defer { isEscaped = byte == UInt8(ascii: "\\") && !isEscaped }
      switch byte {
      case UInt8(ascii: "\n"):
        // Behind a backslash, the line goes on.
        if isMultiline && !isEscaped { endLine() }
      case UInt8(ascii: "n") where isEscaped: endLine()
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        // Those of an interpolation are not text.
        if !isEscaped && place > 0 { isBlank = false }
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), ...UInt8(ascii: " "): break
      default: isBlank = false
      }
    }
  }

  private mutating func endLine() {
    lines += isBlank ? 0 : 1
    isBlank = true
  }
}

extension Lexeme {
  /// Whether texts before and behind it are operands: `+`, `?`, `:`, `??`.
  fileprivate var isBetweenTexts: Bool {
    isBinaryOperator || kind == .colon || kind == .questionInfix
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
      """,
      "A style that may set the lines": """
      class PlayerView: UIView {
        private let hintLabel = UILabel()

        func setupHintLabel() {
          hintLabel.text = "Nothing to play\\nAdd a song"
          hintLabel.applyStyle(.hint)
          addSubview(hintLabel)
        }
      }
      """,
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
      """,
      "The title of a button": """
      class PlayerView: UIView {
        private lazy var addButton: UIButton = {
          let button = UIButton(type: .system)
          button.↓setTitle("Nothing to play\\nAdd a song", for: .normal)
          return button
        }()
      }
      """,
    ])
}
