import LayoutModel
import SwiftSource

/// The blocks of code that certainly discard the values of their statements, and build no result from them; each is
/// examined once.
package final class DiscardedValues {
  private var known: [Block: Bool] = [:]
  /// The blocks that were searched for a `return` or an assignment, on behalf of a block inside them.
  private var returning: [Block: Bool] = [:]

  /// Whether the value of a statement in a block is discarded.
  package static func areDiscarded(in block: Block, of file: ViewFile) -> Bool {
    let values = file.memoized { _ in DiscardedValues() }
    if let answer = values.known[block] { return answer }
    let answer = values.find(block, file)
    values.known[block] = answer
    return answer
  }

  private func find(_ block: Block, _ file: ViewFile) -> Bool {
    // A single statement may be the value of the function, of the closure or of an `if` around it.
    var isAlone = block.count == 1
    for block in block.ancestors {
      switch block.kind {
      case .functionBody: return !block.givesResult || (!isAlone && returnsOrAssigns(block))
      case .closure: return !isAlone && isPlain(block, file)
      case .branch, .caseBody, .conditionalBranch:
        switch block.owner?.kind {
        case .property, .assignment, .transfer: return false
        default: isAlone = isAlone && block.parent?.count == 1
        }
      case .switchBody: continue
      case .loop: isAlone = false
      case .file, .typeBody, .accessors: return false
      }
    }
    return false
  }

  /// A closure may be a result builder, where each statement adds to the result. A closure that is called in place,
  /// that runs for each element or later, or that contains statements which no builder accepts, is not a builder.
  private func isPlain(_ closure: Block, _ file: ViewFile) -> Bool {
    if file.isMaker(closure) || closure.close.next?.kind == .leftParen
      || returnsOrAssigns(closure)
    {
      return true
    }
    guard let name = closure.closure?.call?.name else { return false }
    return name.is(.forEach) || name == "animate" || name == "performWithoutAnimation"
      || name == "async" || name == "then"
  }

  private func returnsOrAssigns(_ block: Block) -> Bool {
    if let answer = returning[block] { return answer }
    let answer = block.statements.contains { $0.kind == .assignment || $0.kind == .transfer }
    returning[block] = answer
    return answer
  }
}

extension Block {
  fileprivate var givesResult: Bool {
    guard let declaration, let open else { return true }
    switch declaration.kind {
    case .initializer, .deinitializer: return false
    case .function: break
    case .accessor:
      // An accessor without a name is an implicit getter.
      guard let name = declaration.name else { return true }
      return !(name.is(.didSet) || name.is(.willSet) || name.is(.set))
    default: return true
    }
    guard let close = declaration.parameters?.open.partner, close < open else { return true }
    let arrow = close.through(open).first { $0.kind == .arrow }
    guard let type = arrow?.next else { return false }
    return !(type.kind == .leftParen && type.next?.kind == .rightParen) && type != "Void"
  }
}
