/// What a team has written by hand into its document, between `<!-- team:begin NAME -->` and `<!-- team:end -->`.
public struct TeamParts {
  /// Why the markers cannot be read.
  public struct Problem: Error, Equatable {
    /// Counted from 1.
    public var line: Int
    /// No final period.
    public var message: String
    /// No final period.
    public var advice: String
  }

  private struct Part {
    var name: String
    /// The heading above it; empty before the first one.
    var heading: String
    /// Whether it comes directly below that heading.
    var isFirst: Bool
    var lines: [String]
  }

  private var parts: [Part] = []

  /// Reads the parts of a document.
  public init(of document: String) throws(Problem) {
    var open: (part: Part, line: Int)?
    var heading = ""
    var isFirst = true
    var names: [String: Int] = [:]
    var fences = Fences()
    for (index, line) in document.lines.enumerated() {
      let marker = fences.isCode(line) ? nil : Marker(line)
      if case .broken(let reason)? = marker {
        throw Problem(
          line: index + 1, message: reason,
          advice:
            "write `<!-- team:begin NAME -->` and `<!-- team:end -->`, each on a line of its own")
      }
      if case .begin(let name)? = marker {
        if let open {
          throw Problem(
            line: index + 1,
            message:
              "`\(name)` begins before `\(open.part.name)`, begun on line \(open.line), ends",
            advice: "add `<!-- team:end -->` above")
        }
        if let first = names.updateValue(index + 1, forKey: name) {
          throw Problem(
            line: index + 1, message: "there is another part `\(name)` on line \(first)",
            advice: "give it another name")
        }
        open = (Part(name: name, heading: heading, isFirst: isFirst, lines: [line]), index + 1)
      } else if case .end? = marker {
        guard var (part, _) = open else {
          throw Problem(
            line: index + 1, message: "`team:end` without `team:begin`",
            advice: "add `<!-- team:begin NAME -->` above, or remove it")
        }
        part.lines.append(line)
        parts.append(part)
        open = nil
      } else if open != nil {
        open?.part.lines.append(line)
      } else if !fences.isInside, line.hasPrefix("#") {
        (heading, isFirst) = (line, true)
      } else if !line.isEmpty {
        isFirst = false
      }
    }
    if let open {
      throw Problem(
        line: open.line, message: "`\(open.part.name)` does not end",
        advice: "add `<!-- team:end -->` below it")
    }
  }

  /// A newly written document with the parts in their places: below the heading above them or at the end of its
  /// section. Parts whose heading is gone come at the end of the document.
  public func merged(into document: String) -> String {
    guard !parts.isEmpty else { return document }
    var sections: [(heading: String, body: [String])] = [("", [])]
    var fences = Fences()
    for line in document.lines {
      let isCode = fences.isCode(line)
      if !isCode, line.hasPrefix("#") {
        sections.append((line, []))
      } else {
        sections[sections.count - 1].body.append(line)
      }
    }
    var text: [String] = []
    let headings = Set(sections.map(\.heading))
    for section in sections {
      let own = parts.filter { $0.heading == section.heading }
      let body = section.body.trimmed
      let blocks =
        [section.heading.isEmpty ? [] : [section.heading]] + own.filter(\.isFirst).map(\.lines) + [
          body
        ]
        + own.filter { !$0.isFirst }.map(\.lines)
      for block in blocks where !block.isEmpty { text += (text.isEmpty ? [] : [""]) + block }
    }
    for part in parts where !headings.contains(part.heading) { text += [""] + part.lines }
    return text.joined(separator: "\n") + "\n"
  }
}

private enum Marker {
  case begin(String)
  case end
  case broken(String)

  init?(_ line: String) {
    let line = line.trimmingSpaces
    guard line.hasPrefix("<!--"), let start = line.firstRange(of: "team:") else { return nil }
    guard line[..<start.lowerBound].allSatisfy({ "<!- ".contains($0) }) else { return nil }
    guard line.hasSuffix("-->") else {
      self = .broken("the marker does not end on its line")
      return
    }
    let words = line.dropFirst(4).dropLast(3).split(separator: " ")
    switch words.first {
    case "team:begin" where words.count == 2: self = .begin(String(words[1]))
    case "team:begin":
      self = .broken(words.count == 1 ? "`team:begin` has no name" : "`team:begin` takes one word")
    case "team:end" where words.count <= 2: self = .end
    default: self = .broken("`\(words.joined(separator: " "))` is not a marker")
    }
  }
}

/// Follows the fences of code in Markdown.
private struct Fences {
  private(set) var isInside = false

  /// Whether a line is part of code, its fences included.
  mutating func isCode(_ line: String) -> Bool {
    guard line.trimmingSpaces.hasPrefix("```") else { return isInside }
    isInside.toggle()
    return true
  }
}

extension String {
  fileprivate var lines: [String] {
    var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  fileprivate var trimmingSpaces: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension [String] {
  /// Without empty lines at both ends.
  fileprivate var trimmed: [String] {
    let start = firstIndex { !$0.isEmpty } ?? endIndex
    let end = lastIndex { !$0.isEmpty } ?? startIndex - 1
    return start <= end ? Array(self[start...end]) : []
  }
}
