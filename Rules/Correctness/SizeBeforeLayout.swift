import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The size of a view is read after its layout.
struct SizeBeforeLayout: Rule {
  let query =
    Query<Finding>.found(in: content && .names(.frame, .bounds)) { EarlySizes($0).shapes() }
    || .found(in: content && .names(.safeAreaInsets)) { EarlySizes($0).safeAreas() }
    || .found(in: content && .subviews) { EarlySizes($0).shapingCalls() }

  private static let content =
    FileContent.additions
    || .names(.addSublayer, .insertSublayer, .cornerRadius, .shadowPath, .mask)
  static let collectsNames = true
}

/// Sizes that code reads before there are any.
private struct EarlySizes {
  private let file: ViewFile
  /// How often the file assigns to each place of a type.
  private var assignments = KeyMap<Int>()
  /// The names of properties and locals whose value makes a layer.
  private var layers = KeySet()

  init(_ file: ViewFile) {
    self.file = file
    for call in file.code.calls {
      guard let type = call.name, type.isNameOfLayer, let equal = type.previous,
        equal.kind == .equal
      else { continue }
      // `let layer: CALayer = …`, `self.layer = …`, `let gradient = { let layer = CAGradientLayer(); …; return layer }()`
      let property = call.statement.block.closure?.body.open?.statement?.declaration?.name
      for case let name? in [call.statement.declaration?.name ?? equal.previous, property] {
        layers.insert(file.names.key(name))
      }
    }
    for statement in file.code.statements where statement.kind == .assignment {
      for place in places(of: statement) { assignments[place, default: 0] += 1 }
    }
  }

  /// The parts of an assignment's target, with the type around it: `cover.frame.size` is a part of `cover.frame`.
  private func places(of statement: Statement) -> [UInt64] {
    var place = file.scopes.type(around: statement)?.key ?? 0
    return (statement.target?.filter { $0.kind == .identifier } ?? []).map { name in
      place = TextHash.pair(place, file.names.key(name))
      return place
    }
  }

  /// Whether nothing sets again what a statement sets: neither an assignment nor code for each layout, in the type or one that
  /// inherits from it.
  private func isFinal(_ statement: Statement) -> Bool {
    if statement.kind == .assignment, places(of: statement).last.flatMap({ assignments[$0] }) != 1 {
      return false
    }
    guard let type = file.scopes.type(around: statement) else { return true }
    let heirs = (type.declaration.name.map { file.mentions(of: $0) } ?? []).compactMap { name in
      name.statement?.declaration.flatMap { $0.superclass == name ? $0.name : nil }
    }
    return !([type.key] + heirs.map(file.names.key)).contains { type in
      file.functions(ofType: type).contains { $0.declaration.callback == .layout }
    }
  }

  private func waitAdvice(_ statement: Statement) -> Finding.Message {
    let isController = file.scopes.role(around: statement) == .controller
    return
      "do it in `\(isController ? "viewDidLayoutSubviews" : "layoutSubviews")`, which runs whenever the size changes"
  }

  // MARK: - Shapes

  /// Frames, paths and radii that are computed from the size of a view.
  func shapes() -> [Finding] {
    var places = Set<[Int]>()
    var fuel = Fuel.ofFile
    let mayGrow = file.hasWord(.sublayers, .viewWillTransition)
    return file.code.statements.compactMap { statement -> Finding? in
      guard statement.shapesLayer, fuel.burn(statement.block.count) else { return nil }
      if !mayGrow, let size = ownSize(in: statement), file.occasions(of: statement).isBeforeLayout,
        isFinal(statement)
      {
        let name = statement.assignedMember?.owner
        return Finding(
          size,
          "`\(name?.is(.layer) == false ? name?.text ?? "" : "layer")` keeps the size that the view has before its layout: it does not follow in a sheet, in another controller, or when the device is rotated",
          advice: waitAdvice(statement), severity: .note)
      }
      guard let (view, size) = sizeOfView(in: statement) else { return nil }
      // What makes the view in a local runs before all else that is done with it.
      let local = ([view.index] + view.makings.compactMap(\.local)).map { file.subviews[$0] }
        .first { $0.isLocal && statement.runsDirectly(in: $0.declaration.block) }
      let isEarly =
        local.map { !$0.declaration.block.forcesLayout }
        ?? (!view.isLocal && file.occasions(of: statement).isBeforeLayout)
      guard isEarly, view.isUnsized(inMaking: local != nil), isFinal(statement),
        places.insert([view.index, statement.block.function?.body?.index ?? -1]).inserted
      else { return nil }
      return Finding(
        size,
        "`\(view.text)` gets its size when it is laid out, after this code: `\(size.text)` is zero here",
        advice: waitAdvice(statement)
      ).given(local == nil ? view.certaintyAboutFiles : .certain(if: []))
    }
  }

