import Foundation

/// A Swift file that is compiled, and perhaps run, before and after its fixes.
struct CodeUnit: Sendable {
  /// A name to find it by.
  var name: String
  /// Its kind: failures are counted by kind.
  var kind: String
  var text: String
  /// An expression for the view or view controller that is created to run the code; nil for code that is not run.
  var root: String?

  /// The kind without details.
  var source: String { String(kind.prefix { $0 != "," && $0 != ":" }) }

  /// The code for the compiler, with unique names, so that many units and their copies fit into one module.
  ///
  /// - Parameter number: the suffix for the names of unindented declarations; nil to keep the names, which other units
  ///   may use.
  func rendered(_ text: String, _ number: Int?) -> String {
    // Linux has no Objective-C, and the stubs are not isolated to an actor.
    let text = text.replacing("#selector(", with: "StubSelector(").replacing("@objc ", with: "")
      .replacing(/@MainActor\s/, with: "")
    guard let number else { return text }
    return Self.renaming(declaredNames, in: text, number)
  }

  /// The expression of `root` for a copy.
  func renderedRoot(_ number: Int) -> String {
    Self.renaming(declaredNames, in: root ?? "", number)
  }

  private static func renaming(_ names: Set<String>, in text: String, _ number: Int) -> String {
    text.replacing(/\b[A-Za-z]\w*/) { match in
      let word = String(match.output)
      return names.contains(word) ? "\(word)_\(number)" : word
    }
  }

  /// The names of the unindented types.
  private var declaredNames: Set<String> {
    let pattern =
      /(?m)^(?:(?:final|public|private|fileprivate|open) )*(?:class|struct|enum|protocol) (\w+)/
    return Set(text.matches(of: pattern).map { String($0.output.1) })
  }

  /// Whether other units need it unchanged: copies of an extension would declare its members twice.
  var isExtension: Bool { text.contains(/(?m)^extension UI/) }
}
