import Testing

@testable import Rules

@Suite("config_in_layout")
struct ConfigInLayoutTests {
  private let expect = Expectation(ConfigInLayout())

  @Test("configuration after a branch that lays out is reported, unless the branch exits")
  func afterBranch() {
    expect(
      """
      func show() {
        if isNew { addSubview(label) }
        ↓label.textColor = .red
      }
      func showOnce() {
        if isNew {
          addSubview(label)
          return
        }
        label.textColor = .red
      }
      """)
  }

  @Test("branches of one statement exclude each other")
  func exclusiveBranches() {
    expect(
      """
      func show(_ style: Style) {
        switch style {
        case .plain:
          addSubview(label)
        case .bold:
          label.font = .bold
        default:
          break
        }
        #if DEBUG
        addSubview(badge)
        #else
        badge.textColor = .red
        #endif
        do { addSubview(icon) } catch { icon.image = .broken }
      }
      """)
  }

  @Test("a closure is a sequence of its own")
  func closures() {
    expect(
      """
      func show() {
        addSubview(label)
        button.onTap = { label.textColor = .red }
        UIView.animate(withDuration: 1) { self.label.backgroundColor = .red }
        views.forEach { view in
          addSubview(view)
          ↓view.backgroundColor = .red
        }
      }
      """)
  }

  @Test("a new view under the same name starts over")
  func renewal() {
    expect(
      """
      func show() {
        label = UILabel()
        addSubview(label)
        label = UILabel()
        label.textColor = .red
        for _ in 0..<2 {
          let line = UIView()
          line.backgroundColor = .red
          addSubview(line)
        }
        let line = UIView()
        line.backgroundColor = .red
      }
      """)
  }

  @Test("parts of a view belong to it, its subviews do not")
  func parts() {
    expect(
      """
      func show() {
        addSubview(button)
        addSubview(header)
        header.titleBadge.backgroundColor = .red
        header.layer.cornerRadius = 4
        ↓button.titleLabel?.font = .bold
        header.layer.borderWidth = 1
      }
      """)
  }

  @Test("every way to add a view counts")
  func additions() {
    for addition in [
      "addSubview(label)", "view.addSubview(label)", "stack.addArrangedSubview(self.label)",
      "insertSubview(label, at: 0)", "view.addSubviews(icon, label)", "addSubviews([icon, label])",
      "[icon, label].forEach(view.addSubview)", "[icon, label].forEach { addSubview($0) }",
      "[icon, label].forEach(addSubview(_:))", "addSubview(label, withConstraints: [])",
      "addSubviewWithEdgeConstraints(label)",
      "label.topAnchor.constraint(equalTo: x).isActive = true",
      "NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: x)])",
      "label.snp.makeConstraints { $0.top.equalTo(1) }",
      "NSLayoutConstraint(item: label!, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .top, multiplier: 1, constant: 0)",
    ] {
      expect(
        """
        func show() {
        \(addition)
        ↓label.font = .bold
        }
        """)
      expect(
        """
        func show() {
        label.font = .bold
        \(addition)
        }
        """)
    }
  }

