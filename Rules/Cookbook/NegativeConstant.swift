import LayoutModel
import RuleKit
import SwiftSource

/// Negative numbers are spelled in one way.
struct NegativeConstant: Rule {
  let options: Options
  var query: Query<ArraySlice<LayoutNumber>> {
    switch options.scope {
    case .constraints: .numbers([.constraints, .insets])
    case .layout: .numbers([.constraints, .insets, .frames])
    case .all: .numbers([.constraints, .insets, .frames, .arithmetic])
    }
  }

  func check(
    _ numbers: ArraySlice<LayoutNumber>, in file: ViewFile, _ report: inout Report
  ) {
    var occurrences: [Finding] = []
    for number in numbers where options.scope != .constraints || number.isOfConstraint {
      var terms = NegativeTerm.all(in: number, of: file).filter(isFinding)
      if number.kind == .arithmetic {
        // What is not layout often counts something.
        terms.removeAll { $0.form == .literal || isInteger($0, in: number.statement.block, file) }
      }
      guard let first = terms.first, NumberPlace(of: number, in: file) != .otherConstant else {
        continue
      }
      let spelling = shortened(first.tokens.beginning.text)
      let rewriting = NegativeRewriting(terms, of: number, style: options.style, in: file)
      occurrences.append(
        Finding(
          first.tokens,
          options.style == .factor
            ? "the negative `\(spelling)` is not written as a factor"
            : "the negative `\(spelling)` is not written with a prefix minus",
          advice: .write(replacement(of: first, rewriting, in: number.statement.block, file)),
          fix: report.fix(rewriting.fix)))
    }
    report.add(together: occurrences)
  }

  private func isInteger(_ term: NegativeTerm, in block: Block, _ file: ViewFile) -> Bool {
    term.operand.last.map { $0.is(.count) || $0.is(.row) || $0.is(.section) } ?? false
      || file.statedType(of: term.operand, in: block) == .integer
  }

  private func isFinding(_ term: NegativeTerm) -> Bool {
    switch (options.style, term.form) {
    case (.factor, .prefix), (.factor, .integerFactor), (.factor, .trailingFactor): true
    case (.factor, .literal): options.literals
    case (.factor, .factor): false
    case (.prefix, .prefix), (.prefix, .literal): false
    case (.prefix, .factor), (.prefix, .integerFactor), (.prefix, .trailingFactor): true
    }
  }

  /// The replacement; without a fix, the spelling to write by hand, which for an `Int` includes a conversion.
  private func replacement(
    of term: NegativeTerm, _ rewriting: NegativeRewriting, in block: Block, _ file: ViewFile
  ) -> String {
    if term.tokens.beginning == term.tokens, let text = rewriting.text(of: term.tokens) {
      return shortened(text)
    }
    var term = term
    var operand = shortened(term.operand.beginning.text)
    if options.style == .factor,
      file.statedType(of: term.operand, in: block) == .integer
    {
      operand = operand.hasPrefix("(") ? "CGFloat\(operand)" : "CGFloat(\(operand))"
      term.isProduct = false
    }
    let (opening, closing) = term.surroundings(options.style)
    return opening + operand + closing
  }

  /// A short text for a message, on one line.
  private func shortened(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.utf8.count > 80 && words.count > 80 ? String(words.prefix(79)) + "…" : words
  }

  struct Options: RuleOptions {
    /// The agreed spelling.
    var style = Style.factor
    /// Whether literals have to follow it too.
    var literals = false
    /// Which numbers have to follow it.
    var scope = Scope.constraints

    static let fields: [OptionField<Options>] = [
      OptionField("style", \.style, "`factor` requires `-1.0 * x`, `prefix` requires `-x`"),
      OptionField(
        "literals", \.literals,
        "whether `-20` must be written as `-1.0 * 20` too; only with `factor`"),
      OptionField(
        "scope", \.scope,
        "`constraints` checks what constraints get, `layout` frames and all insets, too, `all` every expression but whole numbers"
      ),
    ]
  }

  static let clashes = [
    OptionClash("style", with: NegativeConstant.self, "literals", .warning) {
      (own: Options, other) in
      guard own.style == .prefix, other.literals else { return nil }
      return .init("literals: true", advice: "remove it: `prefix` asks nothing of literals")
    }
  ]

  /// A way to write a negative number.
  enum Style: String, NamedOption {
    case factor, prefix
  }

  /// Which numbers are checked.
  enum Scope: String, NamedOption {
    case constraints, layout, all
  }
}

extension LayoutNumber {
  /// Whether a constraint gets it: `contentInset = UIEdgeInsets(…)` and frames are no constraints.
  fileprivate var isOfConstraint: Bool {
    switch kind {
    case .constant, .offset, .multiplier: true
    case .edgeInsets: statement.kind == .expression
    case .frame, .scaledFrame, .fontSize, .arithmetic: false
    }
  }
}

extension Lexemes {
  /// The tokens to show: of an extremely long text only the beginning.
  fileprivate var beginning: Lexemes {
    let limit = bytes.lowerBound + 1_024
    return count == 1 ? self : prefix { $0.bytes.upperBound <= limit || $0 == first }
  }
}

extension Finding.Message {
  fileprivate static func write(_ replacement: String) -> Self { "write `\(replacement)`" }
}

extension NegativeConstant {
  static let description = RuleDescription(
    id: "negative_constant",
    family: .cookbook,
    summary: "Negative constant not written in the agreed form",
    rationale: """
      A minus before a name is easy to miss, although it decides on which side of an edge a view is. The rule \
      reports a prefix minus on a name, a call or parentheses, and the spellings `-1 * x`, `x * -1` and `x * -1.0`, \
      in constants, offsets, insets and multipliers of constraints. `scope` adds frames and other insets, or all \
      arithmetic. The fix is safe for a UIKit `constant` if each operand is a known floating-point number.
      """,
    limits: [
      "literals such as `-20`, unless `literals` is set, and subtraction",
      "a negative that a local carries into a constraint",
      "with `scope: all`, literals and values known to be an `Int`",
      "no fix for an `Int`, which cannot be multiplied by `-1.0`",
    ],
    source:
      "UIKit In Code, What things should be described, General formatting: \"if you want everyone to write negative numbers in a specific way (`-1.0 * constant`)\"",
    framePresets: [.responsiveFrames, .viewLayout],
    presetOptions: [
      .responsiveFrames: ["scope": .string("layout")], .viewLayout: ["scope": .string("layout")],
    ],
    fixSafety: .safe,
    options: Options.descriptions,
    goodExamples: [
      "The required spelling, and a literal": """
      NSLayoutConstraint.activate([
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -1.0 * inset),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
      ])
      """
    ],
    badExamples: [
      "A prefix minus": """
      let inset: CGFloat = 8
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓-inset).isActive = true
      """,
      "An offset, an assigned constant and insets": """
      let bottomConstraint = label.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      func place() {
        label.snp.makeConstraints { make in
          make.bottom.equalToSuperview().offset(↓-inset)
          make.leading.equalToSuperview().inset(UIEdgeInsets(top: 0, left: ↓-inset, bottom: 0, right: 0))
        }
        bottomConstraint.constant = ↓-1 * keyboardHeight
      }
      """,
    ])
}
