// Code whose behaviour a fix once changed: each was run, and behaved differently afterwards.

// case: prepared constraints, one by its position
// imports: SnapKit
let cs = a.snp.prepareConstraints { make in
  make.leading.equalToSuperview()
  make.top.equalToSuperview()
}
cs[1].activate()

// case: an array that is handed to a reader of a position
keep([
  a.widthAnchor.constraint(equalToConstant: 10),
  a.heightAnchor.constraint(equalToConstant: 20),
])

// case: arguments with side effects
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: takeSpace(3)),
  a.topAnchor.constraint(equalTo: topAnchor, constant: takeSpace(10)),
])

// case: arguments with side effects, in statements
a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: takeSpace(3)).isActive = true
a.topAnchor.constraint(equalTo: topAnchor, constant: takeSpace(10)).isActive = true

// case: arguments with side effects, in a maker
// imports: SnapKit
a.snp.makeConstraints { make in
  make.leading.equalToSuperview().offset(takeSpace(3))
  make.top.equalToSuperview().offset(takeSpace(10))
}

// case: lazy views that add themselves
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: badge.trailingAnchor),
  a.topAnchor.constraint(equalTo: hint.bottomAnchor),
])

// case: lazy views that add themselves, in a maker
// imports: SnapKit
a.snp.makeConstraints { make in
  make.leading.equalTo(badge.snp.trailing)
  make.top.equalTo(hint.snp.bottom)
}

// case: a computed property that counts
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
  a.topAnchor.constraint(equalTo: topAnchor, constant: margin),
])

// case: a stored array, one by its position
kept = [
  a.widthAnchor.constraint(equalToConstant: 10),
  a.heightAnchor.constraint(equalToConstant: 20),
]
kept[1].isActive = true

// case: a stored array, the first one
let sizes = [
  a.widthAnchor.constraint(equalToConstant: 10),
  a.heightAnchor.constraint(equalToConstant: 20),
]
sizes.first?.isActive = true

// case: an array that is taken apart by a pattern
sizes().dropFirst().forEach { $0.isActive = true }
// members:
func sizes() -> [NSLayoutConstraint] {
  [
    a.widthAnchor.constraint(equalToConstant: 10),
    a.heightAnchor.constraint(equalToConstant: 20),
  ]
}

// case: an array that is appended
kept.append(a.widthAnchor.constraint(equalToConstant: 10))
kept.append(a.heightAnchor.constraint(equalToConstant: 20))
Recorder.note("last", kept.last)

// case: a loop over an array
[
  a.widthAnchor.constraint(equalToConstant: 10),
  a.heightAnchor.constraint(equalToConstant: 20),
].forEach {
  Recorder.note("activates", $0)
  $0.isActive = true
}

// case: a result builder
build {
  a.widthAnchor.constraint(equalToConstant: 10)
  a.heightAnchor.constraint(equalToConstant: 20)
}
// members:
func build(@Constraints _ make: () -> [NSLayoutConstraint]) {
  let made = make()
  Recorder.note("second", made[1])
  made[1].isActive = true
}
// below:
@resultBuilder
enum Constraints {
  static func buildBlock(_ parts: NSLayoutConstraint...) -> [NSLayoutConstraint] { parts }
}

// case: an array that is assigned to variables
assign([
  a.widthAnchor.constraint(equalToConstant: 10),
  a.heightAnchor.constraint(equalToConstant: 20),
])
// members:
var width: NSLayoutConstraint?
var height: NSLayoutConstraint?

func assign(_ made: [NSLayoutConstraint]) {
  width = made[0]
  height = made[1]
  width?.isActive = true
  width?.identifier = "width"
}

// case: an optional view
extra?.topAnchor.constraint(equalTo: topAnchor).isActive = true
extra?.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true

// case: a view that is not there, and arguments with side effects
missing?.topAnchor.constraint(equalTo: topAnchor, constant: takeSpace(1)).isActive = true
missing?.leadingAnchor.constraint(equalTo: leadingAnchor, constant: takeSpace(2)).isActive = true

// case: an argument that reads what is active
let width = a.widthAnchor.constraint(equalToConstant: 10)
kept = [width]
a.topAnchor.constraint(equalTo: topAnchor).isActive = true
a.bottomAnchor.constraint(
  equalTo: bottomAnchor, constant: constraints.count == 1 ? 4 : 8
).isActive = true

