// What hidden_gap finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel()
  func setup() {
    addSubview(a); addSubview(b); addSubview(c)
    a.autoPinEdge(toSuperviewEdge: .top)
    b.autoPinEdge(.top, to: .bottom, of: a, withOffset: 8)
    …
  }
}

// case: a view between two others that a function only hides
c.autoPinEdge(.top, to: .bottom, of: b, withOffset: 8)
}
func render() { ↓b.isHidden = «text == nil→false»
// ---
c.autoPinEdge(.top, to: .bottom, of: b, withOffset: 8)
}
func render() { ↓self.b.isHidden = true«; top.constant = 0»
// ---
b.bottomAnchor.constraint(equalTo: c.topAnchor).isActive = true
}
func render() { ↓b.isHidden = isEmpty«; b.snp.remakeConstraints { $0.top.equalTo(a) }»
// ---
c.autoPinEdge(.top, to: .bottom, of: b, withOffset: 8)«; c.topAnchor.constraint(equalTo: a.bottomAnchor).priority = .defaultLow; c.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor).isActive = true»
}
func render() { ↓b.isHidden = true
// ---
c.autoPinEdge(.top, to: .bottom, of: b, withOffset: 8)«; stack.addArrangedSubview(b)»
}
func render() { ↓b.isHidden = true

// case: the first and the last view of a column leave no gap
c.autoPinEdge(.top, to: .bottom, of: b, withOffset: 8)
}
func render() { a.isHidden = true; c.isHidden = true
