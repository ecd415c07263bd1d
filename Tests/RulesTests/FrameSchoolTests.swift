import RuleKit
import Testing

@testable import Rules

/// Code in the style of the two schools of frame layout, under the presets that are made for them.
@Suite("The schools of frame layout")
struct FrameSchoolTests {
  /// The rules that report something, in the order of their places.
  private func reports(_ preset: Preset, on code: String) -> [String] {
    var rules = RuleSet()
    for type in Catalog.rules {
      var (severity, options) = (Severity.off, [String: OptionValue]())
      for preset in [Preset.cookbook, preset] {
        severity = preset.severity(of: type.description) ?? severity
        options.merge(type.description.presetOptions[preset] ?? [:]) { _, new in new }
      }
      rules.add(type.configured(with: options), severity: severity)
    }
    return diagnostics(of: rules, in: code).map(\.rule)
  }

  /// A view in the style of KTResponsiveUI.
  ///
  /// - Parameters:
  ///   - body: code at the end of `performLayout()`.
  ///   - members: code beside it.
  private func responsiveView(_ body: String = "", members: String = "") -> String {
    """
    import UIKit

    class TrackView: UIView {
      var coverView: UIImageView!
      var titleLabel: UILabel!
      var artistLabel: UILabel!
      var lengthLabel: UILabel!
      var likeButton: UIButton!
      \(members)

      override func performLayout() {
        coverView = UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)
        coverView.layer.cornerRadius = coverView.frame.height / 2
        coverView.clipsToBounds = true
        coverView.image = UIImage(named: "cover")
        self.addSubview(coverView)

        titleLabel = UILabel(origin: coverView.topRightPoint(), leftInset: 12, width: 220, height: 24)
        titleLabel.text = "Title"
        titleLabel.font = .boldSystemFont(ofSize: UIView.getValueScaledByScreenWidthFor(baseValue: 16))
        self.addSubview(titleLabel)

        artistLabel = UILabel(origin: titleLabel.bottomLeftPoint(), width: 220, height: 20)
        artistLabel.textColor = .gray
        self.addSubview(artistLabel)

        lengthLabel = UILabel(origin: titleLabel.topRightPoint(), width: 40, height: 24)
        lengthLabel.textAlignment = .right
        self.addSubview(lengthLabel)

        likeButton = UIButton(topInset: 20, leftInset: 335, width: 24, height: 22)
        likeButton.setImage(UIImage(named: "heart"), for: .normal)
        self.addSubview(likeButton)
        \(body)
      }
    }
    """
  }

  @Test("a view that does everything in performLayout() is clean")
  func responsive() {
    #expect(reports(.responsiveFrames, on: responsiveView()) == [])
    #expect(reports(.cookbook, on: responsiveView()) == ["setup_grouping"])
    let classes = responsiveView()
      .replacing(
        "UIImageView(topInset: 8, leftInset: 16, height: 48, keepEqual: true)",
        with: "KTEqualImageView(topInset: 8, leftInset: 16, height: 48)"
      )
      .replacing("UILabel", with: "KTLabel").replacing("UIButton", with: "KTButton")
      .replacing("TrackView: UIView", with: "TrackView: KTResponsiveView")
    #expect(reports(.responsiveFrames, on: classes) == [])
  }

  @Test("a preset lets the entry point of its school configure many views, and be long")
  func entryPoints() {
    let conventions = ["config_in_layout", "setup_grouping", "setup_length"]
    let code = { (name: String) in
      let views = ["coverView", "titleView", "artistView", "likeView"]
      let lines = (0..<60).map { "\(views[$0 % 4]).backgroundColor = colors[\($0)]" }
      return """
        class TrackView: UIView {
          \(views.map { "let \($0) = UIView()" }.joined(separator: "\n"))
          func \(name)() {
            \(lines.joined(separator: "\n"))
          }
        }
        """
    }
    let found = { (preset: Preset, name: String) in
      Set(reports(preset, on: code(name))).intersection(conventions).sorted()
    }
    #expect(found(.cookbook, "layoutViews") == conventions)
    #expect(found(.viewLayout, "layoutViews") == [])
    #expect(found(.viewLayout, "setupViews") == Array(conventions.dropFirst()))
    #expect(found(.cookbook, "performLayout") == Array(conventions.dropFirst()))
    #expect(found(.responsiveFrames, "performLayout") == [])
    #expect(found(.responsiveFrames, "setupViews") == Array(conventions.dropFirst()))
  }

