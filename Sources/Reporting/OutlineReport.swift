import LayoutModel
import LayoutScene
import RuleKit

/// The formats of outlines.
public enum OutlineFormat: String, CaseIterable, Sendable {
  case text, markdown, json
}

/// Writes the outlines of view classes.
public struct OutlineReport {
  private let outlines: [SceneOutline]
  private let style: Style
  private let width: Int

  /// - Parameter width: the columns of a line of text, as far as its words allow it.
  public init(_ scenes: [LayoutScene], style: Style, width: Int) {
    outlines = scenes.map(SceneOutline.init)
    self.style = style
    self.width = width
  }

  /// Appends the outlines in a format.
  public func render(_ format: OutlineFormat, into output: inout [UInt8]) {
    switch format {
    case .text: renderText(into: &output)
    case .markdown: renderMarkdown(into: &output)
    case .json: renderJSON(into: &output)
    }
  }

  private func renderText(into output: inout [UInt8]) {
    for (index, outline) in outlines.enumerated() {
      if index > 0 { output.append("\n") }
      for (number, line) in OutlineText(outline, width: width).lines.enumerated() {
        if number == 0 {
          style.append(.bold, line, to: &output)
        } else {
          output.appendVisible(line)
        }
        output.append("\n")
      }
    }
  }

  private func renderMarkdown(into output: inout [UInt8]) {
    for outline in outlines {
      let count = outline.rows.count - 1
      MarkdownDetails(
        title: outline.scene.type, remark: amount(count, "view"),
        language: "text"
      ).append(OutlineText(outline).lines, to: &output)
    }
  }

  private func renderJSON(into output: inout [UInt8]) {
    JSONWriter.write(to: &output, isIndented: true) { json in
      json.object { json in
        json.key("scenes")
        json.array { json in
          for outline in outlines { json.object { outline.write(to: &$0) } }
        }
      }
      json.endLine()
    }
  }
}

/// A block of lines that a reader of a pull request opens.
struct MarkdownDetails {
  let title: String
  let remark: String
  /// How the lines are colored: `text` or `diff`.
  let language: String

  func append(_ lines: [String], to output: inout [UInt8]) {
    output.append("<details>\n<summary><code>")
    XMLText.escape.append(title, to: &output)
    output.append("</code>, ")
    output.append(remark)
    output.append("</summary>\n\n")
    // A fence ends at a longer one only.
    let longest = lines.map(\.longestFence).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    output.append("\(fence)\(language)\n")
    for line in lines {
      output.appendVisible(line)
      output.append("\n")
    }
    output.append("\(fence)\n\n</details>\n\n")
  }
}

extension String {
  /// The length of the longest run of back quotes.
  fileprivate var longestFence: Int {
    var (longest, current) = (0, 0)
    for character in utf8 {
      current = character == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}

extension SceneOutline {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("type", scene.type)
    json.member("superclass", scene.superclass)
    json.member("path", scene.place.path)
    json.member("line", scene.place.line)
    json.key("views")
    json.array { json in
      for row in rows { json.object { write(row, to: &$0) } }
    }
    json.key("contradictions")
    json.array { json in
      for contradiction in contradictions {
        json.array { json in
          for constraint in contradiction { json.value(constraint) }
        }
      }
    }
    json.key("unresolved")
    json.array { json in
      for gap in scene.gaps {
        json.object { json in
          json.member("path", gap.place.path)
          json.member("line", gap.place.line)
          json.member("text", gap.text)
        }
      }
    }
  }

  private func write(_ row: Row, to json: inout JSONWriter) {
    let box = scene.boxes[row.box]
    json.member("id", row.box)
    json.member("name", row.name)
    json.key("type")
    if let type = box.type { json.value(type) } else { json.null() }
    json.key("parent")
    if let parent = box.parent { json.value(parent) } else { json.null() }
    json.member("arranged", box.isArranged)
    json.key("condition")
    if let condition = row.condition { json.value(condition) } else { json.null() }
    json.member("path", box.place.path)
    json.member("line", box.place.line)
    json.key("constraints")
    json.array { json in
      for text in row.constraints { json.value(text) }
    }
    json.key("settings")
    json.array { json in
      for setting in box.settings {
        json.object { json in
          json.member("member", setting.member)
          json.member("value", setting.value)
          json.member("data", setting.isData)
        }
      }
    }
  }
}
