import Testing

@testable import Rules

@Suite("hierarchy_indentation")
struct HierarchyIndentationTests {
  private let expect = Expectation(HierarchyIndentation())

  private func fixed(_ code: String, indent: Int = 0) -> String {
    fixing(code, of: HierarchyIndentation(options: .init(indent: indent)))
  }

  @Test("a view below the line that adds its parent is indented one level deeper")
  func levels() {
    expect(
      """
      func s() {
        addSubview(a)
          a.addSubview(b)
            b.addSubview(c)
      }
      """)
    expect(
      """
      func s() {
        addSubview(a)
        ↓a.addSubview(b)
        b.addSubview(c)
      }
      """)
    expect(
      """
      func s() {
        addSubview(a)
          a.addSubview(b)
          ↓b.addSubview(c)
      }
      """)
    expect(
      """
      func s() {
        addSubview(a)
          ↓addSubview(b)
      }
      """)
    expect(
      """
      func s() {
        self.addSubview(self.a)
        ↓a?.addSubview(b)
      }
      """)
    expect(
      """
      func s() {
        addSubview(effect)
        ↓effect.contentView.addSubview(b)
      }
      """)
  }

  @Test("blank lines and comments do not split a tree, other statements do")
  func runs() {
    expect(
      """
      func s() {
        addSubview(a)

        // The label
        ↓a.addSubview(b)
      }
      """)
    expect(
      """
      func s() {
        addSubview(a)
        a.axis = .vertical
        a.addSubview(b)
      }
      """)
    expect(
      """
      func s() {
        addSubview(a)
        if x {
          a.addSubview(b)
        }
      }
      """)
  }

  @Test("a tree that continues elsewhere in the function is silent")
  func incomplete() {
    expect(
      """
      func s() {
        addSubview(a)
        a.addSubview(b)
        b.tag = 1
        a.addSubview(c)
      }
      """)
    expect(
      """
      func s() {
        addSubview(a)
        a.addSubview(b)
        x.forEach { v in a.addSubview(v) }
      }
      """)
    expect(
      """
      func s() {
        addSubview(a)
        ↓a.addSubview(b)
      }
      func t() {
        a.addSubview(c)
      }
      """)
  }

  @Test("a view whose parent is closed is indented like the block")
  func closed() {
    expect(
      """
      func s() {
        addSubview(a)
        addSubview(b)
        a.addSubview(c)
      }
      """)
    expect(
      """
      func s() {
        addSubview(a)
        addSubview(b)
          ↓a.addSubview(c)
      }
      """)
  }

  @Test("a statement may add several views")
  func several() {
    expect(
      """
      func s() {
        [a, b].forEach(addSubview)
        ↓[c, d].forEach {
          b.addSubview($0)
        }
        a.addSubviews(e, f)
      }
      """)
  }

  @Test("statements that share a line or have no lines of their own are silent")
  func lines() {
    expect("func s() { addSubview(a); a.addSubview(b) }")
    expect(
      """
      func s() {
        addSubview(a); a.addSubview(b)
      }
      """)
    expect(
      """
      func s() {
        addSubview(a)
        return a.addSubview(b)
      }
      """)
    expect(
      """
      addSubview(a)
      a.addSubview(b)

      """)
    expect(
      """
      switch x {
      case 1:
        addSubview(a)
        a.addSubview(b)
      }
      """)
    expect(
      """
      func s() {
        /* 1 */ addSubview(a)
        a.addSubview(b)
      }
      """)
    expect(
      """
      func s() {
      addSubview(a)
      a.addSubview(b)
      }
      """)
  }

  @Test("the fix reindents all lines of a statement and its comments, and changes nothing else")
  func fix() {
    let code = """
      func s() {
        addSubview(a)
          // The list
        // of all
        a.addSubview(b, withConstraints: [
          b.topAnchor.constraint(equalTo: topAnchor),

        ])  // done
            b.addSubview(c)
        addSubview(d)
      }
      """
    #expect(
      fixed(code) == """
        func s() {
          addSubview(a)
              // The list
            // of all
            a.addSubview(b, withConstraints: [
              b.topAnchor.constraint(equalTo: topAnchor),

            ])  // done
              b.addSubview(c)
          addSubview(d)
        }
        """)
    #expect(
      fixed(code, indent: 1).filter { !$0.isWhitespace } == code.filter { !$0.isWhitespace })
  }

  @Test("the width comes from the block's own indentation or from the option")
  func width() {
    #expect(
      fixed(
        """
        \tfunc s() {
        \t\taddSubview(a)
        \t\ta.addSubview(b)
        \t}
        """)
          == """
          \tfunc s() {
          \t\taddSubview(a)
          \t\t\ta.addSubview(b)
          \t}
          """)
    #expect(
      fixed("func s() {\r\n    addSubview(a)\r\n    a.addSubview(b)\r\n}")
        == "func s() {\r\n    addSubview(a)\r\n        a.addSubview(b)\r\n}")
    #expect(
      fixed(
        """
        func s() {
            addSubview(a)
            a.addSubview(b)
        }
        """, indent: 2)
          == """
          func s() {
              addSubview(a)
                a.addSubview(b)
          }
          """)
  }

  @Test("no fix for multi-line strings")
  func text() {
    let code = #"""
      func s() {
        addSubview(a)
        a.addSubview(make("""
        x
        """))
      }
      """#
    let found = diagnostics(of: HierarchyIndentation(), in: code)
    #expect(found.map { $0.fix == nil } == [true])
  }

  @Test(
    "no fix that would indent half a tree",
    arguments: [
      """
      addSubview(a)
        a.addSubview(b)
        a.tag = 1
        addSubview(c)
      """,
      """
      addSubview(a)
        addSubview(b)
        b.addSubview(c)
        a.addSubview(d)
      """,
      """
      addSubview(a)

        a.addSubview(b)
      """,
    ])
  func half(_ body: String) {
    let found = diagnostics(
      of: HierarchyIndentation(),
      in: """
        func s() {
          \(body)
        }
        """)
    #expect(found.map { $0.fix == nil } == [true])
  }

  @Test("the message names the view, its parent and the indentation")
  func message() {
    let code = """
      func s() {
        addSubview(a)
        a.addSubview(b)
      }
      """
    #expect(
      diagnostics(of: HierarchyIndentation(), in: code).map(\.message) == [
        "the indentation does not show that `b` is added to `a`: expected 4 blanks"
      ])
  }

  @Test("only the first line of a block comment is indented")
  func blockComments() {
    let code = """
      func s() {
        addSubview(a)
        /* one
        two
          three */
        a.addSubview(b /* four
        five */)
      }
      """
    #expect(
      fixing(code, of: HierarchyIndentation()) == """
        func s() {
          addSubview(a)
            /* one
          two
            three */
            a.addSubview(b /* four
          five */)
        }
        """)
  }
}
