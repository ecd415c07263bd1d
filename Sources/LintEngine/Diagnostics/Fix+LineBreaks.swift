import RuleKit

extension Fix {
  /// Whether the fix can be applied: its edits are inside the file, after its byte order mark, and no two touch.
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

  /// The fix with CR and LF in place of the line feeds that rules write.
  func writingPairs() -> Fix {
    var fix = self
    for index in fix.edits.indices {
      fix.edits[index].replacement = fix.edits[index].replacement.reduce(into: []) { text, byte in
        // Text copied from the file has the CR already.
        if byte == 0x0A, text.last != 0x0D { text.append(0x0D) }
        text.append(byte)
      }
    }
    return fix
  }
}

extension Sequence<UInt8> {
  /// Whether CR and LF end each line, of which there are several.
  package var endsLinesWithPairs: Bool {
    var (pairs, returns, previous) = (0, 0, UInt8(0))
    for byte in self {
      if byte == 0x0D { returns += 1 }
      if byte == 0x0A {
        if previous != 0x0D { return false }
        pairs += 1
      }
      previous = byte
    }
    return returns > 0 && pairs == returns
  }
}
