import Foundation

/// A Swift file that is compiled, and perhaps run, as it is and after its fixes.
struct CodeUnit: Sendable {
  /// What people find it by.
  var name: String
  /// What it is one of: failures are counted by this.
  var kind: String
  var text: String
  /// An expression for the view or view controller that is made to run the code; nil for code that is not run.
  var root: String?

  /// The kind without what is special about it.
  var source: String { String(kind.prefix { $0 != "," && $0 != ":" }) }

  /// What the compiler gets: the code with names of its own, so that many units and their copies make one module.
  ///
  /// - Parameter number: what is added to the names of the declarations that stand at the left edge; nil for the names
  ///   as they are, which other units may use.
  func rendered(_ text: String, _ number: Int?) -> String {
    // There is no Objective-C on Linux, and the stubs are of no actor.
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

  /// The names of the types that begin at the left edge.
  private var declaredNames: Set<String> {
    let pattern =
      /(?m)^(?:(?:final|public|private|fileprivate|open) )*(?:class|struct|enum|protocol) (\w+)/
    return Set(text.matches(of: pattern).map { String($0.output.1) })
  }

  /// Whether other units need it as it is: copies of an extension would declare its members twice.
  var isExtension: Bool { text.contains(/(?m)^extension UI/) }
}
