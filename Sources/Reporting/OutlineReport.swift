import LayoutModel
import LayoutScene
import RuleKit

public enum OutlineFormat: String, CaseIterable, Sendable {
  case text, markdown, json
}

/// Writes the outlines of view classes.
public struct OutlineReport {
  private let outlines: [SceneOutline]
  private let style: Style
  private let width: Int

  public init(_ scenes: [LayoutScene], style: Style, width: Int) {
    outlines = scenes.map(SceneOutline.init)
    self.style = style
    self.width = width
  }

  /// Appends the outlines in a format.
  public func render(_ format: OutlineFormat, into output: inout [UInt8]) {
    switch format {
    case .text:
      for (index, outline) in outlines.enumerated() {
        if index > 0 { output.append("\n") }
        for (number, line) in OutlineText(outline, width: width).lines.enumerated() {
          output.write("\(line, number == 0 ? .bold : nil)\n", style: style)
        }
      }
    case .markdown:
      for outline in outlines {
        MarkdownText.appendDetails(
          outline.scene.type, amount(outline.rows.count - 1, "view"), "text",
          OutlineText(outline).lines, to: &output)
      }
    case .json:
      JSONWriter.document(to: &output, isIndented: true) { json in
        json.objects("scenes", outlines) { $1.write(to: &$0) }
      }
    }
  }
}

extension MarkdownText {
  /// Appends a block of lines that a reader of a pull request opens.
  ///
  /// - Parameter language: how the lines are colored: `text` or `diff`.
  static func appendDetails(
    _ title: String, _ remark: String, _ language: String, _ lines: [String],
    to output: inout [UInt8]
  ) {
    output.write("<details>\n<summary><code>\(title)</code>, ", in: .xml)
    let fence = fence(around: lines)
    output.append("\(remark)</summary>\n\n\(fence)\(language)\n")
    for line in lines { output.write("\(line)\n") }
    output.append("\(fence)\n\n</details>\n\n")
  }
}

extension SceneOutline {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("type", scene.type)
    json.member("superclass", scene.superclass)
    json.place(scene.place)
    json.objects("views", rows) { write($1, to: &$0) }
    json.member("contradictions", contradictions)
    json.objects("unresolved", scene.gaps) { json, gap in
      json.place(gap.place)
      json.member("text", gap.text)
    }
  }

  private func write(_ row: Row, to json: inout JSONWriter) {
    let box = scene.boxes[row.box]
    json.member("id", row.box)
    json.member("name", row.name)
    json.member("type", box.type)
    json.member("parent", box.parent)
    json.member("arranged", box.isArranged)
    json.member("condition", row.condition)
    json.place(box.place)
    json.member("constraints", row.constraints)
    json.objects("settings", box.settings) { json, setting in
      json.member("member", setting.member)
      json.member("value", setting.value)
      json.member("data", setting.isData)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func place(_ place: ScenePlace) {
    member("path", place.path)
    member("line", place.line)
  }
}
