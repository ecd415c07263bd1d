import Platform
import RuleKit
import YAML

/// A configuration file for a project, with what its code says about each convention as comments.
public struct ConfigurationDraft {
  private let lessons: Lessons
  private let folder: FilePath
  private let baseline: String?
  private var lines: [String] = []

  /// - Parameters:
  ///   - lessons: what was learned, with the decisions that people have made.
  ///   - folder: the folder of the file, as the paths of the lessons begin.
  ///   - baseline: the path of a baseline beside the file; nil for none.
  public init(
    _ lessons: Lessons, in folder: FilePath, baseline: String?
  ) {
    self.lessons = lessons
    self.folder = folder
    self.baseline = baseline
  }

  /// The text of the file, with a line feed at the end.
  public func text() -> String {
    var copy = self
    copy.addHead()
    copy.addHelpers()
    copy.addSetupNames()
    copy.addRules()
    return copy.lines.joined(separator: "\n") + "\n"
  }

  private mutating func addHead() {
    add(
      comment:
        "The conventions of this code, as `layoutlint init` found them in \(amount(lessons.fileCount, "Swift file")). A convention is on if at least \(Consistency.agreed) % of the places agree on it, and a limit if \(Consistency.kept) % keep to it. `layoutlint explain RULE` says what a rule asks for, and why."
    )
    lines.append("")
    let frames = lessons.presets.isEmpty ? "" : ", and so are rules for the libraries of the code"
    add(comment: "Mistakes that only show at run time are on\(frames).")
    let presets = [Preset.correctness] + lessons.presets
    lines.append("extends: [\(presets.map(\.rawValue).joined(separator: ", "))]")
    if let baseline {
      lines.append("")
      add(comment: "The findings of today, which are accepted.")
      lines.append("baseline: \(YAMLText.scalar(baseline))")
    }
  }

  // MARK: - Helpers

  private mutating func addHelpers() {
    guard !lessons.helpers.isEmpty else { return }
    lines.append("")
    add(comment: "The project's own layout functions, so that the rules know what they do.")
    lines.append("layout_helpers:")
    for helper in lessons.helpers {
      lines.append(
        "  \(YAMLText.scalar(helper.name)): [\(helper.uses.names.joined(separator: ", "))]  # \(amount(helper.callCount, "call")); \(shown(helper.place))"
      )
    }
  }

  private mutating func addSetupNames() {
    guard !lessons.setupNames.isEmpty else { return }
    lines.append("")
    add(
      comment:
        "The project's own setup functions, besides those that begin with `setup`, `configure` and the like."
    )
    lines.append("setup_functions:")
    for name in lessons.setupNames {
      lines.append(
        "  - \(YAMLText.scalar(name.pattern))  # \(name.consistency.count) of \(name.consistency.total) functions of this name, \(name.consistency.percent) %"
      )
      add(name.examples, indent: 4)
    }
  }

  // MARK: - Rules

  private mutating func addRules() {
    let decided = lessons.conventions.filter { $0.decided != nil }
    let off = lessons.conventions.filter { $0.decided == nil }
    guard !decided.isEmpty || !off.isEmpty else { return }
    lines.append("")
    if decided.isEmpty { lines.append("rules: {}") } else { lines.append("rules:") }
    for (index, lesson) in decided.enumerated() {
      if index > 0 { lines.append("") }
      addDecided(lesson)
    }
    let way =
      "remove the `# ` before one of its lines\(decided.isEmpty ? ", and the braces above" : "")"
    addOff(
      off.filter(\.isOpen),
      "The code does it in several ways, so these rules are off. To turn one on, \(way).")
    addOff(
      off.filter { !$0.isOpen },
      "The code does not keep these rules, or has too few places to tell. To turn one on, \(way)."
    )
  }

  private mutating func addDecided(_ lesson: LearnedConvention) {
    guard let index = lesson.decided else { return }
    let choice = lesson.choices[index]
    let statement = choice.summary.map { "\($0): " } ?? ""
    add(comment: statement + figures(choice, lesson.places), indent: 2)
    for detail in choice.details { add(comment: "- " + detail, indent: 2) }
    add(choice.examples)
    if choice.options.isEmpty {
      lines.append("  \(lesson.rule.id): warning")
      return
    }
    lines.append("  \(lesson.rule.id):")
    lines.append("    severity: warning")
    for option in choice.options {
      lines.append("    \(option.name): \(option.value.configurationText)")
    }
  }

  private mutating func addOff(_ conventions: [LearnedConvention], _ reason: String) {
    guard !conventions.isEmpty else { return }
    lines.append("")
    add(comment: reason, indent: 2)
    for lesson in conventions {
      lines.append("")
      addOff(lesson)
    }
  }

  private mutating func addOff(_ lesson: LearnedConvention) {
    add(comment: lesson.choices[0].summary ?? lesson.rule.summary, indent: 2)
    for note in lesson.notes { add(comment: note, indent: 2) }
    for choice in lesson.choices {
      let options = choice.options.map { ", \($0.name): \($0.value.configurationText)" }.joined()
      let setting = options.isEmpty ? "warning" : "{severity: warning\(options)}"
      lines.append(
        "  # \(lesson.rule.id): \(setting)  # \(figures(choice, lesson.places))")
      add(choice.examples.prefix(1))
    }
  }

  /// Adds places that do what is stated.
  private mutating func add(_ examples: some Sequence<CodePlace>, indent: Int = 2) {
    let margin = String(repeating: " ", count: indent) + "#   "
    var lead = "as in "
    for example in examples {
      lines.append("\(margin)\(lead)\(shown(example))")
      lead = String(repeating: " ", count: lead.count)
    }
  }

  /// "812 of 830 views, 97 %; 18 findings".
  private func figures(_ choice: LearnedConvention.Choice, _ places: String) -> String {
    let consistency = choice.consistency
    let findings = choice.findingCount == 0 ? "no findings" : amount(choice.findingCount, "finding")
    return
      "\(consistency.count) of \(consistency.total) \(places), \(consistency.percent) %; \(findings)"
  }

  // MARK: - Lines

  private static let width = 120

  private mutating func add(comment: String, indent: Int = 0) {
    let margin = String(repeating: " ", count: indent) + "#"
    var line = margin
    for word in comment.split(separator: " ") {
      if line.count > margin.count, line.count + 1 + word.count > Self.width {
        lines.append(line)
        line = margin + (comment.hasPrefix("- ") ? "  " : "")
      }
      line += " " + word
    }
    lines.append(line)
  }

  /// A place below the folder of the file, in a form that is safe in a comment.
  private func shown(_ place: CodePlace) -> String {
    var bytes = place.path.bytes[...]
    if bytes.starts(with: folder.bytes + Array("/".utf8)) {
      bytes = bytes.dropFirst(folder.bytes.count + 1)
    }
    return "\(FilePath(bytes: Array(bytes)).safeText):\(place.line)"
  }
}
