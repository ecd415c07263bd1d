import Learning
import Platform
import RuleKit

/// What a team's code shows beside its configuration.
public struct TeamCode: Sendable {
  /// The first members of a file are indented by this.
  let indentation: String
  /// For each rule, places that follow it, as links.
  let examples: [String: [String]]
  /// What the code does in several ways, a line each.
  let questions: [String]
  /// What the closures of SnapKit call their maker.
  let maker: String
  /// What the code calls its functions, by what they do; see `Convention.names`.
  let names: [String: String]
  /// How it writes what no rule asks for.
  let habits: Habits
  /// The options of the likeliest choice of each convention that the team has not decided on.
  let usual: [String: [String: OptionValue]]

  /// Knows nothing about any code.
  public init() {
    (indentation, maker) = ("  ", "make")
    (examples, questions, names, usual) = ([:], [], [:], [:])
    habits = Habits()
  }

  /// - Parameters:
  ///   - lessons: what was learned from the code.
  ///   - rules: the rules that are on.
  ///   - texts: some of its files.
  ///   - link: the path of a file from the root of the repository.
  public init(
    _ lessons: Lessons, rules: RuleSet, texts: [String], link: (FilePath) -> FilePath
  ) {
    indentation = Self.indentation(of: texts)
    maker = Self.maker(in: texts)
    var examples: [String: [String]] = [:]
    var questions: [String] = []
    var names: [String: String] = [:]
    var usual: [String: [String: OptionValue]] = [:]
    habits = lessons.habits
    for lesson in lessons.conventions {
      names.merge(lesson.names) { $1 }
      let likeliest = lesson.choices.max { $0.consistency < $1.consistency }
      if !rules.runs(lesson.rule.id) {
        if lesson.isOpen { questions.append(Self.question(lesson)) }
        if let likeliest, likeliest.consistency.percent > 50 {
          usual[lesson.rule.id] = Dictionary(
            likeliest.options.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        }
        continue
      }
      let choice = lesson.decided.map { lesson.choices[$0] } ?? likeliest
      examples[lesson.rule.id] = (choice?.examples ?? []).prefix(2).map { place in
        let path = link(place.path).safeText
        let file = path.split(separator: "/").last ?? ""
        return "[\(file)](</\(path)#L\(place.line)>)"
      }
    }
    // The rest is in the configuration that `init` writes.
    let most = 20
    (self.examples, self.questions, self.names) = (examples, Array(questions.prefix(most)), names)
    self.usual = usual
  }

  /// "**Subviews are private?** `exposed_subview`: 1080 of 1309 subviews, 82 %".
  private static func question(_ lesson: LearnedConvention) -> String {
    let ways = lesson.choices.prefix(3).map { choice in
      let options = choice.options.map { "\($0.name): \($0.value.configurationText)" }
      let way = options.isEmpty ? "" : "`\(options.joined(separator: ", "))` "
      return way + choice.consistency.text
    }
    return
      "- \(lesson.rule.summary)? (`\(lesson.rule.id)`, \(lesson.places)) \(ways.joined(separator: "; "))"
  }

  /// What most closures of SnapKit call their maker: `$0`, or the name before their `in`.
  private static func maker(in texts: [String]) -> String {
    var counts: [String: Int] = [:]
    for text in texts {
      for call in text.ranges(of: "makeConstraints") {
        let line = text[call.upperBound...].prefix { $0 != "\n" }
        guard let brace = line.firstIndex(of: "{") else { continue }
        let words = line[line.index(after: brace)...].split { !$0.isLetter && $0 != "$" }
        let name = words.count > 1 && words[1] == "in" ? String(words[0]) : "$0"
        counts[name, default: 0] += 1
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "make"
  }

  /// How most of some files indent the first level; two spaces if there are none.
  private static func indentation(of texts: [String]) -> String {
    var counts: [String: Int] = [:]
    for text in texts {
      var opensBody = false
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let blank = line.prefix { $0 == " " || $0 == "\t" }
        if opensBody, !blank.isEmpty, blank.count < line.count {
          counts[String(blank), default: 0] += 1
          break
        }
        opensBody = line.hasSuffix("{") && blank.isEmpty
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "  "
  }

  /// Code of ours, which has two spaces for each level and an `enum Constants`, as the team writes it.
  public func written(_ code: String) -> String {
    let words = habits.usual(.constants)?.split(separator: ":") ?? []
    guard words.count > 1 else { return indented(code) }
    let (head, name) = (words.joined(separator: " "), words[words.count - 1])
    return indented(
      code.replacing("private enum Constants", with: head).replacing("Constants.", with: name + ".")
    )
  }

  private func indented(_ code: String) -> String {
    guard indentation != "  " else { return code }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false) as [Substring]
    return lines.map { line in
      let blank = line.prefix { $0 == " " }.count
      let odd = String(repeating: " ", count: blank % 2)
      return String(repeating: indentation, count: blank / 2) + odd + line.dropFirst(blank)
    }.joined(separator: "\n")
  }
}
