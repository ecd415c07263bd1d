import SwiftSource

/// Frames computed by a value: `UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8))`,
/// whose `makeInnerLayout()` or `makeOuterLayout()` returns the frame.
///
/// Source: ViewLayout (github.com/afrench53198/ViewLayout), and "A Different Way To Layout Views Programmatically".
enum ViewLayoutDialect {
  static let dialect = Dialect(firstLabels: [.withFrame, .withBounds]) { read($0, in: $1) }

  static func read(_ call: Call, in file: FactBuilder) {
    guard let arguments = call.arguments, isCallee(call, arguments) else { return }
    let item = Item.unknown(at: call.chainStart.index)
    var guide = item
    for argument in arguments {
      guard let label = argument.label else { continue }
      switch label.layoutWord {
      case .withFrame, .withBounds:
        if file.isPath(argument.value) {
          guide = file.names.item(argument.value, in: call.statement.block)
        }
      case let word:
        guard word == .size || label == "padding" else { continue }
        file.addNumber(
          .frame, argument.value.indices, .list(arguments.open.index), item, of: call.statement)
      }
    }
    file.frameLayouts.append(
      FrameLayout(
        call: call, statement: call.statement, guide: guide,
        usesBounds: arguments.open.next?.is(.withBounds) ?? false))
  }

  /// `ViewLayout(…)`; or `.init(…)`, whose second argument has to show the type.
  private static func isCallee(_ call: Call, _ arguments: Arguments) -> Bool {
    if call.head.is(.ViewLayout) { return true }
    guard call.head.is(Keyword.`init`) else { return false }
    return arguments.dropFirst().first { _ in true }?.label?.is(.position) ?? false
  }
}

/// Where ViewLayout puts a view relative to its guide, as far as rules tell the positions apart.
public enum FramePosition: String {
  case left, right, center, topLeft, topCenter, bottomCenter
}

extension FrameLayout {
  /// The position; nil for another one.
  public var position: FramePosition? {
    call.arguments?["position"]?.last.flatMap { FramePosition(rawValue: $0.text) }
  }
}
