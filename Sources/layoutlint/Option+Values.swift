import LayoutScene
import Project
import RuleKit
import Rules

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
    case .rules: return try names(in: text, "RULE")
    case .presets:
      let names = try names(in: text, "NAME")
      for name in names where Preset(rawValue: name) == nil { throw noPreset(name) }
      return names
    case .file(let name):
      guard !text.isEmpty else { throw wrong(text, "write `\(spelling) \(name)`") }
      return [text]
    case .revision:
      guard !text.isEmpty else { throw wrong(text, "write `\(spelling) main`, for example") }
      return [text]
    case .type:
      guard !text.isEmpty else { throw wrong(text, "write `\(spelling) PlayerView`, for example") }
      return [text]
    case .device:
      guard SceneDevice(text) != nil else {
        throw wrong(text, "use `phone`, `small-phone`, `tablet`, or a size such as `320x568`")
      }
      return [text]
    case .text:
      guard !text.isEmpty else { throw wrong(text, "write `\(spelling) 'a few words'`") }
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

  /// The names in a list with commas.
  private func names(in text: String, _ noun: String) throws(UsageError) -> [String] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains("") else {
      throw UsageError(
        "a value of `\(spelling)` is empty",
        "write `\(spelling) \(noun)` or `\(spelling) \(noun),\(noun)`")
    }
    return names
  }

  private func noPreset(_ name: String) -> UsageError {
    let presets = Preset.allCases.map(\.rawValue)
    let advice =
      (try? NamedRules(name, among: Catalog.rules)).map {
        "`--only \($0.name)` runs only \($0.text)"
      }
      ?? didYouMean(name, presets)
      ?? "there are \(presets.map { "`\($0)`" }.joined(separator: ", "))"
    return UsageError("no preset `\(name)`", advice)
  }

  private func wrong(_ text: String, _ advice: String) -> UsageError {
    let found = text.isEmpty ? "is empty" : "is `\(text)`"
    return UsageError("the value of `\(spelling)` \(found)", advice)
  }
}

extension NamedRules {
  fileprivate var name: String {
    switch self {
    case .rule(let rule): rule.id
    case .group(let group): group.name
    }
  }

  /// What it is, in a sentence.
  fileprivate var text: String {
    switch self {
    case .rule: "this rule"
    case .group(let group): "the rules of this \(group.kind)"
    }
  }
}
