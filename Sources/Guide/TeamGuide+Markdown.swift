extension TeamGuide {
  /// The document in Markdown.
  public func markdown() -> String {
    var parts = ["# How we write views", introduction]
    for chapter in GuideChapter.allCases {
      let sections = sections.filter { $0.chapter == chapter }
      guard !sections.isEmpty else { continue }
      parts.append("## \(chapter.rawValue)")
      for section in sections { parts += section.parts }
    }
    if let example {
      parts += [
        "## A whole view",
        "All of it together. `layoutlint snippet NAME` writes the file for a new one.",
        "```swift\n\(example)\n```",
      ]
    }
    if !mistakes.isEmpty {
      parts += [
        "## Mistakes we look out for", mistakesText,
        mistakes.map { "- \($0)." }.joined(separator: "\n"),
      ]
    }
    parts += ["## Exceptions", exceptions]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    """
    This is how we write UIKit views in code. It is one source of truth: whoever joins can read it in a quarter of an hour, \
    and reviews need not discuss it again. The linter checks everything below except what we have added by hand.
    """
  }

  private var mistakesText: String {
    "These are no matters of taste. They compile, and only show when the app runs; the linter finds them for us."
  }

  private var exceptions: String {
    """
    A rule that gets in the way of good code is silenced in that place, with a reason that convinces a reviewer:

    ```text
    // layoutlint:disable:next \(sections.first?.rule ?? "constraint_order") - what makes this place special
    ```

    A rule that gets in the way again and again should be changed. The configuration is in `.layoutlint.yml`; this document \
    is written from it.
    """
  }
}

extension TeamGuide.Section {
  fileprivate var parts: [String] {
    var parts = ["### \(title)", text]
    if let good { parts.append("```swift\n\(good)\n```") }
    if let bad { parts += ["Not like this:", "<!-- layoutlint:bad -->\n```swift\n\(bad)\n```"] }
    return parts
  }
}
