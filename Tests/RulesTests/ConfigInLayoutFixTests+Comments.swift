import Testing

@testable import Rules

extension ConfigInLayoutFixTests {
  @Test("comments move with their statement, and blank lines are not doubled")
  func comments() {
    #expect(
      fixed(
        """
          // MARK: Label

          // The label
          addSubview(label)

          // As in
          /* the design */
          label.font = UIFont(
            name: "A", size: 1)  // body

          addSubview(icon)
        """)
          == """
            // MARK: Label

            // The label
            // As in
            /* the design */
            label.font = UIFont(
              name: "A", size: 1)  // body

            addSubview(label)

            addSubview(icon)
          """)
  }

  @Test("groups of statements keep the blank lines between them and leave none behind")
  func groups() {
    #expect(
      fixed(
        """
          addSubview(icon)
          addSubview(label)

          icon.tintColor = .red
          label.font = .body

          icon.contentMode = .center
          label.textColor = .gray
        """)
          == """
            icon.tintColor = .red
            label.font = .body

            icon.contentMode = .center
            label.textColor = .gray

            addSubview(icon)
            addSubview(label)
          """)
  }

  @Test("no blank line is left at the end of a branch")
  func branch() {
    #expect(
      fixed(
        """
          switch x {
          case 1:
            addSubview(label)

            label.font = font
          case 2: add()
          }
        """
      )
        == """
          switch x {
          case 1:
            label.font = font

            addSubview(label)
          case 2: add()
          }
        """
    )
  }

  @Test(
    "no fix where a comment would lose its subject",
    arguments: [
      """
        addSubview(label)

        // Style and place
        label.font = font
        label.snp.makeConstraints { $0.top.equalTo(x) }
      """,
      """
        addSubview(label)
        // MARK: Style
        label.font = font

        icon.add()
      """,
      """
        addSubview(label)

        // Style

        label.font = font

        icon.add()
      """,
      """
        addSubview(label)
        label.font = font // swiftlint:disable:previous x
      """,
      """
        addSubview(label)
        label.font = font // swiftlint:disable x
      """,
      """
        addSubview(label)
        label.font = font
        // swiftlint:disable:previous x
        icon.add()
      """,
      """
        addSubview(label)
        icon.add() // swiftlint:disable:next x
        label.font = font
      """,
      """
        addSubview(label)
        // swiftformat:disable all

        icon.add()
        label.font = font
      """,
      """
        icon.add()
        // swiftlint:disable:previous x
        addSubview(label)
        label.font = font
      """,
      """
        addSubview(label)
        // swift-format-ignore
        label.font = font
      """,
    ])
  func headings(_ body: String) {
    let code = """
      func setUp() {
      \(body)
      }

      """
    #expect(diagnostics(of: ConfigInLayout(), in: code).map { $0.fix == nil } == [true])
  }

  @Test("a linter directive for its own line moves with the line")
  func ownLine() {
    #expect(
      fixed(
        """
          addSubview(label)
          label.font = font // swiftlint:disable:this x
        """)
          == """
            label.font = font // swiftlint:disable:this x

            addSubview(label)
          """)
  }

  @Test("the lines of a block comment move as they are")
  func blockComments() {
    let comment = """
          /* one
        two
            three */

      """
    let statement = comment + "    a.font = .big\n"
    let code =
      """
      class A: UIView {
        func s() {
          addSubview(a)
      \(statement)    addSubview(b)
        }
      }

      """
    let expected =
      """
      class A: UIView {
        func s() {
      \(statement)
          addSubview(a)
          addSubview(b)
        }
      }

      """
    #expect(fixing(code, of: ConfigInLayout()) == expected)
  }

  @Test("Windows line breaks are kept")
  func carriageReturns() {
    #expect(
      fixed("  addSubview(label)\r\n\r\n  label.font = .body\r\n\r\n  icon.add()\r\n")
        == "  label.font = .body\r\n\r\n  addSubview(label)\r\n\r\n  icon.add()\r\n")
  }
}
