import LayoutModel
import LintEngine
import SwiftSource

// What has to hold so that elements can change places and the program stays the same.
extension ConstraintReordering {
  private var tokens: UnsafeBufferPointer<Token> { file.tokens }

  /// Whether nothing depends on the order of the elements.
  func freedom(of elements: ArraySlice<MovableElement>) -> Freedom {
    if isFrame(members[0]) { return freedom(ofFrames: elements) }
    var freedom = freedomOfPlaces(elements)
    for element in elements where freedom > .bound {
      freedom = min(
        freedom,
        code.freedom(of: element.tokens, from: elements[elements.startIndex].tokens.lowerBound))
    }
    return freedom
  }

  /// What judges the code of the elements.
  var code: CodeFreedom { CodeFreedom(file: file, first: members[0]) }

  /// Whether elements stand where their positions have no meaning: in an array that UIKit activates, in a maker, in
  /// statements that activate.
  func freedomOfPlaces(_ elements: ArraySlice<MovableElement>) -> Freedom {
    if case .list(let open) = members[0].block.kind { return freedom(ofList: open) }
    if members[0].container == .maker { return freedomOfMaker() }
    return elements.lazy.map { freedom(ofStatement: $0.tokens) }.min() ?? .free
  }

  // MARK: - Arrays

  private func freedom(ofList open: Int) -> Freedom {
    let start = file.outline.statements[members[0].statement.index].first
    let mayLeave = (max(start, open - Self.mostTokensBefore)..<open).contains {
      tokens[$0].is(.try) || tokens[$0].is(.await)
    }
    if mayLeave { return .bound }
    return isActivated(array: open) ? .free : .doubtful
  }

  /// A statement is not searched further back than this.
  private static let mostTokensBefore = 64

  /// Whether an array literal is itself what UIKit's own `activate` or `addConstraints` is called with.
  func isActivated(array open: Int) -> Bool {
    guard tokens[open].kind == .leftBracket, open > 0, tokens[open - 1].kind == .leftParen,
      let index = file.facts.call(withArgument: open),
      file.outline.partner(of: open) + 1 == file.outline.partner(of: open - 1)
    else { return false }
    return activates(file.outline.calls[index])
  }

  /// Whether a call is `NSLayoutConstraint.activate(…)`, or adds constraints to a view.
  private func activates(_ call: Outline.Call) -> Bool {
    guard call.name >= 0, !file.names.declaresFunction(named: call.name) else { return false }
    switch tokens[call.name].layoutWord {
    case .activate:
      return call.name == call.chainStart + 2 && tokens[call.chainStart].is(.NSLayoutConstraint)
    case .addConstraint, .addConstraints:
      guard call.name > call.chainStart else {
        return file.scopes.type(around: call.statement)?.isView ?? false
      }
      return file.names.namesView(call.chainStart..<(call.name - 1), at: call.statement)
    default: return false
    }
  }

  // MARK: - Statements

  private func freedom(ofStatement element: Range<Int>) -> Freedom {
    guard let index = file.statement(around: element.lowerBound) else { return .doubtful }
    let statement = file.outline.statements[index]
    // No result builder takes an assignment.
    if statement.kind == .assignment { return .free }
    guard file.facts.discardsValues(ofBlock: statement.block), let call = lastCall(of: element)
    else {
      return .doubtful
    }
    return activates(call) || code.isActivation(call.name) ? .free : .doubtful
  }

  /// The call that ends a statement, if it has parentheses.
  private func lastCall(of element: Range<Int>) -> Outline.Call? {
    let close = element.upperBound - 1
    guard tokens[close].kind == .rightParen else { return nil }
    let name = file.outline.partner(of: close) - 1
    guard name >= element.lowerBound else { return nil }
    return file.outline.call(named: name).map { file.outline.calls[$0] }
  }

  // MARK: - Makers

  /// Whether nothing but the makers of libraries gets the constraints: some hand them back, in the order that they were
  /// made in.
  private func freedomOfMaker() -> Freedom {
    let own = file.block(of: members[0].statement.index)
    var block = own
    for _ in 0..<Self.deepestMaker {
      let current = file.outline.blocks[block]
      switch current.kind {
      case .branch, .loop, .switchBody, .caseBody, .conditionalBranch: block = current.parent
      case .closure where file.makerBlocks.contains(block):
        let call = file.outline.closures[current.subject].call
        if let freedom = freedom(ofMaker: call) { return freedom }
        block = current.parent
      default:
        if case .code = members[0].block.kind { return .doubtful }
        return file.facts.discardsValues(ofBlock: own) ? .free : .doubtful
      }
    }
    return .doubtful
  }

  private static let deepestMaker = 16

  /// Nil for a closure that changes what it makes and leaves the rest to the code around it.
  private func freedom(ofMaker call: Int) -> Freedom? {
    guard call >= 0, file.outline.calls[call].name >= 0 else { return .doubtful }
    switch tokens[file.outline.calls[call].name].layoutWord {
    case .makeConstraints, .remakeConstraints, .snp_makeConstraints, .snp_remakeConstraints,
      .constrain:
      return .free
    case .updateConstraints, .snp_updateConstraints:
      // Of two constraints on one attribute the last one sets the constant.
      return sharesAttributes ? .doubtful : .free
    case .autoSetPriority, .autoSetIdentifier: return nil
    default: return file.facts.mayReadPositions(ofCall: call) ? .bound : .doubtful
    }
  }

  /// Whether two of the members are about one attribute.
  var sharesAttributes: Bool {
    var seen: LayoutAttributes = []
    return members.contains { member in
      defer { seen.formUnion(member.attributes) }
      return !seen.isDisjoint(with: member.attributes)
    }
  }
}
