import SwiftSource

/// Plain frames: `view.frame = CGRect(…)`, `view.frame.origin.y = 8`, `view.center = point`, `UIView(frame: …)`.
///
/// Source: UIKit, UIView (https://developer.apple.com/documentation/uikit/uiview/frame).
enum FrameDialect {
  static let dialect = Dialect(firstLabels: [.frame]) { read($0, in: $1) }

  /// `UIView(frame: …)`.
  static func read(_ call: Call, in file: FactBuilder) {
    guard !call.head.is(.CGRect), let arguments = call.arguments, let argument = arguments.first,
      argument.label != nil
    else { return }
    file.addNumber(
      .frame, argument.value.indices, .list(arguments.open.index),
      .unknown(at: call.chainStart.index), of: call.statement)
    // `.zero` means that there is no frame yet.
    guard let last = argument.value.last, last != "zero", file.makesView(call) else { return }
    file.addFramedView(call, isScaled: false)
  }

  /// An assignment to the frame, the bounds or the center of a view, or to a part of them.
  ///
  /// - Parameters:
  ///   - path: the tokens of the left side.
  ///   - geometry: the token of `frame`, `bounds` or `center`.
  static func readAssignment(
    _ statement: Statement, path: Range<Int>, geometry: Int, in file: FactBuilder
  ) {
    let block = statement.block.index
    let view = geometry > path.lowerBound ? path.lowerBound..<(geometry - 1) : geometry..<geometry
    let ofBounds = file.tokens[geometry].is(.bounds)
    guard let value = statement.assignedValue?.indices,
      !file.isOtherFrame(view, ofBounds: ofBounds, in: block)
    else { return }
    let item = file.names.item(view, in: block)
    file.addAction(.frame, statement, view, in: block, member: file.code[geometry], tokens: path)
    let attributes = attributes(after: geometry, to: path.upperBound, in: file)
    guard !attributes.isEmpty, statement.assignment?.kind == .equal else {
      file.addNumber(.frame, value, .code(block), item, of: statement)
      return
    }
    var constraint = file.constraint(
      path, in: statement, on: item, attributes, .of(.used, file.run(of: statement)))
    constraint.constant = value
    constraint.setsFrame = true
    file.add(constraint, constantAs: .frame)
  }

  /// Whether the member behind `frame`, `bounds` or `center` is a part of it: the center of a map's region is not that
  /// of a view.
  static func isPart(_ names: PathNames, after position: Int, in file: FactBuilder) -> Bool {
    (position + 1..<max(names.count, position + 1)).allSatisfy {
      switch file.tokens[names[$0]].layoutWord {
      case .origin, .size, .center, .x, .y, .width, .height: true
      default: false
      }
    }
  }

  /// The attributes of a part of a frame, or of the center; empty for a whole frame.
  private static func attributes(
    after geometry: Int, to end: Int, in file: FactBuilder
  ) -> LayoutAttributes {
    let last = end - 1
    let isCenter = (geometry...last).contains { file.tokens[$0].is(.center) }
    switch file.tokens[last].layoutWord {
    case .x: return isCenter ? .centerX : .left
    case .y: return isCenter ? .centerY : .top
    case .width: return .width
    case .height: return .height
    case .origin: return [.top, .left]
    case .size: return [.width, .height]
    case .center: return [.centerX, .centerY]
    default: return []
    }
  }
}

/// Edge insets: `UIEdgeInsets(top: 8, left: -inset, bottom: 8, right: 8)`.
///
/// Source: UIKit, UIEdgeInsets and NSDirectionalEdgeInsets
/// (https://developer.apple.com/documentation/uikit/uiedgeinsets).
enum EdgeInsetDialect {
  static let dialect = Dialect(
    calls: [.UIEdgeInsets, .NSDirectionalEdgeInsets], readsInitializers: true
  ) { read($0, in: $1) }

  static func read(_ call: Call, in file: FactBuilder) {
    guard let arguments = call.arguments, isComplete(call, arguments, in: file) else { return }
    for argument in arguments {
      file.addNumber(
        .edgeInsets, argument.value.indices, .list(arguments.open.index),
        .unknown(at: call.chainStart.index), of: call.statement)
    }
  }

  /// `.init(top:…)` names no type: `left` is UIKit's, but `leading` may be SwiftUI's, unless the context shows the
  /// type.
  private static func isComplete(
    _ call: Call, _ arguments: Arguments, in file: FactBuilder
  ) -> Bool {
    guard call.head.is(Keyword.`init`) else { return true }
    var hasVertical = false
    var hasPhysical = false
    var hasDirectional = false
    for argument in arguments {
      switch argument.label?.layoutWord {
      case .top, .bottom: hasVertical = true
      case .left, .right: hasPhysical = true
      case .leading, .trailing: hasDirectional = true
      default: return false
      }
    }
    guard hasVertical else { return false }
    return hasPhysical || (hasDirectional && isForInsets(call.chainStart))
  }

  private static func isForInsets(_ start: Lexeme) -> Bool {
    guard let sign = start.previous, sign.kind == .equal || sign.kind == .colon,
      let name = sign.previous
    else { return false }
    // `EdgeInsets` is SwiftUI's type.
    return name != "EdgeInsets"
      && (name.hasSuffix("nsets") || name.hasSuffix("nset") || name.hasSuffix("argins"))
  }
}
