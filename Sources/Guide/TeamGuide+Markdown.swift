extension TeamGuide {
  /// The most lines in front of the open questions. Nobody reads more than 200 in all; and which code is shown does not depend
  /// on how many questions are open today.
  private static let mostLines = 175

  /// The document in Markdown: what we do and why, one view that shows it, and as much other code as it has room for, the
  /// shortest first.
  public func markdown() -> String {
    var shown: Set<Snippet> = []
    var text = markdown(showing: shown)
    for snippet in snippets.sorted(by: { $0.lineCount < $1.lineCount }) {
      let longer = markdown(showing: shown.union([snippet]))
      guard Self.decided(longer).count <= Self.mostLines else { break }
      shown.insert(snippet)
      text = longer
    }
    return text
  }

  /// The part of a document that only depends on the configuration, and not on the code.
  public static func decided(_ document: String) -> [Substring] {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false) as [Substring]
    return lines.prefix { $0 != "## \(openQuestions)" }.map { line in
      line.firstRange(of: " As in [").map { line[..<$0.lowerBound] } ?? line
    }
  }

  private static let openQuestions = "Open questions"

  /// Code that a section may show.
  private struct Snippet: Hashable {
    let rule: String
    let isBad: Bool
    let lineCount: Int
  }

  private var snippets: [Snippet] {
    sections.flatMap { section in
      [(section.good.flatMap(excerpt), false), (section.badExcerpt, true)].compactMap {
        code, isBad in
        code.map {
          Snippet(rule: section.rule, isBad: isBad, lineCount: $0.split(separator: "\n").count)
        }
      }
    }
  }

  /// A good example that is short, and that the whole view does not show.
  private func excerpt(_ good: String) -> String? {
    let lines = good.split(separator: "\n").map { $0.drop { $0 == " " } }
    guard lines.count <= 6 else { return nil }
    let whole = example?.split(separator: "\n").map { $0.drop { $0 == " " } } ?? []
    return whole.contains(lines) ? nil : good
  }

  private func markdown(showing shown: Set<Snippet>) -> String {
    var parts = ["# How we write views", introduction]
    if let example {
      parts += ["## A view that keeps to it"]
      if !undecided.isEmpty {
        parts.append(
          "We have not decided on \(list(undecided, "or")): that is written as most of our code does it, or in the usual way."
        )
      }
      parts.append("```swift\n\(code.written(example))\n```")
    }
    for chapter in GuideChapter.allCases {
      let sections = sections.filter { $0.chapter == chapter }
      guard !sections.isEmpty else { continue }
      parts.append("## \(chapter.rawValue)")
      for section in sections {
        let links = code.examples[section.rule] ?? []
        let places = links.isEmpty ? "" : " As in \(links.joined(separator: " and "))."
        parts.append("**\(section.title).** \(section.text)\(places)")
        func shows(_ isBad: Bool) -> Bool {
          shown.contains { $0.rule == section.rule && $0.isBad == isBad }
        }
        if shows(false), let good = section.good {
          parts.append("```swift\n\(code.written(good))\n```")
        }
        if shows(true), let bad = section.badExcerpt {
          parts.append("```swift\n// Not like this:\n\(code.written(bad))\n```")
        }
      }
    }
    parts += ["## Mistakes and exceptions", exceptions]
    if !code.questions.isEmpty {
      parts += [
        "## \(Self.openQuestions)",
        "Our code does the following in several ways. Each is worth a decision, and then a line in `.layoutlint.yml`.",
        code.questions.joined(separator: "\n"),
      ]
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// What the whole view shows although no rule that is on asks for it.
  private var undecided: [String] {
    let shown = [
      ("view_structure", "where subviews are set up"), ("setup_prefix", "names of functions"),
      ("member_order", "the order of members"), ("view_configuration", "how data comes in"),
      ("interaction_style", "how interactions go out"),
      ("initializer_style", "what `init(coder:)` does"),
    ]
    let decided = Set(sections.map(\.rule))
    return shown.filter { !decided.contains($0.0) }.map(\.1)
  }

  private var introduction: String {
    """
    This is how we write UIKit views in code. What it says need not be discussed again in reviews: the linter checks it. \
    `layoutlint snippet NAME` writes the file for a new view.
    """
  }

  private var exceptions: String {
    let mistakes =
      mistakeCount == 0
      ? ""
      : "The linter also looks for \(mistakeCount) kinds of mistakes that compile and only show when the app runs; `layoutlint rules correctness` lists them. "
    return """
      \(mistakes)Where a rule gets in the way of good code, we silence it in that place, with a reason that convinces a \
      reviewer: `// layoutlint:disable:next \(sections.first?.rule ?? "constraint_order") - what makes this place special`. \
      If it gets in the way again and again, we change the rule. The configuration is in `.layoutlint.yml`; this document \
      is written from it.
      """
  }
}

extension [Substring] {
  /// Whether some lines are among these, one after the other.
  fileprivate func contains(_ part: [Substring]) -> Bool {
    guard count >= part.count else { return false }
    return (0...count - part.count).contains { Array(self[$0..<$0 + part.count]) == part }
  }
}
