import RuleKit
import YAML

extension YAMLNode {
  /// The value in the form that options take.
  var optionValue: OptionValue {
    switch content {
    case .sequence(let items): .list(items.map(\.optionValue))
    case .mapping: .map
    case .scalar(let scalar):
      switch scalar.value {
      case .null: .null
      case .bool(let flag): .boolean(flag)
      case .int(let number): .integer(number)
      case .float: .number(scalar.text)
      case .string(let text): .string(text)
      }
    }
  }

  /// The entries of a mapping; nil for anything else.
  var entries: [YAMLMapping.Entry]? { mapping?.entries }

  /// Whether the value is empty.
  var isNull: Bool { optionValue == .null }

  /// The value as displayed in a message.
  var found: String { optionValue.text }

  /// Whether the value is in the file character by character: a scalar without escapes on one line.
  var isVerbatim: Bool {
    guard let scalar, place.start.line == place.end.line else { return false }
    return place.range.count == scalar.text.utf8.count + (scalar.style == .plain ? 0 : 2)
  }

  /// Where the text of a verbatim scalar begins, after a quote.
  var textStart: YAMLMark {
    var start = place.start
    if scalar?.style != .plain {
      start.offset += 1
      start.column += 1
    }
    return start
  }
}
