// case: a line break or a semicolon ends a statement
a = b
c(); d += e

f
// statements:
assignment: a = b
expression: c()
assignment: d += e
expression: f

// case: a statement continues with an operator, a member, a conditional, a cast and an open bracket
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
// statements:
expression: a .b .c(d, e)
assignment: x = y + z
assignment: w = f ? g : h
assignment: v = u as? T
assignment: i = j as? K
assignment: l = m
expression: -n

// case: a parenthesis or a bracket on a new line begins a statement
a
(b)
[c].d()
// statements:
expression: a
expression: (b)
expression: [c].d()

// case: a trailing closure may be on its own line, and more may follow with labels
a.b
{ c }
d { e } f: { g }
  h: { i }
j()
// statements:
expression: a.b {closure}
  expression: c
expression: d {closure} f: {closure} h: {closure}
  expression: e
  expression: g
  expression: i
expression: j()

// case: branches and loops, with closures in their headers
if a, let b = c.first { $0 }, d { e } else if f { g } else { h }
guard let i = j.map({ $0 }), k.contains { $0 } else { return }
for l in m.filter { $0 } where n { o }
while p { q }
repeat { r } while s
do { try t() } catch let u as V { w } catch { x }
defer { y }
outer: for z in 0..<1 { break outer }
// statements:
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

// case: the labels of a switch contain the statements that follow them
switch a {
case .b where c ? d : e, .f(let g):
  h
  i
@unknown default: j
}
k
// statements:
branch: switch a {switchBody}
  caseLabel: case .b where c ? d : e, .f(let g):{caseBody}
    expression: h
    expression: i
  caseLabel: @unknown default:{caseBody}
    expression: j
expression: k

// case: branches as expressions
let a = if b { c } else { d }
return switch e { case .f: g
default: h }
i
// statements:
property: let a = if b {branch} else {branch}
  expression: c
  expression: d
transfer: return switch e {switchBody}
  caseLabel: case .f:{caseBody}
    expression: g
  caseLabel: default:{caseBody}
    expression: h
expression: i

// case: `return` takes a value from the next line, unless that is a statement
{
  return
    a
}
f {
  return
  let b = c
}
// statements:
expression: {closure}
  transfer: return a
expression: f {closure}
  transfer: return
  property: let b = c

// case: conditional compilation: branches between statements, in a switch, in a chain and in a list
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
// statements:
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

// case: attributes and modifiers belong to the next declaration, even from a line of their own
@available(iOS 13, *)
@objc
public
final class A {
  @IBOutlet
  private(set) weak var b: C?
  class func d() {}
}
// statements:
type: @available(iOS 13, *) @objc public final class A {typeBody}
  property: @IBOutlet private(set) weak var b: C?
  function: class func d() {functionBody}

// case: members of protocols and enumerations have no bodies
protocol A: B {
  var c: D { get set }
  func e() -> F
  init(g: H)
}
enum I { case j(K), l; indirect case m }
import N
typealias O = P
// statements:
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
