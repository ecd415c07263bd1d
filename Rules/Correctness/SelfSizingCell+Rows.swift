import LayoutModel
import RuleKit
import SwiftSource

/// The height that a file gives the rows of its tables, and the cells that it registers.
struct FixedRows {
  private(set) var height: Lexemes?
  private(set) var cells: Set<String> = []
  /// Whether a function of the file gives rows a height that their content does not.
  private(set) var areMeasured = false

  init(_ file: ViewFile) {
    var differ = false
    for token in file.code.tokens.all(.identifier) {
      differ = differ || token.is(.automaticDimension)
      if token.is(.heightForRowAt), let function = token.statement?.declaration,
        let body = function.body
      {
        height = token.numberOfFunction
        differ = differ || height == nil
        areMeasured = areMeasured || body.tokens.contains(where: \.isNumber)
      }
      if token.next?.kind == .period, token.next?.next?.is(.`self`) == true {
        cells.insert(token.text)
      }
      if token.is(.rowHeight), let value = token.statement?.assignedValue, value.count == 1,
        value.first?.isNumber == true
      {
        height = value
      }
    }
    if differ { height = nil }
  }
}

/// The cells that are named where code gives rows a height.
struct MeasuredCells: Contribution {
  var names: Set<String> = []
  mutating func formUnion(_ other: MeasuredCells) { names.formUnion(other.names) }
}

/// That no file with the cell gives its rows a height.
struct UnmeasuredCell: Condition {
  let name: String
  func holds(in project: Project) -> Bool { !project[MeasuredCells.self].names.contains(name) }
}

extension Lexeme {
  /// The number that the function returns, and does nothing else, whose parameter this is.
  fileprivate var numberOfFunction: Lexemes? {
    guard let function = statement?.declaration, function.kind == .function,
      let body = function.body, body.count == 1, let only = body.firstStatement
    else { return nil }
    let value = only.first.is(.return) ? only.tokens.dropFirst() : only.tokens
    return value.count == 1 && value.first?.isNumber == true ? value : nil
  }
}
