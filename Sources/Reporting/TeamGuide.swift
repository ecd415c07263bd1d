import Platform
import Project
import RuleKit

/// A team's document on how it writes view code, in Markdown: for each convention that is on its reason, the team's settings and
/// places of the team's own code that keep it.
public struct TeamGuide {
  public typealias Section = (rule: RuleDescription, settings: [RuleSetting], places: [Place])

  public struct Place {
    let path: FilePath
    /// From 1.
    let line: Int
    let code: [String]

    public init(_ path: FilePath, line: Int, in text: [UInt8]) {
      self.path = path
      self.line = line
      code = Self.code(of: text.split(separator: 10, omittingEmptySubsequences: false), at: line)
    }

    private static let mostLines = 8

    /// A line with those that are indented further below it and the one that ends these, without common indentation.
    private static func code(of lines: [ArraySlice<UInt8>], at line: Int) -> [String] {
      guard lines.indices.contains(line - 1) else { return [] }
      let texts = lines[(line - 1)...].lazy.map {
        visible(String(decoding: $0, as: UTF8.self).replacing("\t", with: "  "))
      }
      func indentation(_ text: String) -> Int { text.prefix { $0 == " " }.count }
      let margin = indentation(texts.first ?? "")
      var code: [String] = []
      for text in texts {
        let isInside = indentation(text) > margin || text.allSatisfy { $0 == " " }
        let isEnd = text.dropFirst(margin).first.map("})]".contains) ?? false
        guard code.isEmpty || isInside || isEnd else { break }
        guard code.count < mostLines else { return code + ["// …"] }
        code.append(String(text.dropFirst(min(margin, indentation(text)))))
        if isEnd { break }
      }
      while code.last?.allSatisfy({ $0 == " " }) ?? false { code.removeLast() }
      return code
    }
  }

  private let sections: [Section]
  private let mistakeCount: Int

  public init(_ sections: [Section], mistakeCount: Int) {
    self.sections = sections
    self.mistakeCount = mistakeCount
  }

  private static let begin = "<!-- layoutlint guide: begin -->"
  private static let end = "<!-- layoutlint guide: end -->"
  private static let placeStart = "As in ["
  private static let fence = "````"

  public var markdown: String {
    var parts = [
      Self.begin, "# How we write views",
      "`layoutlint guide` writes this document from `.layoutlint.yml`, and `layoutlint` checks the code. Text above and below the two markers stays when the document is written again.",
    ]
    for chapter in CookbookChapter.allCases {
      let sections = sections.filter { $0.rule.chapter == chapter }
      if !sections.isEmpty { parts.append("## \(chapter.rawValue)") }
      for section in sections { parts += text(of: section) }
    }
    parts.append("## Mistakes and exceptions")
    if mistakeCount > 0 {
      parts.append(
        "\(amount(mistakeCount, "more rule finds", "more rules find")) mistakes that compile and only show when the app runs: `layoutlint rules correctness` lists them."
      )
    }
    parts.append(
      "Where a rule gets in the way of good code, suppress it there and say why: `// layoutlint:disable:next RULE - reason`. If that happens often, change the rule in `.layoutlint.yml`."
    )
    return (parts + [Self.end]).joined(separator: "\n\n") + "\n"
  }

  private func text(of section: Section) -> [String] {
    let settings = section.settings.filter {
      !["severity", "fix"].contains($0.name) && $0.value != $0.standard
    }.map { MarkdownText.code("\($0.name): \($0.value)") }
    let own = settings.isEmpty ? "" : ". **Our settings:** " + settings.joined(separator: ", ")
    return [
      "### \(section.rule.id)",
      "**Reported:** " + MarkdownText.message(section.rule.summary) + own,
      MarkdownText.message(
        section.rule.rationale.split(separator: "\n").joined(separator: " ")),
    ] + section.places.filter { !$0.code.isEmpty }.map(text)
  }

  private func text(of place: Place) -> String {
    let label = MarkdownText.message(visible(String(decoding: place.path.name, as: UTF8.self)))
    let address = String(decoding: place.path.percentEncoded, as: UTF8.self)
    return """
      \(Self.placeStart)\(label)](/\(address)#L\(place.line)):

      \(Self.fence)swift
      \(place.code.joined(separator: "\n").replacing(Self.fence, with: "```"))
      \(Self.fence)
      """
  }

  // MARK: - Documents that exist

  /// The document in place of the one between the markers of an older one.
  ///
  /// - Returns: nil if the older one has no such markers.
  public func markdown(over old: String) -> String? {
    guard let start = old.firstRange(of: Self.begin),
      let end = old[start.upperBound...].firstRange(of: Self.end)
    else { return nil }
    let rest = old[end.upperBound...]
    let below = rest.drop { $0 == "\n" }
    return old[..<start.lowerBound] + markdown + (below.isEmpty ? "" : "\n" + below)
  }

  /// Whether a document says the same about rules and settings. Places change with the code.
  public func isInStep(with old: String) -> Bool {
    markdown(over: old).map { Self.withoutPlaces($0) == Self.withoutPlaces(old) } ?? false
  }

  private static func withoutPlaces(_ document: String) -> [Substring] {
    var lines: [Substring] = []
    var fences = 2
    for line in document.split(separator: "\n") {
      if line.hasPrefix(placeStart) { fences = 0 }
      if fences == 2 { lines.append(line) }
      if fences < 2, line.hasPrefix(fence) { fences += 1 }
    }
    return lines
  }
}
