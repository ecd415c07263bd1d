import LintEngine
import Platform
import Project
import RuleKit

/// A document that the client has open: its text stands for the file.
struct OpenDocument: Sendable {
  let uri: String
  let path: FilePath
  var version: Int
  var text: TextDocument
  var isFile = true
  /// What the text says on its own; nil if it has changed since.
  var partial: PartialResult?

  var isSwift: Bool { path.bytes.suffix(6).elementsEqual(".swift".utf8) }

  var isConfiguration: Bool {
    path.bytes.suffix(1 + ConfigurationName.file.utf8.count)
      .elementsEqual("/\(ConfigurationName.file)".utf8)
  }
}

extension TextPosition {
  init?(_ json: JSON?) {
    guard let line = json?["line"]?.wholeNumber, let character = json?["character"]?.wholeNumber,
      line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  static func range(_ json: JSON?) -> (TextPosition, TextPosition)? {
    guard let start = TextPosition(json?["start"]), let end = TextPosition(json?["end"]) else {
      return nil
    }
    return (start, end)
  }

  var json: JSON { ["line": .integer(line), "character": .integer(character)] }
}

extension TextDocument {
  /// Applies a change of the client.
  mutating func apply(_ change: JSON) -> Bool {
    guard let new = change["text"]?.text else { return false }
    guard let range = change["range"], !range.isNull else {
      self = TextDocument(Array(new.utf8))
      return true
    }
    guard let (start, end) = TextPosition.range(range) else { return false }
    replace(start, end, with: new.utf8)
    return true
  }

  func json(_ range: Range<Int>) -> JSON {
    [
      "start": position(of: range.lowerBound).json,
      "end": position(of: range.upperBound).json,
    ]
  }

  func json(_ edit: Edit) -> JSON {
    [
      "range": json(edit.range),
      "newText": .string(String(decoding: edit.replacement, as: UTF8.self)),
    ]
  }
}
