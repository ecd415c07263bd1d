import SwiftSource
import Testing

@Suite("The statements of an outline")
struct OutlineStatementTests {
  private func expect(
    _ code: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reading = OutlineReading(code)
    #expect(reading.statements == expected, sourceLocation: sourceLocation)
    #expect(reading.invariantFailure == nil, sourceLocation: sourceLocation)
  }

  @Test("a line break or a semicolon ends a statement")
  func lines() {
    expect(
      """
      a = b
      c(); d += e

      f
      """,
      """
      assignment: a = b
      expression: c()
      assignment: d += e
      expression: f
      """)
  }

  @Test(
    "a statement continues with an operator, a member, a conditional, a cast and an open bracket")
  func continuation() {
    expect(
      """
      a
        .b
        .c(d,
           e)
      x = y
        + z
      w = f ? g
        : h
      v = u as?
        T
      i = j
        as? K
      l =
        m
      -n
      """,
      """
      expression: a .b .c(d, e)
      assignment: x = y + z
      assignment: w = f ? g : h
      assignment: v = u as? T
      assignment: i = j as? K
      assignment: l = m
      expression: -n
      """)
  }

  @Test("a parenthesis or a bracket on a new line begins a statement")
  func bracketsOnNewLine() {
    expect(
      """
      a
      (b)
      [c].d()
      """,
      """
      expression: a
      expression: (b)
      expression: [c].d()
      """)
  }

  @Test("a trailing closure may be on its own line, and more may follow with labels")
  func trailingClosures() {
    expect(
      """
      a.b
      { c }
      d { e } f: { g }
        h: { i }
      j()
      """,
      """
      expression: a.b {closure}
        expression: c
      expression: d {closure} f: {closure} h: {closure}
        expression: e
        expression: g
        expression: i
      expression: j()
      """)
  }

  @Test("branches and loops, with closures in their headers")
  func controlFlow() {
    expect(
      """
      if a, let b = c.first { $0 }, d { e } else if f { g } else { h }
      guard let i = j.map({ $0 }), k.contains { $0 } else { return }
      for l in m.filter { $0 } where n { o }
      while p { q }
      repeat { r } while s
      do { try t() } catch let u as V { w } catch { x }
      defer { y }
      outer: for z in 0..<1 { break outer }
      """,
      """
      branch: if a, let b = c.first {closure}, d {branch} else if f {branch} else {branch}
        expression: $0
        expression: e
        expression: g
        expression: h
      branch: guard let i = j.map({closure}), k.contains {closure} else {branch}
        expression: $0
        expression: $0
        transfer: return
      loop: for l in m.filter {closure} where n {loop}
        expression: $0
        expression: o
      loop: while p {loop}
        expression: q
      loop: repeat {loop} while s
        expression: r
      branch: do {branch} catch let u as V {branch} catch {branch}
        expression: try t()
        expression: w
        expression: x
      branch: defer {branch}
        expression: y
      loop: outer: for z in 0..<1 {loop}
        transfer: break outer
      """)
  }

  @Test("the labels of a switch contain the statements that follow them")
  func switches() {
    expect(
      """
      switch a {
      case .b where c ? d : e, .f(let g):
        h
        i
      @unknown default: j
      }
      k
      """,
      """
      branch: switch a {switchBody}
        caseLabel: case .b where c ? d : e, .f(let g):{caseBody}
          expression: h
          expression: i
        caseLabel: @unknown default:{caseBody}
          expression: j
      expression: k
      """)
  }

  @Test("branches as expressions")
  func branchExpressions() {
    expect(
      """
      let a = if b { c } else { d }
      return switch e { case .f: g
      default: h }
      i
      """,
      """
      property: let a = if b {branch} else {branch}
        expression: c
        expression: d
      transfer: return switch e {switchBody}
        caseLabel: case .f:{caseBody}
          expression: g
        caseLabel: default:{caseBody}
          expression: h
      expression: i
      """)
  }

  @Test("`return` takes a value from the next line, unless that is a statement")
  func returns() {
    expect(
      """
      {
        return
          a
      }
      f {
        return
        let b = c
      }
      """,
      """
      expression: {closure}
        transfer: return a
      expression: f {closure}
        transfer: return
        property: let b = c
      """)
  }

  @Test(
    "conditional compilation: branches between statements, in a switch, in a chain and in a list")
  func conditions() {
    expect(
      """
      #if DEBUG && os(iOS)
      a
      #elseif B
      b
      #else
      c
      #endif
      d
        #if E
        .e
        #endif
        .f()
      g([
        h,
        #if I
        i,
        #endif
      ])
      switch j {
      #if K
      case .k: k
      #endif
      default: l
      }
      m
      """,
      """
      conditional: #if{conditionalBranch} #elseif{conditionalBranch} #else{conditionalBranch} #endif
        expression: a
        expression: b
        expression: c
      expression: d #if E .e #endif .f()
      expression: g([ h, #if I i, #endif ])
      branch: switch j {switchBody}
        conditional: #if{conditionalBranch} #endif
          caseLabel: case .k:{caseBody}
            expression: k
        caseLabel: default:{caseBody}
          expression: l
      expression: m
      """)
  }

  @Test("attributes and modifiers belong to the next declaration, even from a line of their own")
  func prefixes() {
    expect(
      """
      @available(iOS 13, *)
      @objc
      public
      final class A {
        @IBOutlet
        private(set) weak var b: C?
        class func d() {}
      }
      """,
      """
      type: @available(iOS 13, *) @objc public final class A {typeBody}
        property: @IBOutlet private(set) weak var b: C?
        function: class func d() {functionBody}
      """)
  }

  @Test("members of protocols and enumerations have no bodies")
  func bodiless() {
    expect(
      """
      protocol A: B {
        var c: D { get set }
        func e() -> F
        init(g: H)
      }
      enum I { case j(K), l; indirect case m }
      import N
      typealias O = P
      """,
      """
      type: protocol A: B {typeBody}
        property: var c: D {accessors}
          accessor: get
          accessor: set
        function: func e() -> F
        function: init(g: H)
      type: enum I {typeBody}
        enumerationCase: case j(K), l
        enumerationCase: indirect case m
      importing: import N
      typeAlias: typealias O = P
      """)
  }
}
