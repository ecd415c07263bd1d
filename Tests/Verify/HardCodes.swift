import TestSupport

/// Long lists, long chains and deep nests of what rules and dialects search: in `Tests/Fixtures/Growth.txt`.
struct HardCodes {
  private(set) var codes = Self.numberedCodes
  /// What takes four times as long when it is twice as long. No more than a few are in each other in real code.
  private(set) var quadraticCodes: [GrowingCode] = []

  init() throws {
    for block in try CaseFile("Tests/Fixtures/Growth.txt", keys: ["case", "power"]).blocks {
      let lines = block.text.split(separator: "\n").map { line in
        line.replacing("⏎", with: "\n").split(omittingEmptySubsequences: false) {
          $0 == "⟨" || $0 == "⟩"
        }
        .map(String.init)
      }
      if block.key == "power" {
        quadraticCodes += lines.map { GrowingCode(parts: $0) }
      } else {
        codes += lines.map { GrowingCode(parts: $0) }
      }
    }
  }

  /// Names whose numbers are not those of the repetition.
  private static let numberedCodes = [
    GrowingCode("functions that call the next one") { count in
      let functions = (0..<count).map { "func f\($0)() { f\($0 + 1)() }\n" }
      return Array("class A: UIView { init() { f0() }\n\(functions.joined())}".utf8)
    },
    GrowingCode("views in the one before") { count in
      let additions = (0..<count).map { "v\($0).addSubview(v\($0 + 1))\n" }
      return Array("class A: UIView { func setup() {\n\(additions.joined())} }".utf8)
    },
    GrowingCode("subviews in the wrong order") { count in
      let last = count - 1
      let properties = (0...last).map { "let v\($0) = UIView()\n" }
      let calls = (0...last).map { "setupV\(last - $0)()\naddSubview(v\(last - $0))\n" }
      let functions = (0...last).map {
        "func setupV\($0)() { v\(last - $0).tag = 1; v\($0 / 2).alpha = 1 }\n"
      }
      return Array(
        "class A: UIView {\n\(properties.joined())func setup() {\n\(calls.joined())}\n\(functions.joined())}"
          .utf8)
    },
  ]
}