// case: an argument that reads `isActive`
activated(a.topAnchor.constraint(equalTo: topAnchor)).isActive = true
a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: isWide ? 4 : 8).isActive = true
// members:
lazy var height: NSLayoutConstraint = {
  let made = b.heightAnchor.constraint(equalToConstant: 44)
  kept.append(made)
  return made
}()

func activated(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
  constraint.isActive = true
  kept.append(constraint)
  return constraint
}

// case: an error between two activations
do { try place() } catch { Recorder.note("\(error)") }
// members:
struct Refusal: Error {}

func guide(_ isThere: Bool) throws -> UIView {
  guard isThere else { throw Refusal() }
  return self
}

func place() throws {
  try a.topAnchor.constraint(equalTo: guide(true).topAnchor).isActive = true
  try a.leadingAnchor.constraint(equalTo: guide(false).leadingAnchor).isActive = true
}

// case: an awaited guide between two activations
Recorder.note("nothing is awaited here")
// members:
func guide() async -> UIView { self }

func place() async {
  await a.topAnchor.constraint(equalTo: guide().topAnchor).isActive = true
  await a.leadingAnchor.constraint(equalTo: guide().leadingAnchor).isActive = true
}

// case: an `Int` beside a minus
a.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(-count)).isActive = true

// case: a `constant:` of one's own that is an `Int`
move(a, constant: -count)
// members:
func move(_ view: UIView, constant: Int) {
  view.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(constant)).isActive = true
}

// case: a `constant` of a model that is an `Int`
var model = Model()
model.constant = -count
Recorder.note("\(model.constant)")
// members:
struct Model { var constant = 0 }

// case: negatives beside other operators
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: topAnchor, constant: -x+3),
  a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -x*2),
  a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: x / Layout.margin * -1),
  a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 3 - -x),
])
// members:
let x: CGFloat = 6

// case: a minus in a closure that makes a whole number
a.topAnchor.constraint(
  equalTo: topAnchor, constant: CGFloat([count].map { -$0 }[0])
).isActive = true

// case: a sum that is an `Int`
a.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(-(count + 1))).isActive = true
b.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(count / 2 * -1)).isActive = true

// case: a parameter that is an `Int` and hides a property
place(inset: 3)
a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -inset).isActive = true
// members:
func place(inset: Int) {
  a.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(-inset)).isActive = true
}

// case: a `constraint(equalTo:constant:)` of one's own that takes an `Int`
a.topAnchor.constraint(equalTo: topAnchor, constant: -count).isActive = true
// below:
fileprivate extension NSLayoutYAxisAnchor {
  func constraint(equalTo other: NSLayoutYAxisAnchor, constant: Int) -> NSLayoutConstraint {
    constraint(equalTo: other, constant: CGFloat(constant))
  }
}

// case: constants that are set
let made = a.topAnchor.constraint(equalTo: topAnchor)
height = a.heightAnchor.constraint(equalToConstant: 40)
made.constant = -inset*2+3 - -Layout.gap
height?.constant += -insets.bottom
if let height { height.constant = -(inset + 3) / Layout.gap * -1.0 }
NSLayoutConstraint.activate([made, height!])
// members:
var height: NSLayoutConstraint?
let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

// case: negatives with a remainder beside them
let made = [
  a.topAnchor.constraint(equalTo: topAnchor, constant: x-inset * -1),
  a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 7 - x / 4 * inset * -1 / 3),
  a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset / -x),
  b.topAnchor.constraint(equalTo: topAnchor, constant: -y+x*2-inset),
  b.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -(-x+y)),
  b.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -frame.width / 3),
]
NSLayoutConstraint.activate(made)
// members:
let x: CGFloat = 6, y = 0.5

// case: an offset that is an `Int`
// imports: SnapKit
a.snp.makeConstraints { make in
  make.top.equalToSuperview().offset(-count)
}

// case: frames through a computed margin
a.frame.origin.x = 20
a.frame.origin.y = edge
Recorder.note("\(a.frame)")

// case: frames through a margin that counts
a.frame.origin.x = margin
a.frame.origin.y = margin

// case: a frame through a function
a.frame.origin.x = 20
a.frame.origin.y = below()
// members:
func below() -> CGFloat { a.frame.minX + 4 }

// case: frames that read each other
a.frame.size.width = 100
a.frame.size.height = a.frame.width / 2

// case: a point without the helper that names it
c.center = CGPoint(x: a.frame.maxX, y: a.frame.minY)
