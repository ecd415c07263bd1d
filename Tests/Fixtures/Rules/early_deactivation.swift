// What early_deactivation finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
func setUp() {
…
}

// case: a constraint that the closure makes and turns off is reported
a.snp.makeConstraints { make in
 self.top = make.top.equalTo(b).constraint
 ↓self.top?.deactivate()
}
// ---
a.snp.makeConstraints { make in
 self.top = make.top.equalTo(b).constraint
 ↓top!.deactivate()
}
// ---
a.snp.remakeConstraints {
 top = $0.top.equalTo(b).offset(8).priority(750).constraint
 ↓top?.isActive = false
}
// ---
a.snp.makeConstraints { make in
 ↓make.top.equalTo(b).constraint.deactivate()
}
// ---
a.snp.makeConstraints { make in
 style.top = make.top.equalTo(b).constraint
 ↓style.top?.deactivate()
}

// case: what was made elsewhere, or is turned off later, is silent
a.snp.makeConstraints { make in
 top = make.top.equalTo(b).constraint
 ↓top.deactivate()
}
// ---
a.snp.makeConstraints { make in
 top = make.top.equalTo(b).constraint
 ↓«top.deactivate→other.top?.deactivate»()
}
// ---
a.snp.makeConstraints { make in
 top = make.top.equalTo(b).constraint
 ↓top«.deactivate()→?.activate()
 top?.isActive = true»
}
// ---
a.snp.makeConstraints { make in
 top = make.top.equalTo(b).constraint
 ↓«top.deactivate()→later { top?.deactivate() }»
}
// ---
«a.snp.makeConstraints→all = a.snp.prepareConstraints» { make in
 top = make.top.equalTo(b).constraint
 ↓top.deactivate()
}
// ---
a.snp.makeConstraints { make in
 top = make.top.equalTo(b).constraint
}
top?.deactivate()
// ---
a.snp.makeConstraints { make in
 top?.deactivate()
 make.top.equalTo(b)
}
// ---
a.snp.makeConstraints { make in
 constraint.deactivate()
 make.top.equalTo(b)
}
// ---
a.snp.makeConstraints { make in
 self.constraint.isActive = false
 make.top.equalTo(b)
}
// ---
a.snp.makeConstraints { make in
 top?.deactivate()
 top = make.top.equalTo(b).constraint
}
// ---
top = a.topAnchor.constraint(equalTo: b.topAnchor)
top.isActive = false

// case: a list that was just made is not active
let all = [a.topAnchor.constraint(equalTo: b.topAnchor)]
↓NSLayoutConstraint.deactivate(all)
NSLayoutConstraint.activate(all)
// ---
let all = [a.topAnchor.constraint(equalTo: b.topAnchor)]
↓«NSLayoutConstraint.deactivate→use(all)
NSLayoutConstraint.deactivate»(all)
NSLayoutConstraint.activate(all)
// ---
let all = [a.topAnchor.constraint(equalTo: b.topAnchor)]
↓«NSLayoutConstraint.deactivate(all)→NSLayoutConstraint.activate(all)
NSLayoutConstraint.deactivate(all)»
NSLayoutConstraint.activate(all)
// ---
let all = [a.topAnchor.constraint(equalTo: b.topAnchor)]
↓NSLayoutConstraint.«deactivate(all)→deactivate(self.all)»
NSLayoutConstraint.activate(all)
// ---
«let all→let others» = [a.topAnchor.constraint(equalTo: b.topAnchor)]
↓NSLayoutConstraint.deactivate(all)
NSLayoutConstraint.activate(all)
// ---
let all = «[a.→kept ?? [a.»topAnchor.constraint(equalTo: b.topAnchor)]
↓NSLayoutConstraint.deactivate(all)
NSLayoutConstraint.activate(all)
// ---
var all: [NSLayoutConstraint] = []
all += [a.topAnchor.constraint(equalTo: b.topAnchor)]
↓NSLayoutConstraint.deactivate(all)
NSLayoutConstraint.activate(all)

// around:

// case: a constraint of another closure
titleLabel.snp.makeConstraints { make in
  titleTop?.deactivate()
  titleBelowCover = make.top.equalTo(cover.snp.bottom).constraint
}

// case: by assignment
cover.snp.remakeConstraints {
  self.coverHeight = $0.height.equalTo(120).constraint
  ↓self.coverHeight.isActive = false
}
