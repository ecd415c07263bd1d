import SwiftSource

/// Reads the code of one file after the other: what the stages that find its facts have in common.
///
/// One worker has a stage to itself, and the check of that on each access is left out.
public class CodeReader {
  /// The file.
  final let source: SourceFile
  /// The code of the file.
  final let code: Code
  /// The tokens of the file.
  @exclusivity(unchecked) final private(set) var tokens: UnsafeBufferPointer<Token>
  /// The bytes of the file.
  @exclusivity(unchecked) final private(set) var bytes: UnsafeRawBufferPointer

  init(_ source: SourceFile, _ code: Code) {
    self.source = source
    self.code = code
    tokens = source.tokens
    bytes = source.bytes
  }

  /// Turns to the file that the code is of now.
  final func turnToFile() {
    tokens = source.tokens
    bytes = source.bytes
  }
}
