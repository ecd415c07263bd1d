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
    This is how we write UIKit views in code. If you are new here, take a quarter of an hour to read it; what it says need \
    not be discussed again in reviews. The linter checks everything below, except for what we have added by hand.
    """
  }

  private var mistakesText: String {
    "These are not matters of taste. Such code compiles, and what is wrong with it only shows when the app runs. The linter finds it for us; what it expects is:"
  }

  private var exceptions: String {
    """
    Where a rule gets in the way of good code, we silence it in that place, with a reason that convinces a reviewer:

    ```text
    // layoutlint:disable:next \(sections.first?.rule ?? "constraint_order") - what makes this place special
    ```

    If it gets in the way again and again, we change the rule. The configuration is in `.layoutlint.yml`; this document \
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
