import SwiftSource

@testable import LayoutModel

/// The facts of some code, as text to compare.
struct Reading {
  let source: SourceFile
  let file: ViewFile

  init(
    _ code: String, _ registry: DialectRegistry = .shared, names: [String] = [],
    helpers: LayoutHelpers = .none
  ) {
    source = SourceFile(
      Array(code.utf8), vocabulary: LayoutVocabulary.recognizing(helpers.bases.sorted() + names))
    file = ViewFile(source: source, registry)
    file.helpers = helpers
    file.read()
  }

  /// Each constraint as `item.attributes relation second.attributes + constant * multiplier @priority (container)`,
  /// without missing parts.
  var constraints: [String] {
    file.constraints.map { constraint in
      var text = item(constraint.firstItem) + "." + names(constraint.attributes)
      switch constraint.relation {
      case .equal: text += " ="
      case .lessThanOrEqual: text += " <="
      case .greaterThanOrEqual: text += " >="
      }
      if let second = constraint.secondItem {
        text += " " + item(second)
        if !constraint.secondAttributes.isEmpty { text += "." + names(constraint.secondAttributes) }
      }
      if !constraint.constant.isEmpty { text += " + " + file.code[constraint.constant].text }
      if !constraint.multiplier.isEmpty { text += " * " + file.code[constraint.multiplier].text }
      if !constraint.priority.isEmpty { text += " @" + file.code[constraint.priority].text }
      if constraint.isAlternative { text += " (alternative)" }
      return text + " (\(constraint.container))"
    }
  }

  /// For each constraint, what of it points inward, and whether it has no place among others.
  var directions: [String] {
    file.constraints.map { constraint in
      var parts: [String] = []
      if constraint.constantPointsInward { parts.append("constant inward") }
      if constraint.relationPointsInward { parts.append("relation inward") }
      if !constraint.hasPlace { parts.append("no place") }
      return parts.isEmpty ? "-" : parts.joined(separator: ", ")
    }
  }

  /// Functions of a project, as in `pin(_:to:) add edges, limit constrain`.
  static func helpers(_ text: String) -> LayoutHelpers {
    var helpers: [String: LayoutHelpers.Uses] = [:]
    for helper in text.split(separator: ", ") {
      let words = helper.split(separator: " ").map(String.init)
      var uses: LayoutHelpers.Uses = []
      for word in words.dropFirst() {
        uses.formUnion(LayoutHelpers.Uses(name: word) ?? [])
      }
      helpers[words[0]] = uses
    }
    return helpers.isEmpty ? .none : LayoutHelpers(helpers)
  }

  /// Each sequence of two or more constraints, as its item and the attributes of its members.
  var sequences: [String] {
    file.sequences.map { sequence in
      let members = sequence.members.map { file.constraints[file.sequenceMembers[$0]] }
      let attributes = members.map { names($0.attributes) }.joined(separator: " ")
      return "\(item(members[0].firstItem)): \(attributes)"
    }.sorted()
  }

  /// Each action as `role item`, an addition with its parent.
  var actions: [String] {
    file.actions.map { action in
      let parent = action.parent.map { " to \(item($0))" } ?? ""
      return "\(action.role) \(item(action.item))\(parent)"
    }
  }

  /// The expressions that are layout numbers.
  var numbers: [String] {
    file.numbers.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }.map { $0.expression.text }
  }

  private func item(_ item: Item) -> String {
    item.key == 0 ? "?" : file.name(item).hasPrefix("{") ? "maker" : file.name(item)
  }

  private func names(_ attributes: LayoutAttributes) -> String {
    let all: [(LayoutAttributes, String)] = [
      (.top, "top"), (.leading, "leading"), (.left, "left"), (.trailing, "trailing"),
      (.right, "right"), (.bottom, "bottom"), (.centerY, "centerY"), (.centerX, "centerX"),
      (.height, "height"), (.width, "width"), (.firstBaseline, "firstBaseline"),
      (.lastBaseline, "lastBaseline"),
    ]
    return all.filter { attributes.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
