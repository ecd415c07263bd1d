import LayoutModel
import SwiftSource

/// Judges constraints that would change places: whether their positions have a meaning.
struct PlaceFreedom {
  private let code: CodeFreedom
  private let members: [Constraint]
  private var file: ViewFile { code.file }

  /// - Parameter members: the constraints, of one block.
  init(_ code: CodeFreedom, _ members: [Constraint]) {
    self.code = code
    self.members = members
  }

  /// Whether elements stand where their positions have no meaning: in an array that UIKit activates, in a maker, in
  /// statements that activate.
  func freedom(of elements: [Lexemes]) -> Freedom {
    if case .list(let open) = members[0].block.kind { return freedom(ofList: file.code[open]) }
    if members[0].isMadeByLibrary { return freedomOfMaker() }
    return elements.lazy.map(freedom(ofStatement:)).min() ?? .free
  }

  private func freedom(ofList open: Lexeme) -> Freedom {
    let before = members[0].statement.tokens.prefix(before: open).suffix(Self.mostTokensBefore)
    if before.contains(where: { $0.is(.try) || $0.is(.await) }) { return .bound }
    return file.isActivated(array: open) ? .free : .doubtful
  }

  /// A statement is not searched further back than this.
  private static let mostTokensBefore = 64

  private func freedom(ofStatement element: Lexemes) -> Freedom {
    guard let statement = element.first?.statement else { return .doubtful }
    // No result builder takes an assignment.
    if statement.kind == .assignment { return .free }
    guard DiscardedValues.areDiscarded(in: statement.block, of: file), let close = element.last,
      close.kind == .rightParen, let name = close.partner?.previous, let call = name.call,
      name.index >= element.startIndex
    else { return .doubtful }
    return file.activates(call) || code.isActivation(name) ? .free : .doubtful
  }

  // MARK: - Makers

  /// Whether nothing but the makers of libraries gets the constraints: some hand them back, in the order that they were
  /// made in.
  private func freedomOfMaker() -> Freedom {
    let own = members[0].statement.block
    for block in own.ancestors.prefix(Self.deepestMaker) {
      switch block.kind {
      case .branch, .loop, .switchBody, .caseBody, .conditionalBranch: continue
      case .closure where file.makerBlocks.contains(block.index):
        if let freedom = freedom(ofMaker: block.closure?.call) { return freedom }
      default:
        if case .code = members[0].block.kind { return .doubtful }
        return DiscardedValues.areDiscarded(in: own, of: file) ? .free : .doubtful
      }
    }
    return .doubtful
  }

  private static let deepestMaker = 16

  /// Nil for a closure that changes what it makes and leaves the rest to the code around it.
  private func freedom(ofMaker call: Call?) -> Freedom? {
    guard let call, let name = call.name else { return .doubtful }
    return switch name.layoutWord?.resultOfMaker {
    case .nothing: .free
    // Of two constraints on one attribute the last one sets the constant.
    case .changes: members.shareAttributes ? .doubtful : .free
    case .additions: nil
    case nil: ArrayPositions(file).mayRead(resultOf: call) ? .bound : .doubtful
    }
  }
}

extension [Constraint] {
  /// Whether two of them are about one attribute.
  var shareAttributes: Bool {
    var seen: LayoutAttributes = []
    return contains { constraint in
      defer { seen.formUnion(constraint.attributes) }
      return !seen.isDisjoint(with: constraint.attributes)
    }
  }
}

extension ViewFile {
  /// Whether an array literal is itself what UIKit's own `activate` or `addConstraints` is called with.
  func isActivated(array open: Lexeme) -> Bool {
    guard open.kind == .leftBracket, let paren = open.previous, paren.kind == .leftParen,
      let call = names.call(withArgument: open), let close = paren.partner,
      open.partner?.next == close
    else { return false }
    return activates(call)
  }

  /// Whether a call is `NSLayoutConstraint.activate(…)`, or adds constraints to a view.
  fileprivate func activates(_ call: Call) -> Bool {
    guard let name = call.name, !names.declaresFunction(named: name.index) else { return false }
    switch name.layoutWord {
    case .activate: return call.callee.count == 3 && call.chainStart.is(.NSLayoutConstraint)
    case .addConstraint, .addConstraints:
      guard name > call.chainStart else {
        return scopes.type(around: call.statement)?.isView ?? false
      }
      guard let receiver = call.receiver else { return false }
      return names.namesView(receiver.indices, at: call.statement.index)
    default: return false
    }
  }
}
