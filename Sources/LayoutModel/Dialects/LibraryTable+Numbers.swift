import SwiftSource

// Numbers in the constraints of a library.
extension LibraryCall {
  /// Adds a constraint with at least one attribute to the facts, and its numbers.
  func add(_ constraint: Constraint) {
    addNumbers(of: constraint)
    file.addNumber(.multiplier, constraint.multiplier, of: constraint)
    if !constraint.attributes.isEmpty { file.constraints.append(constraint) }
  }

  /// Adds a constant as a number; a size, a point or insets as one number for each part.
  private func addNumbers(of constraint: Constraint) {
    let value = constraint.constant
    guard !value.isEmpty else { return }
    if let open = parts(of: value) {
      for argument in file.code[open].elements {
        file.addNumber(.offset, argument.value.indices, of: constraint)
      }
    } else if !addInsets(of: constraint) {
      file.addNumber(.offset, value, of: constraint)
    }
  }

  /// The `(` of `CGSize(width: 8, height: 8)`, `CGPoint(x: 0, y: 8)`, `.init(width: 8, height: 8)`,
  /// `TinyEdgeInsets(top: 8, …)`.
  private func parts(of value: Range<Int>) -> Int? {
    let open = value.lowerBound + (file.tokens[value.lowerBound].kind == .period ? 2 : 1)
    guard open < value.upperBound, file.tokens[open].kind == .leftParen,
      file.isBracketed(open..<value.upperBound)
    else { return nil }
    switch file.tokens[open + 1].layoutWord {
    case .width, .height, .x, .y: return open
    case .top: return file.spells(open - 1, "TinyEdgeInsets") ? open : nil
    default: return nil
    }
  }

  /// Adds the parts of `.uniform(8)` and `.top(8) + .horizontal(-x)`.
  ///
  /// - Returns: whether the value consists of such insets.
  private func addInsets(of constraint: Constraint) -> Bool {
    let makers = file.memberNames(in: constraint.constant).filter { name in
      file.tokens[name - 1].kind == .period && file.tokens[name + 1].kind == .leftParen
        && Self.insetsMakers.value(of: name, in: file) != nil
    }
    for argument in makers.flatMap({ file.code[$0 + 1].elements }) {
      file.addNumber(.edgeInsets, argument.value.indices, of: constraint)
    }
    return !makers.isEmpty
  }

  private static let insetsMakers: NameTable<Bool> = [
    "top left bottom right uniform horizontal vertical": true
  ]
}