  /// The size of the code's own view, where the shape of its layer, or of one that the file makes, comes from that.
  private func ownSize(in statement: Statement) -> Lexemes? {
    guard let member = statement.assignedMember, let layer = member.owner, layer.isFreeName,
      let value = statement.assignedValue
    else { return nil }
    let isFrame = member.is(.frame)
    let isRadius = member.is(.cornerRadius)
    let isShape =
      layer.is(.layer)
      ? isRadius || member.is(.shadowPath)
      : (isFrame || member == "path") && layers.contains(file.names.key(layer))
    let isController = file.scopes.role(around: statement) == .controller
    guard isShape,
      let size = (Array(value) + statement.pathNamed(in: value)).first(where: {
        $0.is(.bounds) || $0.is(.frame) && (isRadius || isFrame && isController)
      }),
      let first = ownPath(to: size.owner.is(.layer) ? size.owner ?? size : size),
      !isFrame || first == value.first && size == value.last,
      isController || !file.answer(for: SizeBeforeLayout.self, \.givesItselfSize)
    else { return nil }
    return first.through(size)
  }

  /// The first token of a path to a member of the view that the code belongs to.
  private func ownPath(to member: Lexeme) -> Lexeme? {
    guard let statement = member.statement,
      let type = file.scopes.declaredType(around: statement)
    else { return nil }
    let isView = type.declaration.role == .view
    guard let owner = member.owner else {
      return isView && member.isFreeName && !file.scopes.isLocal(member) ? member : nil
    }
    if owner.is(Keyword.`self`) { return isView ? owner : nil }
    let isOwn =
      owner.is(.view) && file.scopes.role(around: statement) == .controller
      || owner.is(.contentView) && type.isCell
    guard isOwn, owner.isFreeName, !file.scopes.isLocal(owner) else { return nil }
    return owner.owner ?? owner
  }

  /// The first size of a view of the file that a statement reads.
  private func sizeOfView(in statement: Statement) -> (view: View, size: Lexemes)? {
    guard !statement.makesAccessory else { return nil }
    let measures: [LayoutWord] = [.size, .width, .height, .midX, .midY, .maxX, .maxY]
    let code = statement.assignedValue ?? statement.tokens
    for token in code where token.is(.frame) || token.is(.bounds) {
      guard let name = token.owner, name.isFreeName || name.kind == .dollarIdentifier,
        let view = file.view(name.alone, in: statement.block), view.subview != nil
      else { continue }
      var last = token
      while let part = last.member, measures.contains(where: { part.is($0) }) { last = part }
      guard last != token || token.member == nil || token.member.is(.insetBy) else { continue }
      let first = name.owner ?? name
      return (view, first.through(last))
    }
    return nil
  }

  // MARK: - Safe areas

