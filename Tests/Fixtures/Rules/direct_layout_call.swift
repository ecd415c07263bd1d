// What direct_layout_call finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let cover = UIView()
  private let engine = LayoutEngine()

  func show() {
    …
  }
}

// case: a direct call on a view is reported
// lines:
«super.»↓layoutSubviews()
↓self.layoutSubviews(); ↓cover.layoutSubviews()
«↓cover→engine».layoutSubviews()
cover.setNeedsLayout(); cover.layoutIfNeeded()

// around:
import XCTest
class PlayerView: UIView {
  private let cover = UIView()
  private let engine = LayoutEngine()

  func show() {
    …
  }
}

// case: tests are silent
layoutSubviews()
