import SwiftSource

/// `NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, …)`.
///
/// Source: UIKit, NSLayoutConstraint (https://developer.apple.com/documentation/uikit/nslayoutconstraint).
enum ItemConstraintDialect {
  static let dialect = Dialect(
    calls: [.NSLayoutConstraint], readsInitializers: true, library: .items
  ) { read($0, in: $1) }

  static func read(_ call: Call, in file: FactBuilder) {
    guard let arguments = call.arguments, arguments.open.next?.is(.item) ?? false else { return }
    let block = file.block(of: call.statement)
    var constraint = file.constraint(
      call, on: .unknown(at: call.chainStart.index), [], file.placement(of: call))
    var hasSecond = false
    for argument in arguments {
      let value = argument.value.indices
      switch argument.label?.layoutWord {
      case .item: constraint.firstItem = file.itemOfValue(value, in: block)
      case .toItem:
        hasSecond = true
        if !file.tokens[value.lowerBound].is(.nil) {
          constraint.secondItem = file.itemOfValue(value, in: block)
        }
      case .attribute where hasSecond:
        constraint.secondAttributes = file.attributes(named: value.upperBound - 1)
      case .attribute: constraint.attributes = file.attributes(named: value.upperBound - 1)
      case .relatedBy: constraint.relation = Constraint.Relation(named: argument.value.last)
      case .multiplier: constraint.multiplier = value
      case .constant: constraint.constant = value
      default: continue
      }
    }
    file.add(constraint, constantAs: .constant)
  }
}

extension LayoutAttributes {
  /// The attributes of a name of `NSLayoutConstraint.Attribute` or of a maker; empty for any other word.
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