  @Test("a function has one finding that names all views")
  func message() throws {
    let code = """
      func show() {
        addSubview(label)
        addSubview(icon)
        addSubview(line)
        self.label.font = .bold
        icon.setImage(.play, for: .normal)
        label?.textColor = .red
        line.backgroundColor = .red
      }
      """
    let found = diagnostics(of: ConfigInLayout(), in: code)
    #expect(found.count == 1)
    #expect(
      found.first?.message
        == "`font` of `label` is set after the view was added or constrained; so are `icon`, `line`"
    )
    #expect(
      found.first?.advice == "configure `label`, `icon`, `line` first, then add and constrain")
  }

  @Test("functions that only lay out are recognized by name")
  func functionNames() {
    func code(_ name: String, _ mark: String) -> String {
      """
      class PlayerView: UIView {
        let label = UILabel()
        func \(name)() {
          \(mark)label.textColor = .red
          backgroundColor = .red
        }
      }
      """
    }
    for name in ["setupConstraints", "setUpLayout", "layoutViews", "makeTitleConstraints"] {
      expect(code(name, "↓"))
    }
    for name in [
      "setupViewsAndConstraints", "setupLayoutAndStyle", "layoutSubviews", "viewDidLayoutSubviews",
      "setupViews", "performLayout", "createCollectionViewLayout",
    ] {
      expect(code(name, ""))
    }
    var options = ConfigInLayout.Options()
    options.layoutFunctions = ["place*"]
    expect(code("placeViews", "↓"), options)
    expect(code("setupConstraints", ""), options)
  }

  @Test("a callback in a function that only lays out may configure views")
  func callbackInLayoutFunction() {
    expect(
      """
      class PlayerView: UIView {
        let label = UILabel()
        func setupConstraints() {
          button.onTap = { self.label.textColor = .red }
        }
      }
      """)
  }

  @Test("options add members to appearance and remove them")
  func members() {
    let code = """
      func show() {
      addSubview(label)
      %label.theme = .dark
      #label.font = .bold
      }
      """
    func marked(_ theme: String, _ font: String) -> String {
      code.replacing("%", with: theme).replacing("#", with: font)
    }
    expect(marked("", "↓"))
    expect(marked("↓", ""), .init(appearanceMembers: ["theme"]))
    expect(marked("", ""), .init(neutralMembers: ["font"]))
    RulesTests.expect(
      ConfigInLayout(options: .init(appearanceMembers: ["theme"])),
      """
      func show() {
      addSubview(label)
      ↓label.theme = .dark
      }
      """)
  }

  @Test("a configured member is found in a file without layout words")
  func ownMember() {
    let code = """
      class A {
      func layoutViews() {
      %scoreLabel.theme = .dark
      }
      }
      """
    expect(code.replacing("%", with: ""))
    RulesTests.expect(
      ConfigInLayout(options: .init(appearanceMembers: ["theme"])),
      code.replacing("%", with: "↓"))
  }

  @Test("data, state and geometry-dependent values are silent")
  func free() {
    for member in [
      "text", "attributedText", "isHidden", "alpha", "isEnabled", "layer.cornerRadius",
      "layer.mask", "layer.shadowPath", "contentInset", "isUserInteractionEnabled", "delegate",
      "axis", "translatesAutoresizingMaskIntoConstraints", "tag", "accessibilityIdentifier",
    ] {
      expect(
        """
        func show() {
        addSubview(label)
        label.\(member) = x
        }
        """)
    }
  }

  @Test("what shows a state or data may change behind the layout")
  func shownStates() {
    for accessor in ["didSet", "willSet"] {
      expect(
        """
        class A: UIView {
          let label = UILabel()
          var isLeading = true {
            \(accessor) {
              addSubview(label)
              label.textAlignment = .left
            }
          }
        }
        """)
    }
    expect(
      """
      func show() {
        if isLeading {
          stack.addArrangedSubview(label)
          label.textAlignment = .left
        } else {
          stack.insertArrangedSubview(label, at: 0)
          label.textAlignment = .right
        }
      }
      """)
    expect(
      """
      func show() {
        if isLeading {
          addSubview(label)
          ↓label.textAlignment = .left
        } else {
          addSubview(icon)
          icon.tintColor = .red
        }
      }
      """)
    expect(
      """
      func layoutLabel(with style: Style) {
        addSubview(label)
        label.textAlignment = style.alignment
        let badge = UILabel()
        addSubview(badge)
        ↓badge.textAlignment = style.alignment
      }
      """)
  }

  @Test(
    "what an attributed text replaces is set behind it, and a view with a place may get another one"
  )
  func attributedText() {
    expect(
      """
      func show() {
        addSubview(label)
        label.attributedText = text
        label.textAlignment = .center
        label.lineBreakMode = .byClipping
        ↓label.backgroundColor = .red
      }
      """)
    expect(
      """
      func show() {
        label.snp.«make→remake»Constraints { $0.height.equalTo(8) }
        ↓label.textColor = .red
      }
      """)
  }

  @Test("methods named like those of a button hand in data unless they name a state")
  func states() {
    for (call, mark) in [
      ("setTitle(song.title)", ""), ("setImage(with: url)", ""), ("kf.setImage(with: url)", ""),
      ("setTitle(\"Play\", for: .normal)", ""), ("setTitleColor(.red, for: .normal)", "↓"),
      ("setImage(play, forSegmentAt: 0)", "↓"),
    ] {
      expect("func show() { addSubview(label); \(mark)label.\(call) }")
    }
  }

  @Test("a local named like a container is not one")
  func localContainer() {
    expect(
      """
      class A: UIViewController {
        func show() {
          let view = UIView()
          self.view.addSubview(view)
          ↓view.backgroundColor = .red
          self.view.backgroundColor = .red
        }
      }
      """)
  }

  @Test("a local that is only constrained is a view")
  func constrainedLocal() {
    expect(
      """
      class A: UIView {
        func setupConstraints() {
          guard let badge = make() else { return }
          ↓badge.backgroundColor = .clear
          badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """)
  }

  @Test("an inner view is distinct from the view that was added")
  func innerViews() {
    expect(
      """
      func show() {
        addSubview(preview)
        preview.imageView.image = .play
        addSubview(playButton)
        ↓playButton.imageView?.contentMode = .center
      }
      """)
  }
}
