import LayoutModel
import SwiftSource

/// A left or a right as it is written in a constraint.
struct PhysicalEdge {
  var token: Int
  /// As it is written: `leftAnchor`.
  var spelling: String
  /// What mirrors: `leadingAnchor`.
  var mirrored: String

  /// The words that are one.
  static let words: [LayoutWord] = [
    .left, .right, .leftAnchor, .rightAnchor, .leftMargin, .rightMargin, .leftWithinMargins,
    .rightWithinMargins,
  ]

  /// A constraint that is longer than anybody writes one is not looked at to its end.
  private static let mostTokens = 256

  /// The lefts and rights of both sides of a constraint, in source order.
  static func edges(of constraint: Constraint, in file: ViewFile) -> [PhysicalEdge] {
    var edges: [PhysicalEdge] = []
    let unread = unreadArgument(of: constraint, in: file)
    for token in constraint.tokens.prefix(mostTokens) {
      guard let mirrored = mirrored(file.tokens[token].layoutWord), isAttribute(token, in: file),
        !isPart(token, of: constraint), !unread.contains(token)
      else { continue }
      edges.append(
        PhysicalEdge(token: token, spelling: file.text(token), mirrored: mirrored))
    }
    return edges
  }

  /// A name behind a period, or an anchor of the code's own view; no label.
  private static func isAttribute(_ token: Int, in file: ViewFile) -> Bool {
    guard file.tokens[token + 1].kind != .colon else { return false }
    if token > 0, file.tokens[token - 1].kind == .period { return true }
    return file.tokens[token].is(.leftAnchor) || file.tokens[token].is(.rightAnchor)
  }

  /// Whether a token belongs to a view's name or to a number.
  private static func isPart(_ token: Int, of constraint: Constraint) -> Bool {
    constraint.firstItem.tokens.contains(token)
      || constraint.secondItem?.tokens.contains(token) == true
      || constraint.constant.contains(token) || constraint.multiplier.contains(token)
      || constraint.priority.contains(token)
  }

  private static func mirrored(_ word: LayoutWord?) -> String? {
    switch word {
    case .left: "leading"
    case .right: "trailing"
    case .leftAnchor: "leadingAnchor"
    case .rightAnchor: "trailingAnchor"
    case .leftMargin: "leadingMargin"
    case .rightMargin: "trailingMargin"
    case .leftWithinMargins: "leadingWithinMargins"
    case .rightWithinMargins: "trailingWithinMargins"
    default: nil
    }
  }

  /// Whether both sides can be renamed: the other one is a left or a right too, or the edge of the same name.
  static func canMirror(_ constraint: Constraint, in file: ViewFile) -> Bool {
    guard constraint.tokens.count <= mostTokens,
      !constraint.attributes.isDisjoint(with: [.left, .right])
    else { return false }
    guard let second = constraint.secondItem else {
      // `make.left.equalTo(titleLabel)` means its left; of an edge that a variable holds nobody knows the name.
      let value = unreadArgument(of: constraint, in: file)
      return !value.isEmpty && file.namesView(value, at: constraint.statement)
    }
    if second.isSuperview || constraint.secondAttributes == constraint.attributes { return true }
    return !constraint.secondAttributes.isEmpty
      && constraint.secondAttributes.isSubset(of: [.left, .right])
  }

  /// What a maker's relation is handed, `titleLabel` in `make.left.equalTo(titleLabel)`, where it is no attribute of a
  /// view; empty where it is, or for any other constraint.
  private static func unreadArgument(
    of constraint: Constraint, in file: ViewFile
  ) -> Range<Int> {
    guard constraint.container == .maker, constraint.secondItem == nil,
      let open = constraint.tokens.prefix(mostTokens)
        .first(where: { file.tokens[$0].kind == .leftParen })
    else { return 0..<0 }
    return file.outline.arguments(open, file.tokens).first?.value ?? 0..<0
  }
}
