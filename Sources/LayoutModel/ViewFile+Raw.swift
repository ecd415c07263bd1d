import SwiftSource

// Until the last rules read handles.
extension ViewFile {
  package var tokens: UnsafeBufferPointer<Token> { facts.tokens }
  package var bytes: UnsafeRawBufferPointer { facts.bytes }
  package var outline: Outline { @inline(__always) _read { yield facts.outline } }
  package func text(_ token: Int) -> String { facts.text(token) }
  package func text(_ tokens: Range<Int>) -> String { facts.text(tokens) }
  package func byteRange(_ tokens: Range<Int>) -> Range<Int> { facts.byteRange(tokens) }
  package func block(of statement: Int) -> Int { facts.block(of: statement) }
  package func constraints(in tokens: Range<Int>) -> Range<Int> { facts.constraints(in: tokens) }
  package func actions(in tokens: Range<Int>) -> Range<Int> { facts.actions(in: tokens) }
  package func statement(around token: Int) -> Int? { facts.statement(around: token) }
  package func isPath(_ tokens: Range<Int>) -> Bool { facts.isPath(tokens) }
  package func opening(before token: Int) -> Int? { facts.opening(before: token) }
  package func canFollow(_ later: Int, after earlier: Int) -> Bool {
    code.statements[later].canFollow(code.statements[earlier])
  }
  /// Whether the file imports one of these modules. Costs nothing where the file does not spell their names.
  public func imports(_ modules: LayoutWord...) -> Bool { facts.imports(modules) }
  /// The name of an item for a message; see `CodeReader.name(_:)`.
  public func name(_ item: Item) -> String { facts.name(item) }
}
