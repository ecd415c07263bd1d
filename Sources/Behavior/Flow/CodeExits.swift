import LayoutModel
import SwiftSource

/// Where the control may leave the blocks of a file, looked up once for each block.
package struct CodeExits {
  private var exits = KeyMap<Lexeme>()

  package init() {}

  /// Whether a statement always runs in its function or closure: no branch is around it, and nothing leaves before.
  package mutating func isSure(_ statement: Statement) -> Bool {
    let block = statement.block
    guard block.kind == .functionBody || block.kind == .closure else { return false }
    if let exit = exits[block.key] { return statement.first < exit }
    let exit = block.firstExit
    exits[block.key] = exit
    return statement.first < exit
  }
}