  /// The safe area of a view has no insets until the view is in a window. Silent where it is read later, too.
  func safeAreas() -> [Finding] {
    guard !file.hasWord(.viewSafeAreaInsetsDidChange) else { return [] }
    var findings: [Finding] = []
    for token in file.code.tokens where token.is(.safeAreaInsets) {
      guard let path = ownPath(to: token), let statement = token.statement,
        let outer = file.statement(around: statement, { _ in true }),
        file.occasions(of: outer).isBeforeLayout
      else { return [] }
      findings.append(
        Finding(
          path.through(token),
          "`\(path.through(token).text)` is zero here, because the view is in no window yet: it keeps nothing free of bars and notches",
          advice: "constrain to the `safeAreaLayoutGuide`", severity: .note))
    }
    return findings
  }

  // MARK: - Methods of the project

  /// Calls of methods of the project that compute the shape of a layer from the size that the view has then, but not of those
  /// that the file calls in another place, too: `sheet.roundCorners([.topLeft, .topRight], radius: 12)`.
  func shapingCalls() -> [Finding] {
    let calls = file.code.calls.filter { $0.tokens == $0.statement.tokens && $0.mayShape }
    return calls.compactMap { call -> Finding? in
      let isOnly = calls.count { $0.callee.text == call.callee.text } == 1
      guard isOnly, file.occasions(of: call.statement).isBeforeLayout, let name = call.name,
        let receiver = call.receiver, let handing = Handing(receiverOf: call, in: file),
        let view = file.view(receiver, in: call.statement.block), view.isUnsized()
      else { return nil }
      return Finding(
        call.tokens,
        "`\(view.text)` gets its size when it is laid out, after this code: what `\(name.text)` computes from it is empty",
        advice: waitAdvice(call.statement),
        if: ViewHanding(handing, sure: .shapes, allowed: .anything)
      ).given(view.certaintyAboutFiles)
    }
  }
}

extension View {
  /// Whether code of the file makes it without a size, and gives it none.
  ///
  /// - Parameter inMaking: whether only what makes it matters.
  fileprivate func isUnsized(inMaking: Bool = false) -> Bool {
    guard isMade, makings.allSatisfy(\.makesUnsized),
      inMaking || subview?.isOnlyOfFile == true && !isNamedElsewhere
    else { return false }
    return !events.prefix(inMaking && isProperty ? eventsOfMaking : events.count).contains { use in
      guard let member = use.member else { return false }
      // `label.pin.sizeToFit()` sets the frame.
      if file.names.isLibraryMember(member) { return member.setsFrameByLibrary }
      if use.kind == .memberAssignment {
        return member.is(.frame) || member.is(.bounds) || member.is(.autoresizingMask)
      }
      return member.call != nil
        && (member.contains(.size) || member.contains(.frame) || member.hasPrefix(.layout))
    }
  }
}

extension ViewMaking {
  fileprivate var makesUnsized: Bool {
    // A switch, say, has a size at once.
    let isEmpty =
      switch className.layoutWord {
      case .UILabel, .UIButton, .UIImageView, .UIStackView, .UITextField, .UITextView, .UISearchBar:
        true
      default: className.isViewWithoutSize
      }
    guard isOfUIKit, isEmpty, let open = initializer.first(where: { $0.kind == .leftParen })
    else { return false }
    return open.elements.allSatisfy { argument in
      switch argument.label?.layoutWord {
      case .frame: argument.value.last.is(.zero)
      case .image: false
      case .type: argument.value.last.is(.system) || argument.value.last.is(.custom)
      default: true
      }
    }
  }
}

extension Statement {
  /// The path that a value names: `let path = UIBezierPath(rect: bounds)` for `path.cgPath`.
  fileprivate func pathNamed(in value: Lexemes) -> [Lexeme] {
    let path = value.first.flatMap { block.initialValue(ofLocal: $0) }
    return path?.first.is(.UIBezierPath) == true ? path.map(Array.init) ?? [] : []
  }

  /// Whether it sets the shape of a layer or a view, or makes the path or the view for one:
  /// `let path = UIBezierPath(rect: card.bounds)`.
  fileprivate var shapesLayer: Bool {
    if kind == .property {
      guard let value = declaration?.value, let first = value.first else { return false }
      // `UIView(frame: …)`
      return first.is(.UIBezierPath) || first.next?.next?.is(.frame) == true && first.hasCapital
    }
    guard kind == .assignment, let member = target?.last else { return false }
    return member.is(.frame) || member.is(.bounds) || member.is(.cornerRadius)
      || member.is(.contentSize) || member.is(.path) || member.is(.shadowPath)
  }

