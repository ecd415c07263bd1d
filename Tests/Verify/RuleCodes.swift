import Rules

/// The code that facts and rules look at, repeated.
enum RuleCodes {
  /// Every piece in some frames, or in all of them: side by side, and with nested frames.
  static func pieces(inAllFrames: Bool) -> [GrowingCode] {
    Frame.all.enumerated().flatMap { index, frame in
      repeatedPieces.enumerated().flatMap { number, piece in
        // The product of the counts is large; these diagonals contain every frame and every piece several times.
        guard inAllFrames || (number - index) % 16 == 0 else { return [GrowingCode]() }
        let name =
          "\(piece.debugDescription) in \((frame.opening + "…" + frame.closing).debugDescription)"
        return [
          GrowingCode(
            name, piece, frame.separator, opening: "import UIKit\n" + frame.opening,
            closing: frame.closing),
          GrowingCode("frames in each other, \(name)") { count in
            let opened = (0..<count).map { frame.opening + numbered(piece, $0) + frame.separator }
            let closed = String(repeating: frame.closing, count: count)
            return Array(opened.joined().utf8) + closed.utf8
          },
        ]
      }
    }
  }

  /// Every example of every rule, with types of its own: on lines, on one line, in numbered types and in functions.
  static var examples: [GrowingCode] {
    Catalog.rules.flatMap { rule in
      let description = rule.description
      return (description.badExamples + description.goodExamples).flatMap { example in
        let name = "\(description.id), \(example.title)"
        let code = numberingTypes(example.code)
        var codes = [
          GrowingCode("\(name), on lines", code, "\n"),
          GrowingCode("\(name), in types", "enum E% {\n", code, "\n}\n"),
          GrowingCode("\(name), in a function", code, "\n", opening: "func f() {\n", closing: "}"),
          GrowingCode("\(name), in each other") { count in
            let opened = (0..<count).map { numbered("enum E { func f() {\n\(code)\n", $0) }
            return Array((opened.joined() + String(repeating: "}}\n", count: count)).utf8)
          },
        ]
        if !code.contains("//") {
          let line = code.split(whereSeparator: \.isNewline).joined(separator: "; ")
          codes.append(GrowingCode("\(name), on one line", line, "; "))
        }
        return codes
      }
    }
  }

  /// The code with a `%` in the names of the types that it declares: no file has a thousand types of one name.
  private static func numberingTypes(_ code: String) -> String {
    let names = Set(code.matches(of: /\b(?:class|struct|enum|protocol) ([A-Z]\w*)/).map(\.output.1))
    return code.replacing(/\b[A-Z]\w*/) { names.contains($0.output) ? "N%\($0.output)" : $0.output }
  }
}
