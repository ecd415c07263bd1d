import SwiftSource

/// Frames computed by a value: `UIView.ViewLayout(withFrame: icon, position: .right, size: size, padding: (0, 8))`,
/// whose `makeInnerLayout()` or `makeOuterLayout()` returns the frame.
///
/// Source: ViewLayout (github.com/afrench53198/ViewLayout), and "A Different Way To Layout Views Programmatically".
enum ViewLayoutDialect {
  static let dialect = Dialect(firstLabels: [.withFrame, .withBounds]) { read($0, in: $1) }

  static func read(_ index: Int, in file: FactBuilder) {
    let call = file.outline.calls[index]
    guard isCallee(call, in: file) else { return }
    let item = Item.unknown(at: call.chainStart)
    var guide = item
    for argument in file.elements(of: call.open) where argument.label >= 0 {
      switch file.tokens[argument.label].layoutWord {
      case .withFrame, .withBounds:
        if file.isPath(argument.value) {
          guide = file.names.item(argument.value, in: file.block(of: call.statement))
        }
      case let word:
        guard word == .size || file.spells(argument.label, "padding") else { continue }
        file.addNumber(.frame, argument.value, .list(call.open), item, of: call.statement)
      }
    }
    file.frameLayouts.append(
      FrameLayout(
        call: file.code.calls[index], statement: file.code.statements[call.statement], guide: guide,
        usesBounds: file.tokens[call.open + 1].is(.withBounds)))
  }

  /// `ViewLayout(…)`; or `.init(…)`, whose second argument has to show the type.
  private static func isCallee(_ call: Outline.Call, in file: FactBuilder) -> Bool {
    if file.tokens[call.name].is(.ViewLayout) { return true }
    guard file.tokens[call.name].is(Keyword.`init`) else { return false }
    let second = file.elements(of: call.open).dropFirst().first { _ in true }
    return second.map { $0.label >= 0 && file.tokens[$0.label].is(.position) } ?? false
  }
}
