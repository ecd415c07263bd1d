/// An outline as lines for a terminal.
public struct OutlineText {
  private let outline: SceneOutline
  private let width: Int
  /// More rows than this end with a sentence.
  public static let mostRows = 1_000

  /// - Parameter width: how many columns a line may have, if its words allow it.
  public init(_ outline: SceneOutline, width: Int = 80) {
    (self.outline, self.width) = (outline, max(width, 40))
  }

  /// The lines, without line breaks.
  public var lines: [String] {
    let scene = outline.scene
    var lines = [header]
    let placed = outline.rows.filter(\.isPlaced)
    if scene.isEmpty {
      lines.append("  no code of `\(scene.type)` adds or constrains a view")
      return lines
    }
    lines += tree(Array(placed.prefix(Self.mostRows)))
    if placed.count > Self.mostRows {
      lines.append("  and \(placed.count - Self.mostRows) more views; `--format json` lists all")
    }
    let others = outline.rows.filter { !$0.isPlaced }
    if !others.isEmpty {
      lines.append("Not added to a view by this code:")
      lines += tree(Array(others.prefix(Self.mostRows)))
    }
    let contradictions = outline.contradictions
    if !contradictions.isEmpty { lines.append("Cannot all hold:") }
    for contradiction in contradictions { lines += wrapped("", contradiction, indent: "  ") }
    if !scene.gaps.isEmpty {
      lines.append("Not resolved:")
      for gap in scene.gaps {
        lines += wrapped("line \(gap.place.line): ", [gap.text], indent: "  ", separator: "")
      }
    }
    return lines
  }

  private var header: String {
    let scene = outline.scene
    let inherits = scene.superclass.isEmpty ? "" : ": \(scene.superclass)"
    return "\(scene.type)\(inherits)  \(scene.place.path):\(scene.place.line)"
  }

  private func tree(_ rows: [SceneOutline.Row]) -> [String] {
    var lines: [String] = []
    // Whether a view on each level has one after it, from the end on.
    var follows: [Bool] = []
    var hasNext = Array(repeating: false, count: rows.count)
    for index in rows.indices.reversed() {
      let depth = rows[index].depth
      if follows.count > depth + 1 { follows.removeLast(follows.count - depth - 1) }
      while follows.count <= depth { follows.append(false) }
      hasNext[index] = follows[depth]
      follows[depth] = true
    }
    var bars: [Bool] = []
    for (index, row) in rows.enumerated() {
      if bars.count > row.depth { bars.removeLast(bars.count - row.depth) }
      let before = bars.dropFirst().map { $0 ? "│  " : "   " }.joined()
      let branch = row.depth == 0 ? "" : hasNext[index] ? "├─ " : "└─ "
      bars.append(hasNext[index])
      let isParent = index + 1 < rows.count && rows[index + 1].depth > row.depth
      let below = row.depth == 0 ? "" : before + (hasNext[index] ? "│  " : "   ")
      let indent = below + (isParent ? "│  " : "   ")
      lines += self.lines(of: row, before + branch, indent)
    }
    return lines
  }

  private func lines(of row: SceneOutline.Row, _ start: String, _ indent: String) -> [String] {
    var head = start + row.name
    if row.depth > 0 || !row.isPlaced, !row.type.isEmpty { head += "  \(row.type)" }
    if let condition = row.condition { head += "  if \(condition)" }
    if !row.data.isEmpty { head += "  ← " + row.data[0] }
    var lines = [head]
    if row.data.count > 1 { lines += wrapped("← ", Array(row.data.dropFirst()), indent: indent) }
    if !row.constraints.isEmpty { lines += wrapped("", row.constraints, indent: indent) }
    if !row.settings.isEmpty { lines += wrapped("sets ", row.settings, indent: indent) }
    return lines
  }

  private func wrapped(
    _ start: String, _ texts: [String], indent: String, separator: String = ", "
  ) -> [String] {
    var lines: [String] = []
    var line = indent + start
    var isEmpty = true
    for (index, text) in texts.enumerated() {
      let piece = text + (index < texts.count - 1 ? separator : "")
      if !isEmpty, line.count + piece.count > width {
        while line.last == " " { line.removeLast() }
        lines.append(line)
        line = indent + "  "
      }
      line += piece
      isEmpty = false
    }
    return lines + [line]
  }
}
