import LintEngine

extension Option {
  /// The values in a text.
  ///
  /// - Throws: `UsageError` for an invalid text.
  func values(in text: String) throws(UsageError) -> [String] {
    switch value {
    case .none: throw UsageError("`\(spelling)` takes no value", "remove `=\(text)`")
    case .choice(let words):
      if words.contains(text) { return [text] }
      let known = words.map { "`\($0)`" }.joined(separator: ", ")
      throw wrong(text, didYouMean(text, words) ?? "use \(known)")
    case .number(let least):
      guard let number = Int(text), number >= least else {
        throw wrong(text, "use a whole number of at least \(least)")
      }
      return [String(number)]
    case .rules:
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard !names.contains("") else {
        throw UsageError(
          "a value of `\(spelling)` is empty",
          "write `\(spelling) RULE` or `\(spelling) RULE,RULE`")
      }
      return names
    case .file(let name):
      guard !text.isEmpty else { throw wrong(text, "write `\(spelling) \(name)`") }
      return [text]
    case .revision:
      guard !text.isEmpty else { throw wrong(text, "write `\(spelling) main`, for example") }
      return [text]
    case .reporters(let known):
      do {
        _ = try ReporterChoice(text, known: known)
      } catch {
        let problem = error.problems[0]
        throw UsageError(problem.message, problem.advice)
      }
      return [text]
    }
  }

  private func wrong(_ text: String, _ advice: String) -> UsageError {
    let found = text.isEmpty ? "is empty" : "is `\(text)`"
    return UsageError("the value of `\(spelling)` \(found)", advice)
  }
}
