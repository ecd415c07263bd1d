import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A label of several lines has a width to break its lines at.
struct UnboundedLabel: Rule {
  let query = Query.views(with: .names(.numberOfLines)).inFiles { !$0.constraints.isEmpty }
  static let collectsNames = true

  func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    PlacedView.check(view, &report) { known in
      Self.edge(known) != nil && LabelSettings(view).isForLongText
    } finding: { label, known in
      Self.edge(known).map { edge in
        Finding(
          label.addition,
          "`\(label.name)` is for several lines, but horizontally only its `\(edge.names[0])` is constrained: without a width to break it at, a long line runs out of the view",
          advice: .bound(label.name, edge))
      }
    }
  }

  /// The one attribute that places a view horizontally; nil where another one may bound its width.
  private static func edge(_ known: LayoutAttributes) -> LayoutAttributes? {
    let horizontal = known.intersection(.horizontal)
    return horizontal.count == 1 && horizontal != .width ? horizontal : nil
  }
}

/// What a file sets of a view that may be a label.
private struct LabelSettings {
  private var isLabel: Bool
  private var hasSeveralLines = false
  /// Whether its lines may be broken in another way: by its text, or at a width that it is given.
  private var mayBeBroken = false
  private var hasOwnText = false
  private var hasData = false

  init(_ view: View) {
    let file = view.file
    isLabel = view.declaration?.type.contains { $0.is(.UILabel) } ?? false
    if let value = view.declaration?.value { read(value, file) }
    for statement in view.renewals { read(statement.tokens, file) }
    for use in view.events {
      switch use.kind {
      case .memberAssignment: read(use.statement.tokens, file)
      case .call where use.member.map { !file.names.isUIKitMethod($0) } ?? true:
        // `label.setText("Two\nlines", lineHeight: 24)`
        mayBeBroken = true
      default: mayBeBroken = mayBeBroken || use.member.map(Self.asksForSize) ?? false
      }
    }
  }

  private static func asksForSize(_ member: Lexeme) -> Bool {
    member.is(.preferredMaxLayoutWidth) || member.is(.intrinsicContentSize)
      || member.is(.sizeThatFits) || member.is(.systemLayoutSizeFitting)
  }

  private mutating func read(_ tokens: Lexemes, _ file: ViewFile) {
    for token in tokens {
      switch token.kind {
      case .stringLiteral, .stringHead, .stringMiddle, .stringTail:
        mayBeBroken = mayBeBroken || token.mayBreakLines
      case .identifier:
        isLabel = isLabel || token.is(.UILabel)
        mayBeBroken = mayBeBroken || token.is(.preferredMaxLayoutWidth)
        if token.is(.text) || token.is(.attributedText) { readText(token, file) }
        guard token.is(.numberOfLines), let lines = token.statement?.assignedValue else {
          continue
        }
        let isLiteral = lines.count == 1 && lines.first?.kind == .integerLiteral
        hasSeveralLines = isLiteral && lines.text != "1"
      default: break
      }
    }
  }

  private mutating func readText(_ member: Lexeme, _ file: ViewFile) {
    guard let value = member.statement?.assignedValue, member.next?.kind == .equal else {
      hasData = true
      return
    }
    mayBeBroken =
      mayBeBroken
      || file.code.declarations.contains { declaration in
        guard let name = declaration.name, value.last?.hasSameText(as: name) == true else {
          return false
        }
        return (declaration.value ?? declaration.body?.tokens)?.contains(where: \.mayBreakLines)
          ?? false
      }
    let isOwn = value.first?.kind == .stringLiteral && value.count == 1 || value.namesConstant
    hasOwnText = hasOwnText || isOwn
    hasData = hasData || !isOwn
  }

  /// Whether it is a label for a text of more than a line: who writes a text in the code sees that it fits.
  var isForLongText: Bool {
    isLabel && hasSeveralLines && !mayBeBroken && (hasData || !hasOwnText)
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
  /// Whether they only name a member of a type: `Texts.hint`.
  fileprivate var namesConstant: Bool {
    first?.hasCapital == true && allSatisfy { $0.kind == .identifier || $0.kind == .period }
  }
}

extension Finding.Message {
  fileprivate static func bound(_ label: String, _ edge: LayoutAttributes) -> Self {
    let opposite =
      switch edge {
      case .leading: "trailing"
      case .trailing: "leading"
      case .left: "right"
      case .right: "left"
      default: "leading"
      }
    return "constrain its `\(opposite)` edge, at least with an inequality, or its width"
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
      """,
      "One line": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        func setUp() {
          titleLabel.numberOfLines = 1
          addSubview(titleLabel)
          titleLabel.snp.makeConstraints { make in
            make.top.leading.equalToSuperview()
          }
        }
      }
      """,
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
      """,
      "Only the center": """
      class PlayerView: UIView {
        private let hintLabel: UILabel = {
          let label = UILabel()
          label.numberOfLines = 2
          return label
        }()

        func setUp() {
          addSubview(↓hintLabel)
          hintLabel.snp.makeConstraints { make in
            make.center.equalToSuperview()
          }
        }
      }
      """,
    ])
}
