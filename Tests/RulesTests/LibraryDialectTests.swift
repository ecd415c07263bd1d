import LintEngine
import Platform
import RuleKit
import TestSupport
import Testing

@testable import Rules

/// The rules on code with PureLayout, TinyConstraints and format strings.
@Suite("Libraries that activate constraints by themselves")
struct LibraryDialectTests {
  @Test("constraint_order compares consecutive calls on a view")
  func order() {
    expect(
      ConstraintOrder(),
      """
      func setUp() {
        icon.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
        label.autoPinEdgesToSuperviewEdges()
        ↓icon.autoPinEdge(toSuperviewEdge: .top)
        icon.isHidden = true
        icon.autoPinEdge(toSuperviewEdge: .bottom)
      }
      """)
    expect(
      ConstraintOrder(),
      """
      func setUp() {
        icon.topToSuperview()
        icon.bottomToSuperview()
        ↓icon.leadingToTrailing(of: label, offset: 8)
        icon.width(44)
      }
      """)
    expect(
      ConstraintOrder(),
      """
      import TinyConstraints
      func setUp() {
        icon.width(44)
        ↓icon.height(44)
      }
      """)
  }

  @Test("constraint_order sorts the calls on a view, and no others")
  func orderFix() {
    let code = """
      func setUp() {
        icon.autoPinEdge(.leading, to: .trailing, of: label)
        icon.autoPinEdge(toSuperviewEdge: .top) // flush
      }
      """
    let fixed = fixing(code) { diagnostics(of: ConstraintOrder(), in: $0) }
    #expect(
      fixed == """
        func setUp() {
          icon.autoPinEdge(toSuperviewEdge: .top) // flush
          icon.autoPinEdge(.leading, to: .trailing, of: label)
        }
        """)
    let stored = """
      func setUp() {
        icon.autoPinEdge(toSuperviewEdge: .leading)
        top = icon.autoPinEdge(toSuperviewEdge: .top)
      }
      """
    #expect(fixing(stored) { diagnostics(of: ConstraintOrder(), in: $0) } == stored)
  }

  @Test("constraint_order ignores format strings")
  func formats() {
    expect(
      ConstraintOrder(),
      """
      let views = ["icon": icon, "label": label]
      view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[icon(44)]-[label]-|", views: views))
      view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-[label]-|", views: views))
      view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-[icon(44)]", views: views))
      view.addConstraint(icon.topAnchor.constraint(equalTo: label.topAnchor))
      """)
  }

  @Test("negative_constant reads offsets, insets and their parts")
  func negatives() {
    expect(
      NegativeConstant(),
      """
      func setUp() {
        icon.autoPinEdge(toSuperviewEdge: .bottom, withInset: ↓-inset)
        label.autoPinEdge(.top, to: .bottom, of: icon, withOffset: ↓-space)
        title.autoPinEdge(toSuperviewEdge: .bottom, withInset: height - inset)
        badge.autoSetDimensions(to: CGSize(width: width, height: ↓-height))
      }
      """)
    expect(
      NegativeConstant(),
      """
      func setUp() {
        icon.bottomToSuperview(offset: ↓-inset)
        label.edgesToSuperview(insets: .uniform(↓-space))
        title.topToBottom(of: label, offset: -8)
      }
      """)
  }

  @Test("config_in_layout reads the calls and their closures as layout")
  func configuration() {
    expect(
      ConfigInLayout(),
      """
      class CardView: UIView {
        let icon = UIImageView.newAutoLayout()
        func setUp() {
          icon.autoCenterInSuperview()
          ↓icon.backgroundColor = .red
        }
        func place() {
          NSLayoutConstraint.autoSetPriority(.defaultLow) {
            ↓icon.backgroundColor = .red
            icon.autoSetDimension(.height, toSize: 44)
          }
        }
        func fill() {
          addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[icon]|", views: ["icon": icon]))
          ↓icon.backgroundColor = .red
        }
      }
      """)
  }

  @Test("layout_in_initialization allows a view's own size, but no edges")
  func initialization() {
    expect(
      LayoutInInitialization(),
      """
      import TinyConstraints
      class CardView: UIView {
        let icon: UIImageView = {
          let icon = UIImageView()
          icon.autoSetDimensions(to: CGSize(width: 44, height: 44))
          icon.height(44)
          return icon
        }()
        lazy var label: UILabel = {
          let label = UILabel()
          ↓label.edgesToSuperview()
          return label
        }()
      }
      """)
  }

  @Test("a file truncated at any byte is read safely")
  func prefixes() {
    let rules = RuleSet.catalogue()
    let bytes = Array(
      #"""
      import TinyConstraints
      class A: UIView {
        func setUp() {
          a.edgesToSuperview(excluding: [.top], insets: .top(-x) + .left(8), isActive: false)
          a.stack([b, self.c], axis: .vertical)
          a.width(min: 8, max: -x).then { $0.isActive = true }
          NSLayoutConstraint.autoSetPriority(.required) { a.autoPinEdge(.top, to: .bottom, of: b) }
          ([a, b] as NSArray).autoSetViewsDimensions(to: CGSize(width: 8, height: 8))
          let views = ["a": a as Any]
          x(NSLayoutConstraint.constraints(withVisualFormat: "|-[a(>=8)]", options: [.alignAllTop], views: views))
        }
      }
      """#.utf8)
    let checker = FileChecker(rules: rules)
    for end in stride(from: 0, to: bytes.count, by: Effort.full(1, byDefault: 4)) {
      checker.source.load(bytes[..<end])
      let found = checker.check(path: FilePath("Cut.swift"))
      #expect(found.allSatisfy { $0.range.upperBound <= end })
    }
  }
}