  @Test(
    "what the page warns of is reported",
    arguments: [
      (
        "",
        "override init(frame: CGRect) { super.init(frame: frame); likeButton.tintColor = .red }",
        ["layout_entry_point"]
      ),
      (
        "",
        "private let line = UIView(); func setUp() { line.isHidden = isLast; addSubview(line) }", []
      ),
      (
        "",
        "func setUpLine() { let line = UIView(topInset: 63, width: 375, height: 1); addSubview(line) }",
        ["layout_entry_point"]
      ),
      (
        "let line = UIView(topInset: 63, width: 375, height: 1); line.backgroundColor = .gray", "",
        ["layout_entry_point"]
      ),
      (
        "let menu = MenuView(width: 375, height: 40); menu.performLayout(); addSubview(menu)", "",
        ["layout_entry_point"]
      ),
      ("let line = UIView(topInset: 63, width: 375); addSubview(line)", "", ["zero_size"]),
      ("addSubview(UIView(topInset: 63))", "", ["zero_size"]),
      (
        """
        let dot = UIView(topInset: 63, width: 8, height: 8)
        dot.layer.cornerRadius = dot.frame.height / 2
        addSubview(dot)
        """, "", ["scaled_circle"]
      ),
      (
        "artistLabel.font = .systemFont(ofSize: 13)", "", ["config_in_layout", "unscaled_constant"]
      ),
      (
        """
        let dot = UIView(origin: CGPoint(x: artistLabel.frame.maxX, y: artistLabel.frame.minY), \
        width: 8, height: 4)
        addSubview(dot)
        """, "", ["frame_snapping"]
      ),
      (
        """
        artistLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        artistLabel.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        """, "", ["activate_together", "frames_only"]
      ), ("", "private let badge = UIView(topInset: 3, width: 8, height: 4)", ["dead_subview"]),
    ])
  func responsiveMistakes(body: String, members: String, expected: [String]) {
    #expect(reports(.responsiveFrames, on: responsiveView(body, members: members)) == expected)
  }

  /// A controller in the style of ViewLayout.
  ///
  /// - Parameters:
  ///   - body: code at the end of `viewDidLoad()`.
  ///   - members: code beside it.
  private func layoutController(_ body: String = "", members: String = "") -> String {
    """
    import UIKit

    class PanelViewController: UIViewController {
      var coverView: UIImageView!
      var titleLabel: UILabel!
      \(members)

      override func viewDidLoad() {
        super.viewDidLoad()
        let side = view.bounds.width / 3
        let coverFrame = UIView.ViewLayout(
          withBounds: view, position: .topLeft, size: CGSize(width: side, height: side),
          padding: (40, 8)
        ).makeInnerLayout()
        coverView = UIImageView(frame: coverFrame)
        coverView.backgroundColor = .darkGray
        view.addSubview(coverView)
        let titleFrame = UIView.ViewLayout(
          withFrame: coverView, position: .right, size: CGSize(width: side, height: 40),
          padding: (0, 8)
        ).makeOuterLayout()
        titleLabel = UILabel(frame: titleFrame)
        titleLabel.textColor = .white
        view.addSubview(titleLabel)
        \(body)
      }
    }
    """
  }

  @Test("a controller that lays its views out once, and after a rotation, is clean")
  func viewLayout() {
    let again = """
      override func didRotate(from orientation: UIInterfaceOrientation) { setFrames() }

      private func setFrames() {
        coverView.frame = UIView.ViewLayout(
          withBounds: view, position: .topLeft, size: coverView.frame.size, padding: (40, 8)
        ).makeInnerLayout()
      }
      """
    #expect(reports(.viewLayout, on: layoutController()) == [])
    #expect(reports(.viewLayout, on: layoutController(members: again)) == [])
  }

  @Test(
    "layout in callbacks, unfinished values and wrong guides are reported",
    arguments: [
      (
        "",
        """
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          coverView.frame = UIView.ViewLayout(
            withBounds: view, position: .topLeft, size: coverView.frame.size, padding: (40, 8)
          ).makeInnerLayout()
        }
        """, ["layout_in_callback"]
      ),
      (
        "",
        """
        override func viewWillLayoutSubviews() { setFrames() }

        private func setFrames() {
          let frame = UIView.ViewLayout(
            withFrame: coverView, position: .right, size: coverView.frame.size, padding: (0, 8)
          ).makeOuterLayout()
          titleLabel.frame = frame
        }
        """, ["layout_in_callback"]
      ),
      (
        "let layout = UIView.ViewLayout(withFrame: coverView, position: .left, size: size, padding: (0, 0))",
        "", ["unfinished_view_layout"]
      ),
      (
        """
        titleLabel.frame = UIView.ViewLayout(
          withBounds: coverView, position: .left, size: size, padding: (0, 0)
        ).makeOuterLayout()
        """, "", ["view_layout_guide"]
      ),
    ])
  func viewLayoutMistakes(body: String, members: String, expected: [String]) {
    #expect(reports(.viewLayout, on: layoutController(body, members: members)) == expected)
  }
}
