import LayoutModel
import SwiftSource

/// The local constraints of a file that have a name only to get a priority.
struct PriorityLocals {
  /// One local.
  struct Local {
    /// The token of the name where it is declared.
    var name: Int
    var declaration: Int
    /// The tokens of the constraint.
    var value: Range<Int>
    /// The tokens of the priority.
    var priority: Range<Int>
    /// The statement that sets the priority.
    var setting: Int
    /// The token of the other use.
    var use: Int
    /// The statement of the other use, in the block of the declaration.
    var user: Int
  }

  /// A constraint that is the value of a local, and where the local's name stands.
  private struct Candidate {
    var declaration: Int
    var value: Range<Int>
    /// The token that ends the block.
    var end: Int
    var uses: [Int] = []
  }

  /// In source order.
  private(set) var found: [Local] = []
  private let file: ViewFile
  private var candidates: [Candidate] = []

  init(in file: ViewFile) {
    self.file = file
    readCandidates()
    guard !candidates.isEmpty else { return }
    readUses()
    found = candidates.compactMap(local)
  }

  private mutating func readCandidates() {
    for constraint in file.constraints where constraint.container == .stored {
      let statement = file.outline.statements[constraint.statement.index]
      guard statement.kind == .property, statement.declaration >= 0,
        file.scopes.isInFunction(constraint.statement.index), constraint.priority.isEmpty
      else { continue }
      let declaration = file.outline.declarations[statement.declaration]
      guard declaration.name >= 0, declaration.value == constraint.tokens,
        declaration.value.upperBound == statement.end
      else { continue }
      candidates.append(
        Candidate(
          declaration: statement.declaration, value: constraint.tokens,
          end: file.outline.blocks[statement.block].close))
    }
  }

  /// Finds for each name the local that it means: the last one declared before it whose block has not ended. One pass
  /// over the tokens behind the first local.
  private mutating func readUses() {
    var open: [UInt64: [Int]] = [:]
    var next = 0
    for token in candidates[0].value.upperBound..<file.tokens.count {
      while next < candidates.count, candidates[next].value.upperBound <= token {
        let name = file.outline.declarations[candidates[next].declaration].name
        open[file.names.key(name), default: []].append(next)
        next += 1
      }
      guard file.tokens[token].kind == .identifier, file.tokens[token - 1].kind != .period,
        !open.isEmpty
      else { continue }
      let key = file.names.key(token)
      while let last = open[key]?.last {
        if candidates[last].end > token {
          // More than two uses are as good as any number.
          if candidates[last].uses.count < 3 { candidates[last].uses.append(token) }
          break
        }
        open[key]?.removeLast()
      }
    }
  }

  private func local(_ candidate: Candidate) -> Local? {
    guard candidate.uses.count == 2 else { return nil }
    let declaration = file.outline.declarations[candidate.declaration]
    let settings = candidate.uses.map(setting)
    guard settings.contains(nil), let position = settings.firstIndex(where: { $0 != nil }),
      let setting = settings[position],
      file.block(of: setting) == declaration.block
    else { return nil }
    let use = candidate.uses[1 - position]
    guard let user = file.statement(around: use), file.block(of: user) == declaration.block,
      isWhole(use, in: file.outline.statements[user])
    else { return nil }
    let statement = file.outline.statements[setting]
    return Local(
      name: declaration.name, declaration: candidate.declaration, value: candidate.value,
      priority: (statement.assignment + 1)..<statement.end, setting: setting, use: use, user: user)
  }

  /// The statement that is `name.priority = …`.
  private func setting(_ name: Int) -> Int? {
    guard file.tokens[name + 1].kind == .period, file.tokens[name + 2].is(.priority),
      file.tokens[name + 3].kind == .equal, let index = file.statement(around: name),
      file.outline.statements[index].first == name
    else { return nil }
    return index
  }

  /// Whether a name is activated, or handed on as it is: an element, an argument, a value or a result.
  private func isWhole(_ name: Int, in statement: Outline.Statement) -> Bool {
    let next = file.tokens[name + 1].kind
    if statement.first == name {
      return next == .period && file.tokens[name + 2].is(.isActive)
        && statement.assignment == name + 3 && statement.end == name + 5
        && file.tokens[name + 4].is(Keyword.true)
    }
    switch file.tokens[name - 1].kind {
    case .leftBracket, .leftParen, .comma, .equal: break
    case .colon: if next == .colon { return false }
    case .keyword where file.tokens[name - 1].is(.return): break
    default: return false
    }
    return next == .comma || next == .rightBracket || next == .rightParen
      || statement.end == name + 1
  }
}
