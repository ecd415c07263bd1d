import LayoutModel
import Project
import RuleKit
import SwiftSource

/// Reads what files say about views, without checking them. The storage is reused.
public final class ViewReader {
  private let source = SourceFile()
  private let view: ViewFile
  private var vocabularies: [[String]: Vocabulary] = [:]

  public init() { view = ViewFile(source: source) }

  /// The facts of a file, which hold until the next one is read; nil if there is not enough memory for them.
  ///
  /// - Parameters:
  ///   - text: the bytes, at most `SourceFile.maximumByteCount`.
  ///   - scope: its settings, which name the functions of the project that lay out.
  public func read(_ text: [UInt8], _ scope: Scope) -> ViewFile? {
    var rules = RuleSet()
    rules.helpers = scope.rules.helpers
    rules.setupNames = scope.rules.setupNames
    rules.makeVocabulary(sharing: &vocabularies)
    view.helpers = rules.helpers
    view.setupNames = rules.setupNames
    source.load(text)
    source.tokenize(rules.vocabulary)
    guard !source.isOutOfMemory, source.hasMemoryForOutline() else { return nil }
    view.read()
    return view
  }
}
