import Platform
import RuleKit
import YAML

/// A configuration file for a project: what is on, with one line of evidence each.
public struct ConfigurationDraft {
  private struct Entry {
    var key: String
    var value: String
    var evidence: String

    var line: String { key + value + Self.mark + evidence }

    func isSaid(by line: String) -> Bool {
      guard line.hasPrefix(key) else { return false }
      let rest = line.dropFirst(key.count)
      return rest.isEmpty || rest.hasPrefix(" ")
    }

    static let mark = "  # "
  }

  private let blocks: [(name: String, comment: String, entries: [Entry])]
  private let exceptions: [String]
  private let head: [String]

  private static let mostLines = 60

  public init(_ lessons: Lessons, excluding excluded: [String], baseline: String?) {
    var head = [
      "# The conventions that `layoutlint init` found in \(amount(lessons.fileCount, "Swift file")), with their findings today. `--report` shows all",
      "# figures, `--update` measures again and keeps what you change here, and `layoutlint explain RULE` says why a rule exists.",
      "extends: [\((([.correctness] + lessons.presets) as [Preset]).map(\.rawValue).joined(separator: ", "))]",
    ]
    if let baseline { head.append("baseline: \(YAMLText.scalar(baseline))") }
    if !excluded.isEmpty {
      let patterns = excluded.map { YAMLText.scalar($0, inBrackets: true) }
      head.append("exclude: [\(patterns.joined(separator: ", "))]  # not your own, as it seems")
    }
    self.head = head
    blocks = [
      (
        "layout_helpers:", "# Your own layout functions, so that the rules know what they do.",
        lessons.helpers.map { helper in
          Entry(
            key: "  \(YAMLText.scalar(helper.name)):",
            value: " [\(helper.uses.names.joined(separator: ", "))]",
            evidence: amount(helper.callCount, "call"))
        }
      ),
      (
        "setup_functions:",
        "# Your own setup functions, besides `setup…`, `configure…` and the like.",
        lessons.setupNames.map { name in
          Entry(
            key: "  - \(YAMLText.scalar(name.name))", value: "",
            evidence: amount(name.count, "function"))
        }
      ),
      (
        "rules:", "",
        lessons.conventions.compactMap { lesson in
          lesson.chosen.map { Self.entry(lesson, $0) }
            ?? (lessons.turnsOn(lesson.rule) ? Self.entry(lesson, nil) : nil)
        }
      ),
    ]
    exceptions = lessons.conventions.compactMap { lesson in
      guard let reason = lesson.reason, lesson.likeliest.percent >= Self.wide,
        !lessons.turnsOn(lesson.rule)
      else { return nil }
      return "  # \(lesson.rule.id): \(lesson.evidence(lesson.likeliest)); \(reason)"
    }
  }

  private static let wide = 75

  /// - Parameter choice: nil for a rule that is off, although a preset would turn it on.
  private static func entry(
    _ lesson: LearnedConvention, _ choice: LearnedConvention.Choice?
  ) -> Entry {
    let setting =
      choice.map { $0.options.isEmpty ? "warning" : "{severity: warning, \($0.text)}" } ?? "off"
    return Entry(
      key: "  \(lesson.rule.id):", value: " " + setting,
      evidence: lesson.evidence(choice ?? lesson.standard ?? lesson.likeliest))
  }

  // MARK: - A new file

  /// The text of the file, with a line feed at the end.
  public var text: String {
    var lines = head
    for (name, comment, entries) in blocks {
      if entries.isEmpty {
        if name == "rules:" { lines += ["", "rules: {}"] }
        continue
      }
      lines.append("")
      if !comment.isEmpty { lines.append(comment) }
      lines += [name] + entries.map(\.line)
    }
    lines += exceptionLines(most: Self.mostLines - lines.count)
    return lines.joined(separator: "\n") + "\n"
  }

  private static let exceptionTitle = "  # Off, although most of the code keeps them:"

  private func exceptionLines(most: Int) -> [String] {
    exceptions.isEmpty || most < 2 ? [] : [Self.exceptionTitle] + exceptions.prefix(most - 1)
  }

  // MARK: - A file that exists

  /// A file with new figures, and with what is new: everything else in it stays.
  public func text(over old: String) -> String {
    var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    if let title = lines.firstIndex(of: Self.exceptionTitle) {
      let rest = lines[(title + 1)...].prefix {
        $0.hasPrefix("  # ") && Self.isFigure($0.dropFirst(4))
      }
      lines.removeSubrange(title..<rest.endIndex)
    }
    for (name, comment, entries) in blocks {
      let isEmpty = lines.firstIndex(of: name + " {}")
      if let isEmpty, !entries.isEmpty { lines[isEmpty] = name }
      guard let start = lines.firstIndex(of: name) else {
        if !entries.isEmpty, isEmpty == nil {
          lines += ["", comment].suffix(comment.isEmpty ? 1 : 2) + [name] + entries.map(\.line)
        }
        continue
      }
      var end = start + 1
      while end < lines.count, lines[end].first.map({ " #".contains($0) }) ?? true { end += 1 }
      while end > start + 1, !lines[end - 1].hasPrefix(" ") { end -= 1 }
      for entry in entries {
        guard let index = lines[start..<end].firstIndex(where: { entry.isSaid(by: $0) }) else {
          lines.insert(entry.line, at: end)
          end += 1
          continue
        }
        let parts = lines[index].split(separator: Entry.mark, omittingEmptySubsequences: false)
        guard parts.count > 1, let last = parts.last, Self.isFigure(last) else { continue }
        lines[index] = lines[index].dropLast(last.count) + entry.evidence
      }
      if name == "rules:" { lines.insert(contentsOf: exceptionLines(most: .max), at: end) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether a comment is one that `init` has written: "3 findings in 61 view types", "6 calls".
  private static func isFigure(_ comment: Substring) -> Bool {
    let words = comment.split(separator: " ")
    return words.contains {
      ["finding", "findings", "call", "calls", "function", "functions"].contains($0)
    }
      && words.contains { $0 == "no" || Int($0) != nil }
  }
}

extension Lessons {
  fileprivate func turnsOn(_ rule: RuleDescription) -> Bool {
    !Set(rule.framePresets).isDisjoint(with: presets)
  }
}

extension LearnedConvention {
  /// "9 findings in 111 views with several constraints".
  public func evidence(_ choice: Choice) -> String {
    let count = choice.findingCount
    return
      "\(count == 0 ? "no findings" : amount(count, "finding")) in \(choice.placeCount) \(noun)"
  }
}
