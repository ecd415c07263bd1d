import LayoutModel
import SwiftSource

private enum DiscardedValues {}
private enum Results {}

extension ViewFile {
  /// Whether the code of a block certainly discards the values of its statements, and builds no result from them.
  package func discardsValues(in block: Block) -> Bool {
    answer(for: DiscardedValues.self, about: block.key) { $0.findDiscarded(in: block) }
  }

  private func findDiscarded(in block: Block) -> Bool {
    // A single statement may be the value of the function, of the closure or of an `if` around it.
    var isAlone = block.count == 1
    for block in block.ancestors {
      switch block.kind {
      case .functionBody: return !block.givesResult || (!isAlone && returnsOrAssigns(block))
      case .closure: return !isAlone && isPlain(block)
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
  private func isPlain(_ closure: Block) -> Bool {
    if isMaker(closure) || closure.close.next?.kind == .leftParen
      || returnsOrAssigns(closure)
    {
      return true
    }
    guard let name = closure.closure?.call?.name else { return false }
    return name.is(.forEach) || name == "animate" || name == "performWithoutAnimation"
      || name == "async" || name == "then"
  }

  private func returnsOrAssigns(_ block: Block) -> Bool {
    answer(for: Results.self, about: block.key) { _ in
      block.statements.contains { $0.kind == .assignment || $0.kind == .transfer }
    }
  }
}

extension Block {
  fileprivate var givesResult: Bool {
    guard let declaration else { return true }
    switch declaration.kind {
    case .initializer, .deinitializer: return false
    case .function: break
    case .accessor:
      // An accessor without a name is an implicit getter.
      guard let name = declaration.name else { return true }
      return !(name.is(.didSet) || name.is(.willSet) || name.is(.set))
    default: return true
    }
    guard let type = declaration.result?.first else { return false }
    return !(type.kind == .leftParen && type.next?.kind == .rightParen) && type != "Void"
  }
}
