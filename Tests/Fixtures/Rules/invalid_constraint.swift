// What invalid_constraint finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let cover = UIView()
  private let card = UIView()

  func setup() {
    addSubview(card)
    card.addSubview(cover)
    …
  }
}

// case: a place that is related to nothing is reported
// lines:
let a = NSLayoutConstraint(item: cover, attribute: «↓.top→.height», relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8)
let a = NSLayoutConstraint(item: cover, attribute: ↓.centerX, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8)
let a = NSLayoutConstraint(item: cover, attribute: ↓NSLayoutConstraint.Attribute.leading, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8)
let a = NSLayoutConstraint(item: cover, attribute: side.attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8)
let a = NSLayoutConstraint(item: cover, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8)
let a = NSLayoutConstraint(item: cover, attribute: .top, relatedBy: .equal, toItem: card, attribute: .notAnAttribute, multiplier: 1, constant: 8)
let a = NSLayoutConstraint(item: cover, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8)

// case: a view that the dictionary of a format does not have is reported
// lines:
let views = ["cover": cover]; add(NSLayoutConstraint.constraints(withVisualFormat: ↓"H:|[cov]|", metrics: nil, views: views))
add(NSLayoutConstraint.constraints(withVisualFormat: ↓"V:|-[cover(44)]-8-[card(>=cover)]", metrics: nil, views: ["cover": cover«, "card": card»]))
var views = ["cover": cover]; views["card"] = card; add(NSLayoutConstraint.constraints(withVisualFormat: "H:|[card]|", metrics: nil, views: views))
add(NSLayoutConstraint.constraints(withVisualFormat: "H:|[\(name)]|", metrics: nil, views: ["cover": cover]))
add(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["cover": cover]))

// case: a constraint that is added to a view inside of one of its items is reported
// lines:
let top = NSLayoutConstraint(item: cover, attribute: .top, relatedBy: .equal, toItem: card, attribute: .top, multiplier: 1, constant: 0); ↓cover.addConstraint(top)
let top = NSLayoutConstraint(item: cover, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0); «↓card.addConstraints→addConstraints»([top])
↓card.addConstraint(NSLayoutConstraint(item: cover, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0))
let top = NSLayoutConstraint(item: cover, attribute: .top, relatedBy: .equal, toItem: card, attribute: .top, multiplier: 1, constant: 0); card.addConstraint(top); addConstraint(top); other.addConstraint(top)

// around:

// case: a mistake in a test is found if it crashes: nobody sees how its views look
import XCTest
class Tests: XCTestCase { func test() { NSLayoutConstraint(item: a, attribute: ↓.top, relatedBy: .equal, toItem: nil, attribute: .top, multiplier: 1, constant: 8) } }
// stays:

// case: added to one of its items
class PlayerView: UIView {
  private let cover = UIImageView()

  func setup() {
    addSubview(cover)
    let top = NSLayoutConstraint(
      item: cover, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1,
      constant: 0)
    ↓cover.addConstraint(top)
  }
}

// around:
class PlayerView: UIView {
  private let cover = UIView()
  private let card = UIView()

  func setup() {
    addSubview(card)
    addSubview(cover)
    …
  }
}

// case: places along different axes, and a place and a length, are not related
// lines:
let a = ↓NSLayoutConstraint(item: cover, attribute: .centerX, relatedBy: .equal, toItem: card, attribute: «.centerY→.leading», multiplier: 1, constant: 0)
let a = ↓NSLayoutConstraint(item: cover, attribute: .width, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0)
let a = ↓NSLayoutConstraint(item: cover, attribute: .lastBaseline, relatedBy: .equal, toItem: card, attribute: .right, multiplier: 1, constant: 0)
let a = NSLayoutConstraint(item: cover, attribute: .lastBaseline, relatedBy: .equal, toItem: card, attribute: .bottom, multiplier: 1, constant: 0)
let a = NSLayoutConstraint(item: cover, attribute: .width, relatedBy: .equal, toItem: cover, attribute: .height, multiplier: 1, constant: 0)
cover.snp.makeConstraints { ↓$0.top.equalTo(card.snp.trailing).offset(8) }
cover.snp.makeConstraints { make in ↓make.centerX.equalTo(self.snp.centerY) }
cover.snp.makeConstraints { $0.top.leading.equalTo(card); $0.size.equalTo(card.snp.width); $0.centerX.equalTo(8) }
cover.snp.makeConstraints { ↓$0.top.leading.equalTo(card.snp.top) }
[cover, card].forEach { $0.snp.makeConstraints { make in ↓make.leading.equalTo(self.snp.top) } }
↓cover.autoPinEdge(.top, to: .trailing, of: card)
cover.autoPinEdge(.top, to: .bottom, of: card); cover.autoMatch(.width, to: .height, of: card)
constrain(cover, card) { cover, card in ↓cover.top == card.left + 8; cover.width == card.height }
cover.easy.layout(↓Top(8).to(card, .leading), Left(8).to(card, .right))

// case: the message names both
let a = ↓NSLayoutConstraint(item: cover, attribute: .centerX, relatedBy: .equal, toItem: card, attribute: .centerY, multiplier: 1, constant: 0)
// says: crashes: the centerX of `cover` cannot be related to a centerY: only places along one axis, or two sizes, go together
// advice: relate it to the centerX

// case: a view that is next to an item, or the item itself where the other one is around it, cannot hold a constraint
// lines:
let top = NSLayoutConstraint(item: cover, attribute: .top, relatedBy: .equal, toItem: card, attribute: .bottom, multiplier: 1, constant: 0); «↓cover.addConstraint→addConstraint»(top)
let size = NSLayoutConstraint(item: card, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8); ↓cover.addConstraint(size)
let rows = NSLayoutConstraint.constraints(withVisualFormat: "V:|-8-[card]", metrics: nil, views: ["card": card]); «↓card.addConstraints→self.addConstraints»(rows)
↓card.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-8-[card]", metrics: nil, views: ["card": card]))
card.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[card(44)]", metrics: nil, views: ["card": card]))
let rows = NSLayoutConstraint.constraints(withVisualFormat: "V:[card(44)]", metrics: nil, views: ["card": card]); card.addConstraints(rows)
let title = UILabel(); card.addSubview(title); card.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-8-[title]", metrics: nil, views: ["title": title]))
let title = UILabel(); cover.addSubview(title); let top = title.topAnchor.constraint(equalTo: card.topAnchor); ↓cover.addConstraint(top)
let title = UILabel(); place(title); let top = title.topAnchor.constraint(equalTo: cover.topAnchor); cover.addConstraint(top)
