import RuleKit

extension Fix {
  /// Whether the fix can be applied: it has edits, they are inside the file after its byte order mark, and no two
  /// overlap or touch.
  package func isPossible(in text: some Collection<UInt8>) -> Bool {
    var least = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for edit in edits {
      guard edit.range.lowerBound >= least, edit.range.upperBound <= text.count else {
        return false
      }
      least = edit.range.upperBound + 1
    }
    return !edits.isEmpty
  }

  /// The fix with the file's kind of line break, if it has only one kind and that is not the line feed that rules
  /// write.
  func writing(_ lineBreak: LineBreak) -> Fix {
    guard lineBreak != .lineFeed else { return self }
    var fix = self
    for index in fix.edits.indices {
      fix.edits[index].replacement = lineBreak.replacingLineFeeds(in: fix.edits[index].replacement)
    }
    return fix
  }
}

/// How the lines of a file end.
enum LineBreak {
  /// LF, or mixed.
  case lineFeed
  /// CR and LF.
  case both
  /// CR alone, as on old systems.
  case carriageReturn

  /// The line break of all lines of a text.
  init(of text: some Sequence<UInt8>) {
    var pairs = 0
    var returns = 0
    var previous: UInt8 = 0
    for byte in text {
      if byte == 0x0A {
        guard previous == 0x0D else {
          self = .lineFeed
          return
        }
        pairs += 1
      } else if byte == 0x0D {
        returns += 1
      }
      previous = byte
    }
    if returns > 0, pairs == returns {
      self = .both
    } else if returns > 0, pairs == 0 {
      self = .carriageReturn
    } else {
      self = .lineFeed
    }
  }

  fileprivate func replacingLineFeeds(in text: [UInt8]) -> [UInt8] {
    guard text.contains(0x0A) else { return text }
    var result: [UInt8] = []
    for byte in text {
      // Text copied from the file has the CR already.
      if byte == 0x0A, result.last != 0x0D { result.append(0x0D) }
      if byte != 0x0A || self == .both { result.append(byte) }
    }
    return result
  }
}
