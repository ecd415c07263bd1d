import RuleKit
import YAML

extension YAMLNode {
  /// The value in the form that options take.
  var optionValue: OptionValue {
    switch content {
    case .sequence(let sequence): .list(sequence.items.map(\.optionValue))
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

  /// Whether the value is in the file character by character: a scalar without escapes on one line that is not an
  /// alias.
  var isVerbatim: Bool {
    guard let scalar, definition == nil, place.start.line == place.end.line else { return false }
    switch scalar.style {
    case .plain: return place.range.count == scalar.text.utf8.count
    case .singleQuoted, .doubleQuoted: return place.range.count == scalar.text.utf8.count + 2
    case .literal, .folded: return false
    }
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
