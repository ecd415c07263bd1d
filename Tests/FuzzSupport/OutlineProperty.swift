import LayoutModel
import SwiftSource

/// The parts of an outline are inside the file and nested.
package final class OutlineProperty: Property {
  package static let name = "outline"
  package static let summary = "blocks, statements, declarations, calls and brackets nest"
  package static let longestInput = 4096
  package static var seeds: [Seed] { Seed.swift }

  private let file = SourceFile()
  private var outline = Outline()

  package init() {}

  package func violation(in input: [UInt8]) -> String? {
    file.load(input)
    file.tokenize(LayoutVocabulary.shared)
    let problemCount = file.problems.count
    outline.read(file)
    if file.hasBalancedBrackets, file.problems.count > problemCount {
      return "brackets without a partner that the tokenizer has taken for pairs"
    }
    return file.roundTripFailure ?? outline.failure(in: file)
  }
}

extension Outline {
  /// The first violated invariant of the outline, whatever the code; nil if all hold.
  package func failure(in source: SourceFile) -> String? {
    withUnsafePointer(to: self) { OutlineCheck(outline: $0, tokens: source.tokens).failure }
  }
}

/// Checks an outline in linear time.
private struct OutlineCheck {
  let outline: UnsafePointer<Outline>
  let tokens: UnsafeBufferPointer<Token>

  var failure: String? {
    linkFailure ?? blockFailure ?? statementFailure ?? declarationFailure ?? callFailure
      ?? listFailure
  }

  private func isToken(_ index: Int) -> Bool { tokens.indices.contains(index) }

  private func isTokenOrNone(_ index: Int) -> Bool { index == -1 || isToken(index) }

  private func isRange(_ range: Range<Int>) -> Bool {
    range.lowerBound >= 0 && range.upperBound <= tokens.count
  }

  // MARK: Brackets

  /// Linked brackets nest.
  private var linkFailure: String? {
    guard outline.pointee.links.count == tokens.count else { return "not a link for each token" }
    var open: [Int] = []
    for (index, link) in outline.pointee.links.enumerated() {
      let kind = tokens[index].kind
      guard kind == .leftParen || kind == .leftBracket || kind == .leftBrace else { continue }
      let partner = Int(link)
      guard partner == -1 || (partner > index && isToken(partner)) else {
        return "the bracket \(index) is linked to \(partner)"
      }
      guard partner >= 0, Int(outline.pointee.links[partner]) == index else { continue }
      while let last = open.last, last < index { open.removeLast() }
      if let outer = open.last, outer < partner { return "brackets cross at \(index)" }
      open.append(partner)
    }
    return nil
  }

  // MARK: Blocks

  /// Blocks are inside their parents and contain the statements that refer to them.
  private var blockFailure: String? {
    guard let file = outline.pointee.blocks.first, file.kind == .file, file.parent == -1 else {
      return "no block of the file"
    }
    var counts = [Int](repeating: 0, count: outline.pointee.blocks.count)
    for (index, statement) in outline.pointee.statements.enumerated() {
      guard outline.pointee.blocks.indices.contains(statement.block) else {
        return "statement \(index)"
      }
      guard outline.pointee.blocks[statement.block].statements.contains(index) else {
        return "statement \(index) is not among those of its block"
      }
      counts[statement.block] += 1
    }
    for (index, block) in outline.pointee.blocks.enumerated() {
      guard block.parent < index, block.open < block.close || index == 0, isToken(block.close),
        block.owner < outline.pointee.statements.count
      else { return "block \(index): \(block)" }
      guard block.count == counts[index] else { return "count of block \(index)" }
      let list = Array(outline.pointee.statements(of: index))
      guard list.count == block.count,
        list.allSatisfy({ outline.pointee.statements[$0].block == index })
      else { return "list of block \(index)" }
      guard block.statements.upperBound <= outline.pointee.statements.count else {
        return "range of block \(index)"
      }
      guard block.parent >= 0 else { continue }
      let parent = outline.pointee.blocks[block.parent]
      guard parent.open < block.open, block.close <= parent.close,
        block.statements.isEmpty
          || parent.statements.contains(block.statements.lowerBound)
            && block.statements.upperBound <= parent.statements.upperBound
      else { return "block \(index) is not inside its parent: \(block) in \(parent)" }
    }
    return nil
  }

  // MARK: Statements and declarations

  private var statementFailure: String? {
    var last = -1
    for (index, statement) in outline.pointee.statements.enumerated() {
      let block = outline.pointee.blocks[statement.block]
      guard statement.first >= last, statement.end >= statement.first,
        statement.end <= tokens.count, statement.first > block.open,
        statement.end <= block.close + 1, isTokenOrNone(statement.assignment),
        statement.declaration < outline.pointee.declarations.count
      else { return "statement \(index): \(statement) in \(block)" }
      if statement.next >= 0 {
        guard statement.next > index, statement.next < outline.pointee.statements.count,
          outline.pointee.statements[statement.next].block == statement.block,
          outline.pointee.statements[statement.next].first >= statement.end
        else { return "what follows statement \(index)" }
      }
      last = statement.first
    }
    return nil
  }

  private var declarationFailure: String? {
    for (index, declaration) in outline.pointee.declarations.enumerated() {
      guard isTokenOrNone(declaration.name), isToken(declaration.keyword),
        isTokenOrNone(declaration.parameters), isRange(declaration.type),
        isRange(declaration.value), declaration.body < outline.pointee.blocks.count,
        outline.pointee.blocks.indices.contains(declaration.block),
        outline.pointee.statements.indices.contains(declaration.statement)
      else { return "declaration \(index): \(declaration)" }
      if declaration.body > 0, outline.pointee.blocks[declaration.body].open < declaration.keyword {
        return "the body of declaration \(index)"
      }
    }
    return nil
  }

  // MARK: Calls

  private var callFailure: String? {
    for (index, call) in outline.pointee.calls.enumerated() {
      guard isToken(call.chainStart), isToken(call.end), call.chainStart <= call.end,
        isTokenOrNone(call.name), isTokenOrNone(call.open),
        isTokenOrNone(call.trailingClosure), call.list < outline.pointee.lists.count,
        call.name < 0 || (call.chainStart <= call.name && call.name <= call.end),
        call.open < 0 || (call.name < call.open && call.open <= call.end)
      else { return "call \(index): \(call)" }
      if call.name >= 0, outline.pointee.call(named: call.name) == nil {
        return "the name of call \(index)"
      }
      if call.open >= 0 {
        for argument in outline.pointee.arguments(call.open, tokens) where !isRange(argument.value)
        {
          return "an argument of call \(index)"
        }
      }
    }
    for (index, closure) in outline.pointee.closures.enumerated() {
      guard isToken(closure.open), isRange(closure.signature),
        outline.pointee.blocks.indices.contains(closure.block),
        closure.call < outline.pointee.calls.count
      else { return "closure \(index): \(closure)" }
    }
    return nil
  }

  private var listFailure: String? {
    var last = -1
    for (index, list) in outline.pointee.lists.enumerated() {
      guard isToken(list.open), list.open > last, list.outer < index,
        list.call < outline.pointee.calls.count, isToken(list.chainStart),
        list.chainStart <= list.open,
        list.statement < outline.pointee.statements.count
      else { return "list \(index): \(list)" }
      last = list.open
    }
    for directive in outline.pointee.directives where !isToken(directive) { return "a directive" }
    return nil
  }
}
