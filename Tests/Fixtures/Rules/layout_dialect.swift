// What layout_dialect finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: each library is told from the others
// options: {style: anchors}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true } }
// ---
// options: {style: snapkit}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true } }
// says: `A` lays out with anchors
// ---
// options: {style: items}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0).isActive = true } }
// ---
// options: {style: snapkit}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { ↓NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0).isActive = true } }
// says: `A` lays out with `NSLayoutConstraint(item:)`
// ---
// options: {style: visual_format}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", metrics: nil, views: ["a": a])) } }
// ---
// options: {style: snapkit}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { addConstraints(↓NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", metrics: nil, views: ["a": a])) } }
// says: `A` lays out with visual format strings
// ---
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { a.snp.makeConstraints { $0.top.equalToSuperview() } } }
// ---
// options: {style: anchors}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { a.snp.makeConstraints { ↓$0.top.equalToSuperview() } } }
// says: `A` lays out with SnapKit
// ---
// options: {style: purelayout}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { a.autoPinEdge(toSuperviewEdge: .top) } }
// ---
// options: {style: snapkit}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { ↓a.autoPinEdge(toSuperviewEdge: .top) } }
// says: `A` lays out with PureLayout
// ---
// options: {style: tinyconstraints}
import UIKit
import TinyConstraints
import UIKit
class A: UIView { func setup() { a.topToSuperview() } }
// ---
// options: {style: snapkit}
import UIKit
import TinyConstraints
import UIKit
class A: UIView { func setup() { ↓a.topToSuperview() } }
// says: `A` lays out with TinyConstraints
// ---
// options: {style: cartography}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { constrain(a, b) { a, b in a.top == b.top } } }
// ---
// options: {style: snapkit}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { constrain(a, b) { a, b in ↓a.top == b.top } } }
// says: `A` lays out with Cartography
// ---
// options: {style: anchorage}
import UIKit
import UIKit
import Anchorage
class A: UIView { func setup() { a.topAnchor == b.topAnchor } }
// ---
// options: {style: snapkit}
import UIKit
import UIKit
import Anchorage
class A: UIView { func setup() { ↓a.topAnchor == b.topAnchor } }
// says: `A` lays out with Anchorage
// ---
// options: {style: easypeasy}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { a.easy.layout(Top(8)) } }
// ---
// options: {style: snapkit}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { a.easy.layout(↓Top(8)) } }
// says: `A` lays out with EasyPeasy
// ---
// options: {style: pinlayout}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { a.pin.top(8).left(8) } }
// ---
// options: {style: snapkit}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { a.pin.↓top(8).left(8) } }
// says: `A` lays out with PinLayout
// ---
// options: {style: flexlayout}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { a.flex.width(8).height(8) } }
// ---
// options: {style: snapkit}
import UIKit
import UIKit
import UIKit
class A: UIView { func setup() { a.flex.↓width(8).height(8) } }
// says: `A` lays out with FlexLayout
// ---
// options: {style: stevia}
import Stevia
import UIKit
import UIKit
class A: UIView { func setup() { a.top(8) } }
// ---
// options: {style: snapkit}
import Stevia
import UIKit
import UIKit
class A: UIView { func setup() { ↓a.top(8) } }
// says: `A` lays out with Stevia

// case: a project's own method may be named like one of a library that is not imported
// options: {style: snapkit}
class A: UIView { func setup() { a.centerInSuperview() } }
// ---
import TinyConstraints
class A: UIView { func setup() { ↓a.centerInSuperview() } }

// case: a type is reported once for each other library
// options: {style: anchors}
class A: UIView {
  func setup() {
    a.topAnchor.constraint(equalTo: topAnchor).isActive = true
    a.snp.makeConstraints {
      ↓$0.leading.equalToSuperview()
      $0.bottom.equalToSuperview()
    }
    b.snp.makeConstraints { $0.leading.equalToSuperview() }
    ↓b.autoPinEdge(toSuperviewEdge: .top)
  }
}
extension A {
  func more() { b.snp.makeConstraints { $0.top.equalToSuperview() } }
}

