import Testing

extension OutlineTests {
  @Test("margins of PinLayout move the edges that the chain places, and nothing else")
  func margins() throws {
    let lines = try view(
      "  let a = UILabel()\n  let b = UILabel()\n  let padding: CGFloat = 4",
      """
          addSubview(a)
          addSubview(b)
          a.pin.topCenter(8).width(50%).maxWidth(200).sizeToFit(.width)
          b.pin.below(of: a, aligned: .left).right(2).marginTop(padding).marginRight(gap)
      """)
    #expect(
      lines.suffix(6) == [
        "├─ a  UILabel", "│     top = superview + 8, centerX = superview, width = superview * 0.5,",
        "│       width <= 200", "│     sets sizeToFit .width", "└─ b  UILabel",
        "      top = a.bottom + 4, left = a, right = superview - (2 + gap)",
      ], "\(lines)")
  }

  @Test("margins of a center and margins of several numbers are listed")
  func unclearMargins() throws {
    let lines = try view(
      "  let a = UILabel()", "    addSubview(a)\n    a.pin.top().hCenter().margin(8)")
    #expect(lines.contains { $0.contains("top = superview + 8") }, "\(lines)")
    #expect(lines.suffix(2) == ["Not resolved:", "  line 5: what `margin(8)` does"], "\(lines)")
  }

  @Test("TinyConstraints names the safe area, and adds insets up")
  func tinyConstraints() throws {
    let lines = try outline(
      """
      class PlayerView: UIView {
        let a = UILabel()
        func setUp() {
          addSubview(a)
          a.topToSuperview(offset: 8, usingSafeArea: true)
          a.edgesToSuperview(excluding: .top, insets: .left(4) + .right(-4))
        }
      }
      """, width: 120)
    #expect(
      lines.last
        == "      top = safeArea + 8, bottom = superview, left = superview + 4, right = superview + 4",
      "\(lines)")
  }

  @Test("PureLayout names the guides of the superview")
  func pureLayout() throws {
    let lines = try view(
      "  let a = UILabel()",
      """
          addSubview(a)
          a.autoPinEdge(toSuperviewSafeArea: .top, withInset: 8)
          a.autoPinEdge(toSuperviewMargin: .left)
      """)
    #expect(lines.last == "      top = safeArea + 8, left = margins", "\(lines)")
  }

  @Test("formats have the numbers that they spell, and a view that a call returns keeps its name")
  func formats() throws {
    let lines = try view(
      "",
      """
          if let content = loadContent() {
            addSubview(content)
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-4-[c]-|", options: [], metrics: nil, views: ["c": content]))
          }
      """)
    #expect(lines.contains("└─ content  if let content = loadContent()"), "\(lines)")
    #expect(lines.contains { $0.contains("top = superview + 4") }, "\(lines)")
    #expect(lines.contains { $0.contains("bottom = superview - standard space") }, "\(lines)")
  }

  @Test("constraints show what their constant becomes")
  func laterConstants() throws {
    let lines = try outline(
      """
      class PlayerView: UIView {
        let a = UILabel()
        var top: NSLayoutConstraint?
        func setUp() {
          addSubview(a)
          top = a.topAnchor.constraint(equalTo: topAnchor, constant: 8)
          top?.isActive = true
        }
        func show(_ isOpen: Bool) { top?.constant = isOpen ? 24 : 8 }
      }
      """)
    #expect(lines.last == "      top = superview + 8 (later with isOpen ? 24 : 8)", "\(lines)")
  }

  @Test("parameters of helpers are shown as what the caller gives")
  func given() throws {
    let lines = try outline(
      """
      extension UIView {
        func pin(to other: UIView, insets: UIEdgeInsets) {
          topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top).isActive = true
        }
      }
      """,
      """
      class PlayerView: UIView {
        let a = UILabel()
        func setUp() {
          addSubview(a)
          a.pin(to: self, insets: Style.insets)
        }
      }
      """)
    #expect(lines.last == "      top = superview + Style.insets.top", "\(lines)")
  }

  @Test("what an observer shows is data, and what a local is made of constants is not")
  func data() throws {
    let lines = try outline(
      """
      class PlayerView: UIView {
        let a = UILabel()
        var name = "" {
          didSet { a.text = name }
        }
        func show(_ song: Song) {
          let color = Palette.ink
          let title = song.title
          addSubview(a)
          a.textColor = color
          a.accessibilityLabel = title
        }
      }
      """)
    #expect(
      lines.suffix(3) == [
        "└─ a  UILabel  ← name", "      ← accessibilityLabel: title", "      sets textColor",
      ], "\(lines)")
  }

  @Test("frames of views that the code only names in a loop are shown, without comments")
  func loopFrames() throws {
    let lines = try view(
      "  var bars: [UIView] = []",
      """
          for (index, bar) in bars.enumerated() {
            bar.frame = CGRect(
              // From the left.
              x: 0, y: 1, width: 2, height: 3)
          }
      """)
    #expect(lines.contains("bar"), "\(lines)")
    #expect(lines.last == "   frame = CGRect(x: 0, y: 1, width: 2, height: 3)", "\(lines)")
  }
}
