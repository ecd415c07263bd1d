import LayoutModel
import Semantics
import SwiftSource

/// Judges whether the positions of constraints that would change places have a meaning.
struct PlaceFreedom {
  let code: CodeFreedom
  /// The constraints, of one block.
  let members: [Constraint]
  private var file: ViewFile { code.file }

  /// Whether the positions of the elements have no meaning: in an array that UIKit activates, in a maker, in statements
  /// that activate.
  func freedom(of elements: [Lexemes]) -> Freedom {
    if case .list(let open) = members[0].block.kind { return freedom(ofList: file.code[open]) }
    if members[0].isMadeByLibrary { return freedomOfMaker() }
    return elements.lazy.map(freedom(ofStatement:)).min() ?? .free
  }

  private func freedom(ofList open: Lexeme) -> Freedom {
    let before = members[0].statement.tokens.prefix(before: open)
    if before.contains(where: { $0.is(.try) || $0.is(.await) }) { return .bound }
    return open.isActivatedArray(in: file) ? .free : .doubtful
  }

  private func freedom(ofStatement element: Lexemes) -> Freedom {
    guard let statement = element.first?.statement else { return .doubtful }
    if statement.kind == .assignment { return code.mayBuildResult ? .doubtful : .free }
    guard file.discardsValues(in: statement.block), let close = element.last,
      close.kind == .rightParen, let name = close.partner?.previous, let call = name.call,
      name.index >= element.startIndex
    else { return .doubtful }
    return call.activatesConstraints(in: file) || code.isActivation(name) ? .free : .doubtful
  }

  // MARK: - Makers

  /// Whether only the makers of libraries receive the constraints: some return them in the order of their creation.
  private func freedomOfMaker() -> Freedom {
    let own = members[0].statement.block
    for block in own.ancestors {
      switch block.kind {
      case .branch, .loop, .switchBody, .caseBody, .conditionalBranch: continue
      case .closure where file.isMaker(block):
        if let freedom = freedom(ofMaker: block.closure?.call) { return freedom }
      default:
        if case .code = members[0].block.kind { return .doubtful }
        return file.discardsValues(in: own) ? .free : .doubtful
      }
    }
    return .doubtful
  }

  /// Nil for a closure that changes its constraints and leaves the rest to the code around it.
  private func freedom(ofMaker call: Call?) -> Freedom? {
    guard let call, let name = call.name else { return .doubtful }
    return switch name.layoutWord?.resultOfMaker {
    case .nothing: .free
    // Of two constraints on one attribute, the last one determines the constant.
    case .changes: members.shareAttributes ? .doubtful : .free
    case .additions: nil
    case nil: ArrayPositions(file).mayRead(resultOf: call) ? .bound : .doubtful
    }
  }
}

extension [Constraint] {
  /// Whether two of them constrain the same attribute.
  var shareAttributes: Bool {
    var seen: LayoutAttributes = []
    return contains { constraint in
      defer { seen.formUnion(constraint.attributes) }
      return !seen.isDisjoint(with: constraint.attributes)
    }
  }
}

extension Lexeme {
  /// Whether an array literal is the argument of UIKit's own `activate` or `addConstraints`.
  func isActivatedArray(in file: ViewFile) -> Bool {
    guard kind == .leftBracket, let paren = previous, paren.kind == .leftParen,
      let call = callWithArgument, let close = paren.partner,
      partner?.next == close
    else { return false }
    return call.activatesConstraints(in: file)
  }
}

extension Call {
  fileprivate func activatesConstraints(in file: ViewFile) -> Bool {
    guard let name, !file.names.declaresFunction(named: name) else { return false }
    switch name.layoutWord {
    case .activate: return callee.count == 3 && chainStart.is(.NSLayoutConstraint)
    case .addConstraint, .addConstraints:
      guard name > chainStart else {
        return file.scopes.type(around: statement)?.isView ?? false
      }
      guard let receiver else { return false }
      return file.names.namesView(receiver, at: statement)
    default: return false
    }
  }
}
