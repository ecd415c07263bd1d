// What old_size_in_transition finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PagesController: UIViewController {
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
…
  }
  private func place(in size: CGSize) {}
}

// case: layout by the size of the view is reported once
// lines:
cover.frame = ↓view.bounds; label.frame = view.bounds
self.cover.frame = CGRect(origin: .zero, size: ↓self.view.bounds.size)
cover.frame.size.width = ↓view.frame.width - 16
scroll.contentSize = CGSize(width: ↓view.bounds.width * 3, height: 80)
layout.itemSize.width = ↓view.bounds.width / 2
widthConstraint.constant = ↓view.bounds.width
gradient.frame = ↓view.bounds
place(in: ↓view.bounds.size)
self.place(in: CGSize(width: ↓view.bounds.width, height: 8))
scroll.setContentOffset(CGPoint(x: ↓view.bounds.width, y: 0), animated: false)
for page in pages { page.frame.size = ↓view.bounds.size }
pages.forEach { $0.frame.size = ↓view.bounds.size }
let width = ↓view.bounds.width; cover.frame.size.width = width
let offset = page * ↓view.bounds.width; coordinator.animate(alongsideTransition: { _ in self.scroll.contentOffset = CGPoint(x: offset, y: 0) })
cover.snp.updateConstraints { $0.width.equalTo(↓view.bounds.width) }

// case: the new size, code of later, and what only reads the old size are silent
// lines:
cover.frame.size = ↓«view.bounds.size→size»
«coordinator.animate(alongsideTransition: { _ in »self.cover.frame = ↓self.view.bounds« })»
DispatchQueue.main.async { self.cover.frame = self.view.bounds }
let page = Int(scroll.contentOffset.x / max(view.bounds.width, 1)); coordinator.animate(alongsideTransition: { _ in self.scroll.contentOffset.x = CGFloat(page) * size.width })
let ratio = size.width / view.bounds.width; cover.frame.size.width = ratio * 8
oldSize = view.bounds.size
if view.bounds.size != size { collection.reloadData() }
cover.frame = ↓«view→other».bounds
let view = UIView(); cover.frame = view.bounds
