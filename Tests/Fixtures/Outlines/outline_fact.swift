// case: types with their inheritance clauses
class A<T>: B<T>, C where T: D { }
extension E: F { }
struct G { }
actor H { }
enum I: J { }
// declarations:
class A: B<T>, C {typeBody}
extension E: F {typeBody}
structure G {typeBody}
actor H {typeBody}
enumeration I: J {typeBody}

// case: functions, initializers and subscripts
class A {
  func b<T>(c d: T = { 1 }()) async throws -> [E] where T: F { }
  override init?(g: H) { }
  deinit { }
  subscript(i: Int) -> J { get { k } set { } }
  static func == (l: A, m: A) -> Bool { true }
}
// declarations:
class A {typeBody}
function b(c d: T = { 1 }()) {functionBody}
initializer(g: H) {functionBody}
deinitializer {functionBody}
subscripting(i: Int) {accessors}
accessor get {functionBody}
accessor set {functionBody}
function ==(l: A, m: A) {functionBody}

// case: functions with any modifier
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
// declarations:
structure A {typeBody}
function b() {functionBody}
function c() {functionBody}
function d() {functionBody}
function e() {functionBody}
function -(f: A) {functionBody}
function h() {functionBody}
property consuming = 1
function i() {functionBody}

// case: properties: several in one statement, types, values, accessors and observers
var a: [B: C]? = d(e), f = { g }()
lazy var h: I = { let j = k; return j }()
var l: M { n }
var o: P { get { q } set(r) { } }
var s = T { u } { didSet { } willSet { } }
let (v, w) = x
var y: Dictionary<A, B> = z
// declarations:
property a: [B: C]? = d(e)
property f = {closure}()
property h: I = {closure}()
property j = k
property l: M {functionBody}
accessor l {functionBody}
property o: P {accessors}
accessor get {functionBody}
accessor set(r) {functionBody}
property s = T {closure} {accessors}
accessor didSet {functionBody}
accessor willSet {functionBody}
property = x
property y: Dictionary<A, B> = z

// case: names that conditions, loops and patterns bind
if let a, var b = c { }
for d in e { }
switch f { case .g(let h): i
default: j }
// declarations:
binding a
binding b
binding d
binding h

// case: calls with their chains, arguments and closures
a.b(c, d: e.f(g)).h { i } j: { k }
l?.m!(n: o ? p : q, r: [s, t], u: { v, w in x })
Array<Int, [B]>(y)
z < aa, bb > (cc)
dd { ee }.ff(gg: -hh)
ii[jj](kk)
// calls:
a … b(c, d: e.f(g))
e … f(g)
a … h {}
l … m(n: o ? p : q, r: [s, t], u: {closure})
Array(y)
dd {}
dd … ff(gg: -hh)
ii … -(kk)

// case: closures with every form of signature
a { $0 }
a { b in c }
a { b, _ in c }
a { (b: C, d) -> E in f }
a { [weak self, g = h] b in c }
a { @MainActor [i] (j) async throws -> K<L> in m }
a({ n in o })
let p = { q in r }
a { for b in c { } }
// closures:
a: 
a: b
a: b, _
a: (b: C, d) -> E
a: [weak self, g = h] b
a: @MainActor [i] (j) async throws -> K<L>
a: n
-: q
a: 

// case: interpolations are lists with calls in them
let a = "b \(c.d(e)) f \(g("h \(i())"))"
// calls:
c … d(e)
g("h \(i())")
i()

// case: a key path and a member without a base are operands
a.map(\.b.c).d(.e(f))
g(\A.b)
// calls:
a … map(\.b.c)
a … d(.e(f))
. … e(f)
g(\A.b)

// case: a missing bracket affects its block, not the file
func a() { b(c }
func d() { }
// declarations:
function a() {functionBody}
function d() {functionBody}
// problems:
unclosedBracket 12
// ---
func a() { b c) }
func d() { }
// declarations:
function a() {functionBody}
function d() {functionBody}
// problems:
unopenedBracket 14
// ---
func a() { b[c }
func d() { }
// declarations:
function a() {functionBody}
function d() {functionBody}
// problems:
unclosedBracket 12
// ---
func a() { b }}
func d() { }
// declarations:
function a() {functionBody}
function d() {functionBody}
// problems:
unopenedBracket 14
// ---
func a() { f({ b) }
func d() { }
// declarations:
function a() {functionBody}
function d() {functionBody}
// problems:
unopenedBracket 16
unclosedBracket 12
unclosedBracket 9

// case: an unclosed brace runs to the end of the file
func a() { if b { c
func d() { }
// problems:
unclosedBracket 16
unclosedBracket 9

// case: a missing bracket affects its block, not the file
func a() { b(c }
func d() { }
// problems:
unclosedBracket 12
// declarations:
function a() {functionBody}
function d() {functionBody}
// ---
func a() { b c) }
func d() { }
// problems:
unopenedBracket 14
// declarations:
function a() {functionBody}
function d() {functionBody}
// ---
func a() { b[c }
func d() { }
// problems:
unclosedBracket 12
// declarations:
function a() {functionBody}
function d() {functionBody}
// ---
func a() { b }}
func d() { }
// problems:
unopenedBracket 14
// declarations:
function a() {functionBody}
function d() {functionBody}
// ---
func a() { f({ b) }
func d() { }
// problems:
unopenedBracket 16
unclosedBracket 12
unclosedBracket 9
// declarations:
function a() {functionBody}
function d() {functionBody}
