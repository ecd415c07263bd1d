// case: a maker's target is a view if the code shows one, otherwise a number
class A: UIView {
  let card = CardView()
  let side = 8
  func make() {
    let other = UIView()
    a.snp.makeConstraints { make in
      make.top.equalTo(card)
      make.top.equalTo(self.card)
      make.top.equalTo(other)
      make.top.equalTo(self)
      make.top.equalTo(view.safeAreaLayoutGuide)
      make.top.equalTo(titleLabel)
      make.top.equalTo(a)
      make.top.equalTo(snp.bottom)
      make.width.equalTo(side)
      make.width.equalTo(Layout.side)
      make.width.equalTo(something)
    }
  }
}
// constraints:
a.top = card.top (maker)
a.top = card.top (maker)
a.top = other.top (maker)
a.top = self.top (maker)
a.top = view.safeAreaLayoutGuide.top (maker)
a.top = titleLabel.top (maker)
a.top = a.top (maker)
a.top = self.bottom (maker)
a.width = + side (maker)
a.width = + Layout.side (maker)
a.width = + something (maker)

// case: an anchor in a parameter has no known owner
extension UIView {
  func pin(topAnchor: NSLayoutYAxisAnchor) {
    self.topAnchor.constraint(equalTo: topAnchor)
    leadingAnchor.constraint(equalTo: x.leadingAnchor)
  }
}
// constraints:
self.top = ?.top (dropped)
self.leading = x.leading (dropped)

// case: an inset points inward, an offset does not
a.snp.makeConstraints { make in
  make.top.equalToSuperview().inset(8)
  make.top.equalToSuperview().offset(8)
  make.top.equalToSuperview()
}
a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)
// constraints:
a.top = superview.top + 8 (maker)
a.top = superview.top + 8 (maker)
a.top = superview.top (maker)
a.top = b.top + 8 (dropped)
// directions:
constant inward
-
-
-
