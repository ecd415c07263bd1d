import LayoutAlgebra
import LayoutModel
import LintEngine
import SwiftSource

/// A view whose length something else than constraints decides: a controller's view is as large as the screen, the window
/// or the sheet, and a table cell as wide as its table.
struct GivenView {
  enum Kind { case controller, row }

  let kind: Kind
  let identity: UInt64
  /// What tells whether another file decides how large it is.
  let reliances: [Reliance]

  /// The views of the type around a statement whose length along an axis is given.
  static func all(
    around statement: Statement, _ axis: LayoutAxis, in file: ViewFile
  ) -> [GivenView] {
    if let view = file.names.controllerView(around: statement) {
      let name = file.scopes.owner(of: statement)?.declaration.name?.text
      return [
        GivenView(
          kind: .controller, identity: view,
          reliances: name.map { [.notEmbedded($0)] } ?? [])
      ]
    }
    // The content decides how high a cell is.
    guard axis == .horizontal else { return [] }
    return file.names.rowViews(around: statement)
      .map { GivenView(kind: .row, identity: $0, reliances: []) }
  }

  /// What has the length, for a message.
  var owner: String { kind == .controller ? "the screen" : "the table cell" }

  /// Whether the file may choose the length all the same: for a popover or a sheet, or for the view itself.
  func mayBeChosen(along axis: LayoutAxis, in file: ViewFile) -> Bool {
    let length: LayoutAttributes = axis == .horizontal ? .width : .height
    let isFixed = file.constraints.contains { constraint in
      constraint.secondItem == nil && constraint.attributes.contains(length)
        && file.names.identity(of: constraint.firstItem, in: constraint.statement.block) == identity
    }
    return isFixed
      || file.code.tokens.contains { token in
        token.kind == .identifier
          && (token == "preferredContentSize" || token.hasPrefix("systemLayoutSizeFitting")
            || token.contains("opover")
            || axis == .vertical && (token.contains("anModal") || token.contains("heet")))
      }
  }
}

extension GivenView {
  /// Notes the controllers whose views a file adds to other views: those may be of any size.
  static func noteEmbedded(in file: ViewFile, _ facts: inout ClassFacts) {
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
        if let type, !type.isNameOfUIKit { facts.add(embedded: type.text) }
      }
    }
  }
}