  /// Whether it makes a view that becomes the property of another one, which gives it a size: `tableFooterView`, `leftView`.
  fileprivate var makesAccessory: Bool {
    guard kind == .property, let name = declaration?.name else { return false }
    return block.statementsOnAllLevels.contains { statement in
      statement.assignedMember?.hasSuffix(.view) == true && statement.assignedValue?.count == 1
        && statement.assignedValue?.first?.hasSameText(as: name) == true
    }
  }
}

extension Call {
  /// Whether it may be a method of the project that shapes a layer, by its name.
  fileprivate var mayShape: Bool {
    let shapes: [NamePart] = [
      .round, .corner, .gradient, .shadow, .border, .circle, .circular, .mask,
    ]
    return receiver != nil
      && name.map { name in !name.isLayoutWord && shapes.contains(where: name.contains) } == true
  }
}

extension ViewFile {
  fileprivate var givesItselfSize: Bool {
    code.tokens.all(.identifier).contains { token in
      guard token.is(.frame) || token.is(.bounds) else { return false }
      if token.next?.kind == .colon, token.brackets?.call?.callee.first?.is(.super) == true {
        let value = token.next?.next
        return !value.is(.frame) && value?.kind != .period && value?.member.is(.zero) != true
      }
      return token.isFreeName && token.statement?.target?.contains(token) == true
    }
  }
}

extension SizeBeforeLayout {
  static let description = RuleDescription(
    id: "size_before_layout",
    family: .correctness,
    summary: "Size read before layout",
    rationale: """
      Constraints and stacks size a view when the window is laid out, after `init` and `viewDidLoad`. What is \
      computed from its `frame` or `bounds` before is computed from zero: `cornerRadius = frame.height / 2` rounds \
      no corner. The rule reports frames, paths and radii computed from such a size in setup code. It also reports \
      `safeAreaInsets` read before the view is in a window, and layers that keep early `bounds`.
      """,
    limits: [
      "code that sizes the view or forces a layout",
      "places that the file assigns again, and types with `layoutSubviews` or `viewDidLayoutSubviews`",
      "the `contentSize` of a table, which is an estimate before its rows are laid out",
      "views that are not private, unless a folder is linted and no other file names them",
    ],
    source:
      "UIKit, UIView.layoutSubviews() (https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())",
    effect: .sight,
    goodExamples: [
      "After the layout": """
      class PlayerView: UIView {
        private let cover = UIView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(cover)
        }

        override func layoutSubviews() {
          super.layoutSubviews()
          cover.layer.cornerRadius = cover.frame.height / 2
        }
      }
      """,
      "The size is known": """
      class PlayerView: UIView {
        private let cover = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(cover)
          cover.layer.cornerRadius = cover.frame.height / 2
        }
      }
      """,
    ],
    badExamples: [
      "In a function of the set-up": """
      class PlayerView: UIView {
        private let cover = UIView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(cover)
          setupCover()
        }

        private func setupCover() {
          cover.layer.cornerRadius = ↓cover.frame.height / 2
        }
      }
      """,
      "The insets of a safe area": """
      class PlayerViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(footer)
          footer.snp.makeConstraints { make in
            make.bottom.equalToSuperview().inset(↓view.safeAreaInsets.bottom)
          }
        }
      }
      """,
      "A layer of the view itself": """
      class CardView: UIView {
        private let gradient = CAGradientLayer()

        override init(frame: CGRect) {
          super.init(frame: frame)
          gradient.frame = ↓bounds
          layer.addSublayer(gradient)
          layer.shadowPath = UIBezierPath(rect: ↓bounds).cgPath
        }
      }
      """,
    ])
}
