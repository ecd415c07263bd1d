import FuzzSupport
import SwiftSource

/// The outline of some code, as text that a test can compare.
struct OutlineReading {
  let source: SourceFile
  let code = Code()

  init(_ code: String) { self.init(Array(code.utf8)) }

  init(_ bytes: [UInt8]) {
    source = SourceFile(bytes)
    code.read(source)
  }

  /// The statements, one a line, those of a block indented below: `kind: text`. In the text each block is replaced by
  /// `{kind}`.
  var statements: String {
    var lines: [String] = []
    add(code.file, indent: "", to: &lines)
    return lines.joined(separator: "\n")
  }

  private func add(_ block: Block, indent: String, to lines: inout [String]) {
    for statement in block.statements {
      lines.append("\(indent)\(statement.kind): \(text(statement.tokens))")
      for child in code.blocks where child.owner == statement {
        add(child, indent: indent + "  ", to: &lines)
      }
    }
  }

  /// The text of some tokens with white space collapsed and blocks folded.
  func text(_ tokens: Lexemes) -> String {
    var text = ""
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = code[index]
      if !text.isEmpty, token.hasSpaceBefore { text += " " }
      if let block = code.blocks.first(where: { $0.open == token }), block.close > token {
        // A block without braces ends before the next label or directive.
        let hasBraces = token.kind == .leftBrace
        text += hasBraces ? "{\(block.kind)}" : "\(token.text){\(block.kind)}"
        index = hasBraces ? block.close.index + 1 : block.close.index
        continue
      }
      text += token.text
      index += 1
    }
    return text
  }

  /// The calls, one a line: chain start and name, labels and values of the arguments, and whether there is a trailing
  /// closure.
  var calls: [String] {
    code.calls.map { call in
      var text = call.chainStart == call.name ? "" : call.chainStart.text + " … "
      text += call.name?.text ?? "-"
      if let arguments = call.arguments {
        let arguments = arguments.map { argument in
          (argument.label.map { $0.text + ": " } ?? "") + self.text(argument.value)
        }
        text += "(\(arguments.joined(separator: ", ")))"
      }
      if call.trailingClosure != nil { text += " {}" }
      return text
    }
  }

  /// The declarations, one a line: kind, name, `: type`, `= value`, and `{kind of body}`.
  var declarations: [String] {
    code.declarations.map { declaration in
      var text = "\(declaration.kind)"
      if let name = declaration.name { text += " " + name.text }
      if let parameters = declaration.parameters {
        text += self.text(parameters.open.through(parameters.close))
      }
      if !declaration.type.isEmpty { text += ": " + self.text(declaration.type) }
      if let value = declaration.value { text += " = " + self.text(value) }
      if let body = declaration.body { text += " {\(body.kind)}" }
      return text
    }
  }

  /// The closures, one a line: the signature and the name of the call that they belong to.
  var closures: [String] {
    code.closures.map { "\($0.call?.name?.text ?? "-"): \(text($0.signature))" }
  }

  /// The unmatched brackets.
  var problems: [String] {
    source.problems.map { "\($0.kind) \($0.start)" }
  }

  /// The first violated invariant of the outline, whatever the code; nil if all hold.
  var invariantFailure: String? { code.failure }
}
