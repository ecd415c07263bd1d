import LayoutModel
import SwiftSource

/// A view whose length something else than constraints decides: a controller's view is as large as the screen, the window
/// or the sheet, and a table cell as wide as its table.
package struct GivenLength {
  package enum Kind { case controller, row }

  package let kind: Kind
  let identity: UInt64
  /// The name of the controller, whose view another file may add to another one.
  package var controller: String?

  /// The views of the type around a statement whose length along an axis is given.
  static func all(
    around statement: Statement, _ axis: LayoutAxis, in file: ViewFile
  ) -> [GivenLength] {
    if let view = file.names.controllerView(around: statement) {
      let name = file.scopes.owner(of: statement)?.declaration.name?.text
      return [GivenLength(kind: .controller, identity: view, controller: name)]
    }
    // The content decides how high a cell is.
    guard axis == .horizontal else { return [] }
    return file.names.rowViews(around: statement)
      .map { GivenLength(kind: .row, identity: $0) }
  }

  /// Whether the file may choose the length all the same: for a popover or a sheet, or for the view itself.
  func mayBeChosen(along axis: LayoutAxis, in file: ViewFile) -> Bool {
    let chosen = file.memoized(ChosenLengths.init)
    return axis == .horizontal
      ? chosen.isPopover || chosen.widths.contains(identity)
      : chosen.isPopover || chosen.isSheet || chosen.heights.contains(identity)
  }
}

/// What a file says about the sizes of controllers and cells.
private struct ChosenLengths {
  /// The views with a fixed width or height, by identity.
  var widths = KeySet()
  var heights = KeySet()
  /// Whether names in the file say that a view may be in a popover, or of a size that the code prefers.
  var isPopover = false
  /// Whether they say that it may be in a sheet, which is not as high as the screen.
  var isSheet = false

  init(_ file: ViewFile) {
    for constraint in file.constraints where constraint.secondItem == nil {
      let lengths = constraint.attributes.intersection([.width, .height])
      guard !lengths.isEmpty,
        let view = file.names.identity(
          of: constraint.firstItem, in: constraint.statement.block)
      else { continue }
      if lengths.contains(.width) { widths.insert(view) }
      if lengths.contains(.height) { heights.insert(view) }
    }
    for token in file.code.tokens.all(.identifier) {
      isPopover =
        isPopover || token == "preferredContentSize" || token.contains("opover")
        || token.hasPrefix("systemLayoutSizeFitting")
      isSheet = isSheet || token.contains("anModal") || token.contains("heet")
    }
  }
}
