import SwiftSource
import TestSupport
import Testing

@Suite("The outline of broken and hard code")
struct OutlineRecoveryTests {
  @Test("an unclosed brace runs to the end of the file")
  func unclosedBrace() {
    let reading = OutlineReading(
      """
      func a() { if b { c
      func d() { }
      """)
    #expect(reading.problems == ["unclosedBracket 16", "unclosedBracket 9"])
    #expect(reading.code.blocks.allSatisfy { $0.close.index < reading.source.tokens.count })
    #expect(reading.invariantFailure == nil)
  }

  // Deep enough to exhaust the stack of a thread, if each level took a few hundred bytes of it.
  private static let depth = Effort.full(100_000, byDefault: 10_000)

  @Test(
    "nesting does not recurse",
    arguments: [
      ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("f { ", "}"), ("if a { ", "}"),
      ("switch a { case b: ", "}"), ("func a() { ", "}"), ("class A { ", "}"), ("\"\\(", ")\""),
      ("#if A\n", "\n#endif"), ("a ? ", " : b"), ("(", ""), ("{", ""), ("", ")"), ("a<", ""),
      ("a.b().", "c"), ("@a(", ")"), ("var a: A { ", "}"), ("- ", ""), ("let a = if b { ", "}"),
    ])
  func deep(_ open: String, _ close: String) {
    let code =
      String(repeating: open, count: Self.depth) + "x" + String(repeating: close, count: Self.depth)
    let reading = OutlineReading(code)
    #expect(reading.code.tokens.count == reading.source.tokens.count)
    #expect(reading.code.file.close == reading.code.tokens.last)
  }

  @Test("very many elements, and as many statements")
  func wide() {
    let count = Effort.full(1_000_000, byDefault: 50_000)
    let list = OutlineReading("[" + String(repeating: "a,", count: count) + "]")
    #expect(
      list.code[0].elements.reduce(0) { sum, _ in sum + 1 } == count
    )
    let statements = OutlineReading(String(repeating: "a\n", count: count))
    #expect(statements.code.file.count == count)
  }

  @Test("truncated, duplicated or scrambled code still has an outline", arguments: 0..<8)
  func mutations(_ seed: UInt64) {
    let snippet = Array(
      #"""
      final class A: UIView {
        lazy var b: C = { let d = C(); return d }()
        var e: Int = 1 { didSet { f() } }
        init(g: H) { super.init(frame: .zero); if let i { j { $0.k = i } } else { return } }
        func l() -> [M] {
          switch n { case .o(let p) where p > 1: return [p, q ? r : s]; default: break }
          #if DEBUG
          t.snp.makeConstraints { make in make.top.equalTo(u.snp.bottom).offset(-v) }
          #endif
          return "w \(x["y"] ?? z { a in a })"
        }
      }
      """#.utf8)
    var state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for _ in 0..<Effort.full(300, byDefault: 60) {
      var bytes = snippet
      for _ in 0...random(4) {
        let start = random(bytes.count)
        let end = min(bytes.count, start + 1 + random(12))
        switch random(3) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: random(bytes.count))
        default:
          bytes[start] =
            Array(
              """
              {}()[];:,.
              "#@<>?!=
              """.utf8)[random(19)]
        }
        if bytes.isEmpty { bytes = snippet }
      }
      let failure = OutlineReading(bytes).invariantFailure
      #expect(failure == nil, "\(failure ?? ""): \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
