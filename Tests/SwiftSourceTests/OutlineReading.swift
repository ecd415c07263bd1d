import FuzzSupport
import SwiftSource

/// The outline of some code, as text that a test can compare.
struct OutlineReading: ~Copyable {
  let source: SourceFile
  let outline: Outline

  init(_ code: String) { self.init(Array(code.utf8)) }

  init(_ bytes: [UInt8]) {
    source = SourceFile(bytes)
    var outline = Outline()
    outline.read(source)
    self.outline = outline
  }

  /// The statements, one a line, those of a block indented below: `kind: text`. In the text each block is replaced by
  /// `{kind}`.
  var statements: String {
    var lines: [String] = []
    add(block: 0, indent: "", to: &lines)
    return lines.joined(separator: "\n")
  }

  private func add(block: Int, indent: String, to lines: inout [String]) {
    for statement in outline.statements(of: block) {
      let current = outline.statements[statement]
      lines.append("\(indent)\(current.kind): \(text(current.first..<current.end))")
      for child in outline.blocks.indices where outline.blocks[child].owner == statement {
        add(block: child, indent: indent + "  ", to: &lines)
      }
    }
  }

  /// The text of some tokens with white space collapsed and blocks folded.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      let token = source.tokens[index]
      if !text.isEmpty, token.flags.contains(.spaceBefore) { text += " " }
      if let block = outline.blocks.first(where: { $0.open == index }), block.close > index {
        // A block without braces ends before the next label or directive.
        let hasBraces = token.kind == .leftBrace
        text += hasBraces ? "{\(block.kind)}" : "\(source.text(token)){\(block.kind)}"
        index = hasBraces ? block.close + 1 : block.close
        continue
      }
      text += source.text(token)
      index += 1
    }
    return text
  }

  /// The calls, one a line: chain start and name, labels and values of the arguments, and whether there is a trailing
  /// closure.
  var calls: [String] {
    outline.calls.map { call in
      var text =
        call.chainStart == call.name ? "" : source.text(source.tokens[call.chainStart]) + " … "
      text += call.name >= 0 ? source.text(source.tokens[call.name]) : "-"
      if call.open >= 0 {
        let arguments = outline.arguments(call.open, source.tokens).map { argument in
          let label = argument.label >= 0 ? source.text(source.tokens[argument.label]) + ": " : ""
          return label + self.text(argument.value)
        }
        text += "(\(arguments.joined(separator: ", ")))"
      }
      if call.trailingClosure >= 0 { text += " {}" }
      return text
    }
  }

  /// The declarations, one a line: kind, name, `: type`, `= value`, and `{kind of body}`.
  var declarations: [String] {
    outline.declarations.map { declaration in
      var text = "\(declaration.kind)"
      if declaration.name >= 0 { text += " " + source.text(source.tokens[declaration.name]) }
      if declaration.parameters >= 0 {
        let end = outline.partner(of: declaration.parameters)
        text += self.text(declaration.parameters..<(end + 1))
      }
      if !declaration.type.isEmpty { text += ": " + self.text(declaration.type) }
      if !declaration.value.isEmpty { text += " = " + self.text(declaration.value) }
      if declaration.body >= 0 { text += " {\(outline.blocks[declaration.body].kind)}" }
      return text
    }
  }

  /// The closures, one a line: the signature and the name of the call that they belong to.
  var closures: [String] {
    outline.closures.map { closure in
      let call = closure.call >= 0 ? outline.calls[closure.call].name : -1
      let owner = call >= 0 ? source.text(source.tokens[call]) : "-"
      return "\(owner): \(text(closure.signature))"
    }
  }

  /// The unmatched brackets.
  var problems: [String] {
    source.problems.map { "\($0.kind) \($0.start)" }
  }

  /// The first violated invariant of the outline, whatever the code; nil if all hold.
  var invariantFailure: String? { outline.failure(in: source) }
}
