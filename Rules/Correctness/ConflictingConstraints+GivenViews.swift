import LayoutModel
import LayoutSolver
import RuleKit
import SwiftSource

/// A view whose length something else than constraints decides: a controller's view is as large as the screen, the window
/// or the sheet, and a table cell as wide as its table.
struct GivenView {
  enum Kind { case controller, row }

  let kind: Kind
  let identity: UInt64
  /// That no other file decides how large it is.
  var condition: NotEmbedded?

  /// The views of the type around a statement whose length along an axis is given.
  static func all(
    around statement: Statement, _ axis: LayoutAxis, in file: ViewFile
  ) -> [GivenView] {
    if let view = file.names.controllerView(around: statement) {
      let name = file.scopes.owner(of: statement)?.declaration.name?.text
      return [
        GivenView(
          kind: .controller, identity: view, condition: name.map { NotEmbedded(controller: $0) })
      ]
    }
    // The content decides how high a cell is.
    guard axis == .horizontal else { return [] }
    return file.names.rowViews(around: statement)
      .map { GivenView(kind: .row, identity: $0) }
  }

  /// What has the length, for a message.
  var owner: String { kind == .controller ? "the screen" : "the table cell" }

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

extension GivenView {
  /// Collects the controllers whose views a file adds to other views: those may be of any size.
  static func collectEmbedded(in file: ViewFile, _ report: inout Report) {
    guard file.hasWord(.view) else { return }
    var names: Set<String> = []
    // Actions are large: most of them are not copied to look at them.
    for index in file.actions.indices
    where file.actions[index].item.tokens.count > 2 && file.actions[index].role == .addition {
      let path = file.code[file.actions[index].item.tokens]
      guard let view = path.last, view.is(.view), let owner = view.owner,
        owner.kind == .identifier
      else { continue }
      names.insert(owner.text)
    }
    guard !names.isEmpty else { return }
    for declaration in file.code.declarations
    where declaration.kind == .property || declaration.kind == .binding {
      guard let name = declaration.name, names.contains(name.text) else {
        continue
      }
      for type in [declaration.value?.madeClass, declaration.type.nameOfClass] {
        guard let type, !type.isNameOfUIKit else { continue }
        report.collect(EmbeddedControllers.self) { $0.names.insert(type.text) }
      }
    }
  }
}

/// The names of controllers whose views the project adds to other views.
struct EmbeddedControllers: Contribution {
  var names: Set<String> = []
  mutating func formUnion(_ other: EmbeddedControllers) { names.formUnion(other.names) }
}

/// That a controller is none of these.
struct NotEmbedded: Condition {
  let controller: String

  func holds(in project: Project) -> Bool {
    !project[EmbeddedControllers.self].names.contains(controller)
  }
}
