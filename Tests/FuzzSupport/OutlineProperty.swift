import LayoutModel
import SwiftSource

/// The parts of an outline are inside the file and nested.
package final class OutlineProperty: Property {
  package static let name = "outline"
  package static let summary = "blocks, statements, declarations, calls and brackets nest"
  package static let longestInput = 4096
  package static var seeds: [Seed] { Seed.code }

  private let file = SourceFile()
  private let code = Code()

  package init() {}

  package func violation(in input: [UInt8]) -> String? {
    file.load(input)
    file.tokenize(LayoutVocabulary.shared)
    let problemCount = file.problems.count
    code.read(file)
    if file.hasBalancedBrackets, file.problems.count > problemCount {
      return "brackets without a partner that the tokenizer has taken for pairs"
    }
    return file.roundTripFailure ?? code.failure
  }
}

extension Code {
  /// The first violated invariant of the outline, whatever the code; nil if all hold.
  package var failure: String? { OutlineCheck(code: self).failure }
}

/// Checks an outline in linear time.
private struct OutlineCheck {
  let code: Code

  var failure: String? {
    linkFailure ?? blockFailure ?? statementFailure ?? declarationFailure ?? callFailure
      ?? listFailure
  }

  /// Whether a handle is one of those that the file has; true for none.
  private func exists(_ token: Lexeme?) -> Bool {
    token.map { code.tokens.indices.contains($0.index) } ?? true
  }

  private func exists(_ block: Block?) -> Bool {
    block.map { code.blocks.indices.contains($0.index) } ?? true
  }

  private func exists(_ statement: Statement?) -> Bool {
    statement.map { code.statements.indices.contains($0.index) } ?? true
  }

  private func exists(_ call: Call?) -> Bool {
    call.map { code.calls.indices.contains($0.index) } ?? true
  }

  private func isRange(_ tokens: Lexemes) -> Bool {
    tokens.startIndex >= 0 && tokens.endIndex <= code.tokens.count
  }

  // MARK: Brackets

  /// Linked brackets nest.
  private var linkFailure: String? {
    var open: [Lexeme] = []
    for token in code.tokens {
      guard token.kind == .leftParen || token.kind == .leftBracket || token.kind == .leftBrace,
        let partner = token.partner
      else { continue }
      guard partner > token, exists(partner) else {
        return "the bracket \(token.index) is linked to \(partner.index)"
      }
      guard partner.partner == token else { continue }
      while let last = open.last, last < token { open.removeLast() }
      if let outer = open.last, outer < partner { return "brackets cross at \(token.index)" }
      open.append(partner)
    }
    return nil
  }

  // MARK: Blocks

  /// Blocks are inside their parents and contain the statements that refer to them.
  private var blockFailure: String? {
    guard let file = code.blocks.first, file.kind == .file, file.parent == nil else {
      return "no block of the file"
    }
    var counts = [Int](repeating: 0, count: code.blocks.count)
    for statement in code.statements {
      guard exists(statement.block) else { return "statement \(statement.index)" }
      guard indices(statement.block).contains(statement.index) else {
        return "statement \(statement.index) is not among those of its block"
      }
      counts[statement.block.index] += 1
    }
    for block in code.blocks {
      let isOpen = block.open.map { $0 < block.close } ?? (block == file)
      guard isOpen, exists(block.open), exists(block.close), exists(block.owner) else {
        return "block \(block.index)"
      }
      guard block.count == counts[block.index] else { return "count of block \(block.index)" }
      let list = Array(block.statements)
      guard list.count == block.count, list.allSatisfy({ $0.block == block }) else {
        return "list of block \(block.index)"
      }
      let inside = indices(block)
      guard inside.upperBound <= code.statements.count else {
        return "range of block \(block.index)"
      }
      guard let parent = block.parent else { continue }
      let outside = indices(parent)
      guard parent.index < block.index,
        parent.open.map({ open in block.open.map { open < $0 } ?? false }) ?? true,
        block.close <= parent.close,
        inside.isEmpty
          || outside.contains(inside.lowerBound) && inside.upperBound <= outside.upperBound
      else { return "block \(block.index) is not inside its parent" }
    }
    return nil
  }

  /// The indices of the statements in a block and in blocks inside it.
  private func indices(_ block: Block) -> Range<Int> {
    let statements = block.statementsOnAllLevels
    guard let first = statements.first, let last = statements.last else { return 0..<0 }
    return first.index..<(last.index + 1)
  }

  // MARK: Statements and declarations

  private var statementFailure: String? {
    var last = code[0]
    for statement in code.statements {
      let block = statement.block
      guard statement.first >= last, statement.end >= statement.first,
        statement.end.index <= code.tokens.count,
        block.open.map({ statement.first > $0 }) ?? true,
        statement.end.index <= block.close.index + 1, exists(statement.assignment),
        statement.declaration.map({ code.declarations.indices.contains($0.index) }) ?? true
      else { return "statement \(statement.index)" }
      if let next = statement.next {
        guard next > statement, exists(next), next.block == block, next.first >= statement.end
        else { return "what follows statement \(statement.index)" }
      }
      last = statement.first
    }
    return nil
  }

  private var declarationFailure: String? {
    for declaration in code.declarations {
      guard exists(declaration.name), exists(declaration.keyword),
        exists(declaration.parameters?.open), isRange(declaration.type),
        declaration.value.map(isRange) ?? true, exists(declaration.body),
        exists(declaration.block), exists(declaration.statement)
      else { return "declaration \(declaration.index)" }
      if let open = declaration.body?.open, open < declaration.keyword {
        return "the body of declaration \(declaration.index)"
      }
    }
    return nil
  }

  // MARK: Calls

  private var callFailure: String? {
    for call in code.calls {
      let (open, closure) = (call.arguments?.open, call.trailingClosure)
      guard exists(call.chainStart), exists(call.last), call.chainStart <= call.last,
        exists(call.name), exists(open), exists(closure?.open),
        call.list.map({ code.lists.indices.contains($0.index) }) ?? true,
        call.name.map({ call.chainStart <= $0 && $0 <= call.last }) ?? true,
        open.map({ call.head <= $0 && $0 != call.name && $0 <= call.last }) ?? true
      else { return "call \(call.index)" }
      if let name = call.name, name.call != call { return "the name of call \(call.index)" }
      for argument in call.arguments?.map(\.value) ?? [] where !isRange(argument) {
        return "an argument of call \(call.index)"
      }
    }
    for closure in code.closures {
      guard exists(closure.open), isRange(closure.signature), exists(closure.body),
        exists(closure.call)
      else { return "closure \(closure.index)" }
    }
    return nil
  }

  private var listFailure: String? {
    var last: Lexeme?
    for list in code.lists {
      guard exists(list.open), last.map({ list.open > $0 }) ?? true,
        list.outer.map({ $0.index < list.index }) ?? true, exists(list.call),
        exists(list.chainStart), list.chainStart <= list.open, exists(list.statement)
      else { return "list \(list.index)" }
      last = list.open
    }
    for directive in code.directives where !exists(directive) { return "a directive" }
    return nil
  }
}
