import LayoutModel
import LayoutSolver
import SwiftSource

extension Constraint {
  /// What two equal constraints have in common: the view, the requirement and, where an array may be one of several,
  /// the array. Nil for a constraint of a view that the text does not tell apart, and for a very long one, which may hold
  /// many others.
  func meaning(in file: ViewFile) -> UInt64? {
    // One token may be a format for any number of constraints.
    guard tokens.count <= Self.longest, expression.bytes.count <= Self.longestText else {
      return nil
    }
    let block = statement.block
    guard let first = file.names.identity(of: firstItem, in: block) else { return nil }
    if let second = secondItem, second.key != 0, !second.isSuperview {
      guard file.names.identity(of: second, in: block) != nil else { return nil }
    }
    // One expression of a library may make several constraints.
    let attributes = UInt64(attributes.rawValue) << 16 | UInt64(secondAttributes.rawValue)
    let place = isInActivatingCall ? UInt64(block.index) : ~self.block.rawValue
    return TextHash.pair(
      TextHash.pair(first, place),
      TextHash.pair(attributes, requirement(in: file) ?? text))
  }

  /// The text without what makes no difference.
  private var text: UInt64 {
    var hash = TextHash()
    for token in expression {
      switch token.kind {
      case .questionPostfix, .exclamationPostfix: continue
      case .keyword where token.is(Keyword.`self`) && token.next?.kind == .period: continue
      case .period where token.previous?.is(Keyword.`self`) == true: continue
      default: hash.add(token)
      }
    }
    return hash.value
  }

  /// The relation, the second item and the numbers; nil where the file does not tell them.
  private func requirement(in file: ViewFile) -> UInt64? {
    guard secondItem != nil || !constant.isEmpty, secondItem?.key != 0, hasKnownSign,
      let constant = file.constant(of: self), let multiplier = file.multiplier(of: self)
    else { return nil }
    let second = secondItem.flatMap {
      $0.isSuperview ? $0.key : file.names.identity(of: $0, in: statement.block)
    }
    let isInset = constantPointsInward && constant != .zero
    return [constant, multiplier].reduce(
      TextHash.pair(second ?? 0, UInt64(relation.rawValue) << 1 | (isInset ? 1 : 0))
    ) { hash, number in
      TextHash.pair(
        TextHash.pair(hash, UInt64(bitPattern: Int64(number.numerator))),
        UInt64(bitPattern: Int64(number.denominator)))
    }
  }

  private static let longest = 512
  private static let longestText = 1 << 12

  /// Whether it is in a list of statements, or in an array that is itself what a call activates.
  private var isInActivatingCall: Bool {
    guard container != .collected, case .list(let open) = block.kind else { return true }
    return container == .activatedArray
      && statement.tokens(open..<open + 1).first?.previous?.kind == .leftParen
  }
}
