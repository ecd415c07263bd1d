import Learning
import Platform
import Reporting
import RuleKit

/// Asks on a terminal about the conventions on which the code does not agree.
struct Dialogue {
  /// Whether there is a terminal to ask on.
  static var isPossible: Bool {
    StandardStream.output.isTerminal && standardInputIsTerminal()
  }

  /// Asks about each undecided convention. Once the input ends, the others remain undecided.
  func decide(_ lessons: inout Lessons) {
    let open = lessons.conventions.indices.filter { lessons.conventions[$0].isOpen }
    guard !open.isEmpty else { return }
    say(
      "The code does \(amount(open.count, "thing")) in several ways. Choose a number, or press Return to leave a convention off; `?` explains it, `q` leaves the others off.\n"
    )
    for (index, lesson) in open.enumerated() {
      guard let answer = ask(lessons.conventions[lesson], "\(index + 1)/\(open.count)") else {
        say("\n")
        return
      }
      lessons.conventions[lesson].decided = answer.choice
    }
  }

  private struct Answer { var choice: Int? }

  /// - Returns: nil if there are no more answers.
  private func ask(_ lesson: LearnedConvention, _ number: String) -> Answer? {
    say("\n\(number)  \(lesson.rule.summary) (\(lesson.rule.id))\n", indent: 5)
    for note in lesson.notes { say("     \(note)\n", indent: 5) }
    for (index, choice) in lesson.choices.enumerated() {
      let options = choice.options.map { "\($0.name): \($0.value.configurationText)" }
      let title = options.isEmpty ? "on" : options.joined(separator: ", ")
      let share = "\(choice.consistency.text) of the \(lesson.places)"
      say(
        "  \(index + 1)  \(title): \(share); \(amount(choice.findingCount, "finding")) today\n",
        indent: 5)
    }
    while true {
      say("Number, or Return for off: ")
      guard let line = readLine() else { return nil }
      let word = line.filter { !$0.isWhitespace }
      if word == "q" { return nil }
      if word == "?" {
        explain(lesson)
        continue
      }
      if word.isEmpty || word == "0" { return Answer() }
      if let number = Int(word), lesson.choices.indices.contains(number - 1) {
        return Answer(choice: number - 1)
      }
      say("There is no choice `\(word)`.\n")
    }
  }

  /// Says why there is such a rule, and where the code does so.
  private func explain(_ lesson: LearnedConvention) {
    say("     \(lesson.rule.rationale)\n", indent: 5)
    for (index, choice) in lesson.choices.enumerated() {
      for place in choice.examples.prefix(2) {
        say("     \(index + 1), as in \(place.path.safeText):\(place.line)\n", indent: 5)
      }
    }
  }

  /// - Parameter indent: that of the lines behind the first one, where the terminal is too narrow.
  private func say(_ text: String, indent: Int = 0) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      wrappedLine(String(line), width: StandardStream.output.terminalWidth, indent: indent)
    }
    _ = Console.show(lines.joined(separator: "\n"))
  }
}