// case: what only an item can express, helpers of the project, and frames are accepted
// options: {style: anchors}
class A: UIView {
  func setup() {
    NSLayoutConstraint(item: a, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .right, multiplier: 0.25, constant: 0).isActive = true
  }
}
// ---
// lines:
extension UIView { func pin() { snp.makeConstraints { $0.edges.equalToSuperview() } } }
class A: UIView { override func layoutSubviews() { a.frame = bounds } }

// case: a view that UIKit places by its frame, and an initial frame, are no way to lay out
// options: {style: snapkit}
class A: UITextField {
  let icon = UIImageView()
  let badge = UIView()
  var shade: UIView?
  func setup() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
    icon.frame = CGRect(x: 8, y: 0, width: 24, height: 24)
    box.addSubview(icon)
    leftView = box
    shade = UIView(frame: frame)
    ↓badge.frame = CGRect(x: 8, y: 0, width: 24, height: 24)
  }
}
class B: UIViewController {
  let header = UIView(), button = UIButton(), switcher = UISwitch()
  func setupHeader() {
    header.frame.size.height = 40
    table.tableFooterView = header
    switcher.frame.size = CGSize(width: 24, height: 24)
    cell.accessoryView = switcher
    button.frame = CGRect(x: 8, y: 0, width: 24, height: 24)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
  }
}

// case: masks, snapshots and what covers another view have frames whatever others have
// options: {style: snapkit}
class A: UIViewController {
  let shade = UIView(), stencil = UIView()
  func setupShade() {
    «shade.mask = stencil
    »↓stencil.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  }
}
// ---
// options: {style: snapkit}
class A: UIViewController {
  let list = UITableView()
  func setupList() {
    ↓list.frame = view.«bounds.insetBy(dx: 8, dy: 8)→frame»
  }
}
// ---
// options: {style: snapkit}
class A: UIViewController {
  func setupTransition() -> UIView? {
    guard let copy = «makeView→card.snapshotView»(afterScreenUpdates: true) as UIView? else { return nil }
    ↓copy.frame.origin.y = 20
    view.addSubview(copy)
    return copy
  }
}

// case: a size that is a multiple of another one needs no item
// options: {style: anchors}
class A: UIView {
  func setup() {
    ↓NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: self, attribute: .width, multiplier: 0.5, constant: 0).isActive = true
  }
}

// case: the majority of view types decides
class A: UIView { func setup() { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true } }
class B: UIView { func setup() { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true } }
class C: UIView { func setup() { a.snp.makeConstraints { ↓$0.top.equalToSuperview() } } }
// says: 2 of 3 view types lay out with anchors; `C` lays out with SnapKit

// case: layout_dialect: frames and stacks
// options: {style: anchors}
final class A: UIView { let a = UILabel()
func setup() { ↓a.frame = CGRect(x: 0, y: 0, width: 8, height: 8) } }
// ---
// options: {style: frames}
final class A: UIView { let a = UILabel()
func setup() { a.frame = CGRect(x: 0, y: 0, width: 8, height: 8) } }
// ---
// options: {style: stacks}
final class A: UIView { let a = UILabel()
func setup() { ↓a.frame = CGRect(x: 0, y: 0, width: 8, height: 8) } }
// ---
final class A: UIView { let a = UILabel()
func setup() { a.frame = bounds } }
// ---
final class A: UIView { private let a = UILabel(); private let b = UILabel()
func setup() {
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: topAnchor), a.heightAnchor.constraint(equalToConstant: 8),
    ↓b.topAnchor.constraint(equalTo: a.bottomAnchor),
  ])
} }
// ---
// options: {style: anchors}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
func setup() {
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: topAnchor), a.heightAnchor.constraint(equalToConstant: 8),
    b.topAnchor.constraint(equalTo: a.bottomAnchor),
  ])
} }
