extension Fix {
  /// Whether the fix can be applied: it has edits, they are inside the file after its byte order mark, and no two
  /// overlap or touch.
  func isPossible(in text: some Collection<UInt8>) -> Bool {
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

/// The edits of a round, in order of position.
struct EditScript {
  private var edits: [Edit]
  /// For each edit, how much the text has grown by it and the ones before it.
  private var growths: [Int] = []

  /// - Parameter fixes: chosen by an `EditSelection`.
  init(_ fixes: [Fix]) {
    edits = fixes.flatMap(\.edits)
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    var growth = 0
    for edit in edits {
      growth += edit.replacement.count - edit.range.count
      growths.append(growth)
    }
  }

  /// The text after the edits.
  func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(max(0, text.count + (growths.last ?? 0)))
    var position = 0
    for edit in edits {
      result.append(contentsOf: text[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement)
      position = edit.range.upperBound
    }
    result.append(contentsOf: text[position...])
    return result
  }

  /// The offset of a byte after the edits; for a replaced byte, the start of the replacement.
  func moved(_ offset: Int) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    let growth = low > 0 ? growths[low - 1] : 0
    guard low < edits.count, edits[low].range.lowerBound < offset else { return offset + growth }
    return edits[low].range.lowerBound + growth
  }
}
