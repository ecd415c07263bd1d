import SwiftSource

/// `NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, …)`.
///
/// Source: UIKit, NSLayoutConstraint (https://developer.apple.com/documentation/uikit/nslayoutconstraint).
enum ItemConstraintDialect: Dialect {
  static let calls: [LayoutWord] = [.NSLayoutConstraint]

  static func read(_ index: Int, in file: FactBuilder) {
    let call = file.outline.calls[index]
    guard call.open >= 0, file.tokens[call.open + 1].is(.item) else { return }
    let block = file.block(of: call.statement)
    let placement = file.placement(of: index)
    var constraint = Constraint(
      tokens: call.chainStart..<(call.end + 1), statement: file.code.statements[call.statement],
      firstItem: .unknown(at: call.chainStart), attributes: [], relation: .equal,
      container: placement.container, block: placement.block,
      isAlternative: placement.isAlternative)
    var hasSecond = false
    for argument in file.outline.arguments(call.open, file.tokens) where argument.label >= 0 {
      switch file.tokens[argument.label].layoutWord {
      case .item: constraint.firstItem = item(argument.value, in: block, file)
      case .toItem:
        hasSecond = true
        if !file.tokens[argument.value.lowerBound].is(.nil) {
          constraint.secondItem = item(argument.value, in: block, file)
        }
      case .attribute:
        let attributes = attribute(file.tokens[argument.value.upperBound - 1])
        if hasSecond {
          constraint.secondAttributes = attributes
        } else {
          constraint.attributes = attributes
        }
      case .relatedBy:
        if file.hasPrefix(argument.value.upperBound - 1, "less") {
          constraint.relation = .lessThanOrEqual
        } else if file.hasPrefix(argument.value.upperBound - 1, "greater") {
          constraint.relation = .greaterThanOrEqual
        }
      case .multiplier: constraint.multiplier = argument.value
      case .constant: constraint.constant = argument.value
      default: continue
      }
    }
    file.addNumber(
      .constant, constraint.constant, placement.block, constraint.firstItem, of: call.statement)
    file.addNumber(
      .multiplier, constraint.multiplier, placement.block, constraint.firstItem, of: call.statement)
    if !constraint.attributes.isEmpty { file.constraints.append(constraint) }
  }

  private static func item(_ value: Range<Int>, in block: Int, _ file: FactBuilder) -> Item {
    var end = value.lowerBound
    while end < value.upperBound, !file.tokens[end].is(.as) {
      end = file.outline.skip(end, file.tokens)
    }
    let path = value.lowerBound..<min(end, value.upperBound)
    return file.isPath(path) ? file.names.item(path, in: block) : .unknown(at: value.lowerBound)
  }

  private static func attribute(_ token: Token) -> LayoutAttributes {
    token.layoutWord.map(LayoutAttributes.init(named:)) ?? []
  }
}

extension LayoutAttributes {
  /// The attributes that a name of `NSLayoutConstraint.Attribute` or of a maker stands for; empty for any other word.
  init(named word: LayoutWord) {
    switch word {
    case .top, .topMargin, .topWithinMargins: self = .top
    case .leading, .leadingMargin, .leadingWithinMargins: self = .leading
    case .trailing, .trailingMargin, .trailingWithinMargins: self = .trailing
    case .bottom, .bottomMargin, .bottomWithinMargins: self = .bottom
    case .left, .leftMargin, .leftWithinMargins: self = .left
    case .right, .rightMargin, .rightWithinMargins: self = .right
    case .centerX, .centerXWithinMargins: self = .centerX
    case .centerY, .centerYWithinMargins: self = .centerY
    case .width: self = .width
    case .height: self = .height
    case .firstBaseline: self = .firstBaseline
    case .baseline, .lastBaseline: self = .lastBaseline
    case .edges, .margins: self = [.top, .left, .right, .bottom]
    case .directionalEdges, .directionalMargins: self = [.top, .leading, .trailing, .bottom]
    case .horizontalEdges: self = [.left, .right]
    case .directionalHorizontalEdges: self = [.leading, .trailing]
    case .verticalEdges, .directionalVerticalEdges: self = [.top, .bottom]
    case .center, .centerWithinMargins: self = [.centerX, .centerY]
    case .size: self = [.width, .height]
    case .origin: self = [.top, .left]
    default: self = []
    }
  }
}
