import SwiftSource

/// The code of a block, and the way back from it to the file.
struct MarkdownCode {
  private let block: MarkdownBlock
  private let bytes: [UInt8]
  /// The code as text of its own.
  let text: [UInt8]
  /// Where the lines begin in the text; the last one is where the closing fence would begin.
  private let starts: [Int]
  /// What a new line of the block begins with, in front of its code, and what one without code begins with.
  private let margin: [UInt8]
  private let blankMargin: [UInt8]
  /// Whether fixes have a place: these are known, and no tab is partly indentation, which cannot be split.
  private let canBeFixed: Bool

  /// - Parameter bytes: the whole file.
  init(_ block: MarkdownBlock, in bytes: [UInt8]) {
    self.block = block
    self.bytes = bytes
    var text: [UInt8] = []
    text.reserveCapacity(block.lines.reduce(0) { $0 + $1.spaceCount + $1.end - $1.codeStart })
    var starts = [0]
    for line in block.lines {
      text.append(contentsOf: repeatElement(.space, count: line.spaceCount))
      text.append(contentsOf: bytes[line.codeStart..<line.end])
      starts.append(text.count)
    }
    // An unclosed block may end without a line break.
    if let last = text.last, !last.isLineBreak { starts.removeLast() }
    self.text = text
    self.starts = starts
    let model = block.lines.first { !bytes[$0.codeStart..<$0.end].isBlank }
    canBeFixed = model != nil && text.count == block.lines.reduce(0) { $0 + $1.end - $1.codeStart }
    var margin: [UInt8] = []
    if let model {
      margin = Array(bytes[model.start..<model.codeStart])
      // One space after the marker of a quote belongs to the marker.
      let spaceCount = model.missingColumns + (margin.last == UInt8(ascii: ">") ? 1 : 0)
      margin += [UInt8](repeating: .space, count: spaceCount)
    }
    self.margin = margin
    let blankCount = margin.reversed().prefix { $0 == .space || $0 == .tab }.count
    blankMargin = Array(margin.dropLast(blankCount))
  }

  // MARK: - Positions

  /// The bytes of the file that some bytes of the text come from.
  func place(of range: Range<Int>) -> Range<Int> {
    let start = place(of: range.lowerBound)
    guard !range.isEmpty else { return start..<start }
    return start..<max(start, place(of: range.upperBound - 1) + 1)
  }

  /// The offset in the text of a byte of the file; nil for one that is not in a line of the block.
  func offset(of place: Int) -> Int? {
    let index = block.lines.partitioningIndex { $0.end > place }
    guard index < block.lines.count, block.lines[index].start <= place else { return nil }
    let line = block.lines[index]
    return starts[index] + line.spaceCount + max(0, place - line.codeStart)
  }

  /// The offset in the file of a byte of the text, or of its end.
  func place(of offset: Int) -> Int {
    let line = line(of: offset)
    guard line < block.lines.count else { return block.end }
    let spaces = block.lines[line].spaceCount
    return block.lines[line].codeStart + max(0, offset - starts[line] - spaces)
  }

  /// The line of an offset in the text, from 0 on.
  private func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: - Fixes

  /// A fix of the text as a fix of the file, whose new lines begin as those of the block do; nil if it cannot be made
  /// without a change of what is around the block.
  func place(of fix: Fix) -> Fix? {
    guard canBeFixed else { return nil }
    var edits: [Edit] = []
    for edit in fix.edits {
      guard edit.range.upperBound <= text.count, let placed = place(of: edit) else { return nil }
      edits.append(placed)
    }
    return Fix(edits, safety: fix.safety)
  }

  private func place(of edit: Edit) -> Edit? {
    let (first, last) = (line(of: edit.range.lowerBound), line(of: edit.range.upperBound))
    let new = edit.replacement
    let startsLine = edit.range.lowerBound == starts[first]
    let endsLine = new.isEmpty ? startsLine : new.last?.isLineBreak == true
    // The last line stays as it is, with what is in front of its code.
    let keepsLast = edit.range.upperBound == starts[last] && endsLine
    guard keepsLast || last < block.lines.count, !mayEndBlock(edit, first) else { return nil }
    let upper = keepsLast ? start(ofLine: last) : place(of: edit.range.upperBound)
    var lower = place(of: edit.range.lowerBound)
    if startsLine, !hasWholeMargin(first) || (keepsLast && (new.isEmpty || upper <= lower)) {
      lower = start(ofLine: first)
    }
    let endsAtBreak = text[edit.range.upperBound...].first?.isLineBreak ?? true
    var replacement: [UInt8] = []
    var needsMargin = startsLine && lower == start(ofLine: first)
    for (index, byte) in new.enumerated() {
      if needsMargin { replacement += byte.isLineBreak ? blankMargin : margin }
      replacement.append(byte)
      let isPair = byte == 0x0D && new.dropFirst(index + 1).first == 0x0A
      needsMargin = byte.isLineBreak && !isPair
    }
    if needsMargin, !keepsLast { replacement += endsAtBreak ? blankMargin : margin }
    return Edit(lower..<upper, replacement: replacement)
  }

  private func start(ofLine line: Int) -> Int {
    line < block.lines.count ? block.lines[line].start : block.end
  }

  /// Whether a line has everything in front of its code that a changed one needs.
  private func hasWholeMargin(_ line: Int) -> Bool {
    guard line < block.lines.count else { return false }
    let line = block.lines[line]
    let lacksSpace =
      line.codeStart > line.start && bytes[line.codeStart - 1] == UInt8(ascii: ">")
    return line.missingColumns == 0 && !lacksSpace
      && !bytes[line.codeStart..<line.end].isBlank
  }

  /// Whether a line that an edit changes may look like the closing fence afterwards. Looks at few bytes around it, as a
  /// line may be long and have many edits.
  private func mayEndBlock(_ edit: Edit, _ line: Int) -> Bool {
    let nearby = 4 + block.fence.count
    let before = text[max(starts[line], edit.range.lowerBound - nearby)..<edit.range.lowerBound]
    let after = text[edit.range.upperBound...].prefix(nearby)
    let start = text[starts[line]..<edit.range.lowerBound].prefix(nearby)
    return hasFence(start) || hasFence(before + edit.replacement + after)
  }

  /// Whether a text contains as many characters of the fence in a row.
  private func hasFence(_ text: some Sequence<UInt8>) -> Bool {
    var count = 0
    for byte in text {
      count = byte == block.fence.character ? count + 1 : 0
      if count == block.fence.count { return true }
    }
    return false
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is nothing but white space.
  fileprivate var isBlank: Bool {
    for byte in self where byte != .space && byte != .tab && !byte.isLineBreak { return false }
    return true
  }
}
