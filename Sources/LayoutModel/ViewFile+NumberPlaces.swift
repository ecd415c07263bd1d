import SwiftSource

/// What a number of layout is handed to.
public enum NumberPlace: Equatable, Sendable {
  /// The `constant` of UIKit's own: of an anchor's `constraint`, of `NSLayoutConstraint`, of a constraint that is set.
  case constraint
  /// The `constant` of something that is no constraint.
  case otherConstant
  /// The file does not say, or it is no constant.
  case unknown
}

extension FactBuilder {
  /// What a number is handed to.
  public func place(of number: LayoutNumber) -> NumberPlace {
    let before = number.tokens.lowerBound - 1
    guard number.kind == .constant, before > 1 else { return .unknown }
    if tokens[before].kind == .colon { return place(ofArgument: before - 1) }
    guard tokens[before - 1].is(.constant),
      before == outline.statements[number.statement.index].assignment
    else { return .unknown }
    let start = outline.statements[number.statement.index].first
    let receiver = start..<max(start, before - 2)
    guard let type = statedType(of: receiver, in: block(of: number.statement.index)) else {
      return .unknown
    }
    return type == .constraint ? .constraint : .otherConstant
  }

  private func place(ofArgument label: Int) -> NumberPlace {
    switch tokens[label].layoutWord {
    case .constant, .equalToConstant, .greaterThanOrEqualToConstant, .lessThanOrEqualToConstant:
      break
    default: return .unknown
    }
    guard let call = call(withLabel: label), call.name > 0,
      !names.declaresFunction(named: call.name)
    else { return .unknown }
    if tokens[call.name].is(.NSLayoutConstraint) {
      return tokens[call.open + 1].is(.item) ? .constraint : .unknown
    }
    guard tokens[call.name].is(.constraint), tokens[call.name - 1].kind == .period else {
      return .unknown
    }
    return isAnchor(call.chainStart..<(call.name - 1), in: block(of: call.statement))
      ? .constraint : .unknown
  }

  /// Whether a path is an anchor's: by its last name, which no other value of the file has, or by its declaration.
  private func isAnchor(_ path: Range<Int>, in block: Int) -> Bool {
    guard let last = path.last else { return false }
    if let type = statedType(of: path, in: block) { return type == .anchor }
    guard !AnchorDialect.attribute(tokens[last]).isEmpty else { return false }
    return path.count > 1 || !names.isVariable(last, in: block)
  }

  /// The call that has an argument with this label.
  private func call(withLabel label: Int) -> Outline.Call? {
    var list = outline.lists.partitioningIndex { $0.open >= label } - 1
    for _ in 0..<Self.longestClimb {
      guard list >= 0 else { return nil }
      let current = outline.lists[list]
      // The list before the token may have closed.
      if outline.partner(of: current.open) > label {
        return current.call >= 0 ? outline.calls[current.call] : nil
      }
      list = current.outer
    }
    return nil
  }
}
