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
