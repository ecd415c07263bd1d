import RuleKit

extension Edit {
  /// The edits that make another text, each of whole lines.
  public static func lines(from old: [UInt8], to new: [UInt8]) -> [Edit] {
    let (oldLines, newLines) = (TextLines(old), TextLines(new))
    return LineDiff(oldLines, newLines).changes.map { change in
      Edit(
        oldLines.bytes(change.old), replacement: Array(new[newLines.bytes(change.new)]))
    }
  }
}
