import LayoutModel
import SwiftSource

/// What the code of an initial value does when the value is made.
struct InitialCode {
  private let file: ViewFile
  /// The initial value.
  let value: Lexemes

  /// Nil for a property without an initial value.
  init?(_ property: ViewProperty, in file: ViewFile) {
    guard let value = property.declaration.value else { return nil }
    (self.file, self.value) = (file, value)
  }

  /// Whether a statement runs when the value is made, and not in a callback that the value keeps: directly in the
  /// value's closure, in a maker's, or in one that runs over a collection.
  func runs(_ statement: Statement) -> Bool {
    for block in statement.block.ancestors {
      switch block.kind {
      case .closure:
        guard let closure = block.closure else { return false }
        if closure.open == value.first { return true }
        guard file.isMaker(block) || closure.runsAtOnce else { return false }
      case .functionBody, .accessors, .typeBody, .file:
        return block.open.map { !value.contains($0) } ?? true
      default: break
      }
    }
    return false
  }

  /// The tokens of `frame`, `bounds` and `bottomLeftPoint()` in the frames of the value that depend on the size or the
  /// place of another view.
  var outerGeometry: [Lexeme] {
    file.frames(in: value).lazy.filter { runs($0.statement) }.flatMap { frame in
      frame.expression.filter { isOuterGeometry($0, in: frame.expression) }
    }
  }

  private func isOuterGeometry(_ token: Lexeme, in frame: Lexemes) -> Bool {
    guard token.is(.frame) || token.is(.bounds) || token.isSnappingPoint,
      token.next?.kind != .colon
    else { return false }
    var start = token
    while let owner = start.owner, owner.index >= frame.startIndex { start = owner }
    guard start.previous?.kind != .period else { return false }
    if start.is(.`self`) { return start != token }
    guard start.kind == .identifier, !file.scopes.isLocal(start) else { return false }
    if start == token || start.is(.view) || start.is(.contentView) || start.is(.superview) {
      return true
    }
    // A name with a capital letter is a type: the screen is not a view.
    return file.names.isViewProperty(start) || file.names.isNamedLikeView(start)
  }
}

extension Closure {
  fileprivate var runsAtOnce: Bool {
    guard let name = call?.name else { return false }
    return name == "forEach" || name == "map" || name == "flatMap" || name == "compactMap"
      || name == "then" || name == "with"
  }
}

extension Lexeme {
  /// `label.bottomLeftPoint()`: a point of a frame by its name.
  fileprivate var isSnappingPoint: Bool {
    guard kind == .identifier, let open = next, open.kind == .leftParen else { return false }
    return open.next?.kind == .rightParen && hasSuffix("Point")
  }
}
