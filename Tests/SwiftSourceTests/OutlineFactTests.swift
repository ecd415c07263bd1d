import SwiftSource
import TestSupport
import Testing

@Suite("The declarations, calls and closures of an outline")
struct OutlineFactTests {
  @Test("types with their inheritance clauses")
  func types() {
    let reading = OutlineReading(
      """
      class A<T>: B<T>, C where T: D { }
      extension E: F { }
      struct G { }
      actor H { }
      enum I: J { }
      """
    )
    #expect(
      reading.declarations == [
        "class A: B<T>, C {typeBody}", "extension E: F {typeBody}", "structure G {typeBody}",
        "actor H {typeBody}", "enumeration I: J {typeBody}",
      ])
  }

  @Test("functions, initializers and subscripts")
  func functions() {
    let reading = OutlineReading(
      """
      class A {
        func b<T>(c d: T = { 1 }()) async throws -> [E] where T: F { }
        override init?(g: H) { }
        deinit { }
        subscript(i: Int) -> J { get { k } set { } }
        static func == (l: A, m: A) -> Bool { true }
      }
      """)
    #expect(
      reading.declarations == [
        "class A {typeBody}", "function b(c d: T = { 1 }()) {functionBody}",
        "initializer(g: H) {functionBody}", "deinitializer {functionBody}",
        "subscripting(i: Int) {accessors}", "accessor get {functionBody}",
        "accessor set {functionBody}", "function ==(l: A, m: A) {functionBody}",
      ])
  }

  @Test("functions with any modifier")
  func modifiers() {
    let reading = OutlineReading(
      """
      struct A {
        package consuming func b() { }
        public borrowing func c() { }
        __consuming func d() { }
        final __consuming func e() { }
        static prefix func - (f: A) -> A { f }
        @g lazy infix func h() { }
      }
      let consuming = 1
      consuming
      func i() { }
      """)
    #expect(
      reading.declarations == [
        "structure A {typeBody}", "function b() {functionBody}", "function c() {functionBody}",
        "function d() {functionBody}", "function e() {functionBody}",
        "function -(f: A) {functionBody}", "function h() {functionBody}",
        "property consuming = 1", "function i() {functionBody}",
      ])
  }

  @Test("properties: several in one statement, types, values, accessors and observers")
  func properties() {
    let reading = OutlineReading(
      """
      var a: [B: C]? = d(e), f = { g }()
      lazy var h: I = { let j = k; return j }()
      var l: M { n }
      var o: P { get { q } set(r) { } }
      var s = T { u } { didSet { } willSet { } }
      let (v, w) = x
      var y: Dictionary<A, B> = z
      """)
    #expect(
      reading.declarations == [
        "property a: [B: C]? = d(e)", "property f = {closure}()",
        "property h: I = {closure}()", "property j = k",
        "property l: M {functionBody}", "accessor l {functionBody}",
        "property o: P {accessors}", "accessor get {functionBody}",
        "accessor set(r) {functionBody}",
        "property s = T {closure} {accessors}", "accessor didSet {functionBody}",
        "accessor willSet {functionBody}", "property = x", "property y: Dictionary<A, B> = z",
      ])
  }

  @Test("names that conditions, loops and patterns bind")
  func bindings() {
    let reading = OutlineReading(
      """
      if let a, var b = c { }
      for d in e { }
      switch f { case .g(let h): i
      default: j }
      """)
    #expect(reading.declarations == ["binding a", "binding b", "binding d", "binding h"])
  }

  @Test("calls with their chains, arguments and closures")
  func calls() {
    let reading = OutlineReading(
      """
      a.b(c, d: e.f(g)).h { i } j: { k }
      l?.m!(n: o ? p : q, r: [s, t], u: { v, w in x })
      Array<Int, [B]>(y)
      z < aa, bb > (cc)
      dd { ee }.ff(gg: -hh)
      ii[jj](kk)
      """)
    #expect(
      reading.calls == [
        "a … b(c, d: e.f(g))", "e … f(g)", "a … h {}",
        "l … m(n: o ? p : q, r: [s, t], u: {closure})", "Array(y)", "dd {}", "dd … ff(gg: -hh)",
        "ii … -(kk)",
      ])
  }

  @Test("closures with every form of signature")
  func closures() {
    let reading = OutlineReading(
      """
      a { $0 }
      a { b in c }
      a { b, _ in c }
      a { (b: C, d) -> E in f }
      a { [weak self, g = h] b in c }
      a { @MainActor [i] (j) async throws -> K<L> in m }
      a({ n in o })
      let p = { q in r }
      a { for b in c { } }
      """)
    #expect(
      reading.closures == [
        "a: ", "a: b", "a: b, _", "a: (b: C, d) -> E", "a: [weak self, g = h] b",
        "a: @MainActor [i] (j) async throws -> K<L>", "a: n", "-: q", "a: ",
      ])
  }

  @Test("interpolations are lists with calls in them")
  func interpolations() {
    let reading = OutlineReading(#"let a = "b \(c.d(e)) f \(g("h \(i())"))""#)
    #expect(reading.calls == ["c … d(e)", "g(\"h \\(i())\")", "i()"])
    #expect(reading.invariantFailure == nil)
  }

  @Test("a key path and a member without a base are operands")
  func keyPaths() {
    let reading = OutlineReading(
      """
      a.map(\\.b.c).d(.e(f))
      g(\\A.b)
      """)
    #expect(reading.calls == ["a … map(\\.b.c)", "a … d(.e(f))", ". … e(f)", "g(\\A.b)"])
  }
}

@Suite("The outline of broken and hard code")
struct OutlineRecoveryTests {
  @Test(
    "a missing bracket affects its block, not the file",
    arguments: [
      (
        """
        func a() { b(c }
        func d() { }
        """, ["unclosedBracket 12"]
      ),
      (
        """
        func a() { b c) }
        func d() { }
        """, ["unopenedBracket 14"]
      ),
      (
        """
        func a() { b[c }
        func d() { }
        """, ["unclosedBracket 12"]
      ),
      (
        """
        func a() { b }}
        func d() { }
        """, ["unopenedBracket 14"]
      ),
      (
        """
        func a() { f({ b) }
        func d() { }
        """,
        ["unopenedBracket 16", "unclosedBracket 12", "unclosedBracket 9"]
      ),
    ])
  func recovery(_ code: String, _ problems: [String]) {
    let reading = OutlineReading(code)
    #expect(reading.problems == problems)
    #expect(reading.declarations.contains("function d() {functionBody}"))
    #expect(reading.invariantFailure == nil)
  }

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
