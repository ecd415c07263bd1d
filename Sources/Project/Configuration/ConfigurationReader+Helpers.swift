import LayoutModel
import RuleKit
import YAML

// The project's own functions.
extension ConfigurationReader {
  mutating func layoutHelpers(_ node: YAMLNode) -> [String: Sourced<LayoutHelpers.Uses>] {
    if node.isNull { return [:] }
    guard let entries = node.entries else {
      report(
        node, "expected a map from functions to what they do, found \(node.found)",
        advice: "write `pinToParent: edges`, for instance, one line for each function")
      return [:]
    }
    guard isShort(entries.map(\.key), most: Self.mostNames) else { return [:] }
    var helpers: [String: Sourced<LayoutHelpers.Uses>] = [:]
    for entry in entries {
      guard LayoutHelpers.isName(entry.name) else {
        report(
          entry.key, "`\(entry.name)` is not the name of a function",
          advice: "write `pin`, or with the labels of its arguments `pin(_:to:)`")
        continue
      }
      if LayoutHelpers.isOfUIKit(entry.name) {
        warn(
          entry.key, "`\(entry.name)` is a method of UIKit, which the rules know",
          advice: "remove it: here it would be for every call of that name")
      }
      if let uses = uses(entry.value) { helpers[entry.name] = sourced(uses, entry.value) }
    }
    return helpers
  }

  private mutating func uses(_ node: YAMLNode) -> LayoutHelpers.Uses? {
    var uses: LayoutHelpers.Uses = []
    for element in elements(node) {
      guard case .string(let name) = element.optionValue, let use = LayoutHelpers.Uses(name: name)
      else {
        let names = LayoutHelpers.Uses.allNames
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        let meant = element.scalar.flatMap { suggestion(for: $0.text, among: names) }
        report(
          element, "expected what the function does, found \(element.found)",
          advice: meant.map { "did you mean `\($0)`?" } ?? "there are \(list)")
        return nil
      }
      uses.formUnion(use)
    }
    guard !uses.isEmpty else {
      if node.items == nil { return nil }
      report(node, "the function does nothing", advice: "remove it, or say what it does")
      return nil
    }
    return uses
  }

  mutating func setupFunctions(_ node: YAMLNode) -> [Sourced<String>] {
    guard !node.isNull, isShort(node.items, most: Self.mostNames) else { return [] }
    return elements(node).compactMap { element in
      guard case .string(let pattern) = element.optionValue, SetupNames.isPattern(pattern) else {
        report(
          element, "expected the name of a function, found \(element.found)",
          advice: "write `buildView` or `build*`, without parentheses and labels")
        return nil
      }
      return sourced(pattern, element)
    }
  }

  /// More names than any project has functions for layout, and fewer than the tokenizer can recognize.
  private static let mostNames = 10_000

  /// Whether a list does not have more elements than it may; reports the first one that is too many.
  mutating func isShort(_ elements: [YAMLNode]?, most: Int) -> Bool {
    guard let elements, elements.count > most else { return true }
    report(
      elements[most], "the list has more than \(most) entries",
      advice: "remove those without effect")
    return false
  }
}
