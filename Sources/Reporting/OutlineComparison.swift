import Editing
import LayoutScene
import RuleKit

/// What a change does to the views of classes: their outlines before and after.
public struct OutlineComparison {
  /// The outline of one class, with what has become of each line.
  private struct Changed {
    let type: String
    let lines: [(mark: Mark, text: String)]

    func count(_ mark: Mark) -> Int { lines.count { $0.mark == mark } }
  }

  private enum Mark: String {
    case same = " "
    case removed = "-"
    case added = "+"
  }

  private let changes: [Changed]
  private let style: Style

  public init(_ changes: [SceneChange], style: Style) {
    self.style = style
    self.changes = changes.map { change in
      Changed(
        type: (change.new ?? change.old)?.type ?? "",
        lines: Self.withParents(Self.compare(change.oldLines, change.newLines)))
    }
  }

  public var isEmpty: Bool { changes.isEmpty }

  /// The lines that differ, with the class and the views that they are in.
  private static func withParents(
    _ lines: [(mark: Mark, text: String)]
  ) -> [(mark: Mark, text: String)] {
    var isShown = lines.map { $0.mark != .same }
    var parents: [(index: Int, depth: Int)] = []
    for (index, line) in lines.enumerated() {
      let depth = line.text.prefix { $0 == " " }.count
      while let last = parents.last, last.depth >= depth { parents.removeLast() }
      if isShown[index] { for parent in [0] + parents.map(\.index) { isShown[parent] = true } }
      parents.append((index, depth))
    }
    return zip(lines, isShown).filter(\.1).map(\.0)
  }

  private static func compare(_ old: [String], _ new: [String]) -> [(mark: Mark, text: String)] {
    var lines: [(mark: Mark, text: String)] = []
    var next = 0
    for change in LineDiff(old, new).changes {
      lines += new[next..<change.new.lowerBound].map { (.same, $0) }
      lines += old[change.old].map { (.removed, $0) }
      lines += new[change.new].map { (.added, $0) }
      next = change.new.upperBound
    }
    return lines + new[next...].map { (.same, $0) }
  }

  /// Appends the comparison in a format.
  public func render(_ format: OutlineFormat, into output: inout [UInt8]) {
    switch format {
    case .text:
      if isEmpty { output.append("no view changes\n") }
      for (index, change) in changes.enumerated() {
        if index > 0 { output.append("\n") }
        for (mark, text) in change.lines {
          let look: Style.Look? = mark == .same ? nil : mark == .removed ? .error : .good
          output.write("\("\(mark.rawValue) \(text)", look)\n", style: style)
        }
      }
    case .markdown:
      if isEmpty { output.append("No view changes.\n") }
      for change in changes {
        let remark =
          "\(amount(change.count(.added), "line")) added, \(change.count(.removed)) removed"
        let lines = change.lines.map { "\($0.rawValue) \($1)" }
        MarkdownText.appendDetails(change.type, remark, "diff", lines, to: &output)
      }
    case .json:
      JSONWriter.document(to: &output, isIndented: true) { json in
        json.objects("changes", changes) { json, change in
          json.member("type", change.type)
          for (name, mark) in [("removed", Mark.removed), ("added", .added)] {
            json.member(name, change.lines.filter { $0.mark == mark }.map(\.text))
          }
        }
      }
    }
  }
}
