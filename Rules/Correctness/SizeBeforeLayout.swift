import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The size of a view is read after its layout.
struct SizeBeforeLayout: Rule {
  let query = Query<Finding>.found(
    in: (.additions || .constraints
      || .names(.addSublayer, .insertSublayer, .cornerRadius, .shadowPath, .mask))
      && (.names(.frame, .bounds, .safeAreaInsets) || .subviews)
  ) { file in
    let sizes = EarlySizes(file)
    return sizes.shapes() + sizes.safeAreas() + sizes.shapingCalls()
  }
  static let collectsFunctions = true
}

/// Sizes that code reads before there are any.
private final class EarlySizes {
  private unowned let file: ViewFile
  private var fuel = Fuel.ofFile
  /// The views in functions that are reported.
  private var places = KeySet()
  /// The names of properties and locals whose value makes a layer.
  private lazy var layers = KeySet(
    file.code.calls.flatMap { [file] call -> [UInt64] in
      guard let type = call.name, type.isNameOfLayer, let equal = type.previous,
        equal.kind == .equal
      else { return [] }
      // `let layer: CALayer = …`, `self.layer = …`, `let gradient = { let layer = CAGradientLayer(); …; return layer }()`
      let property = call.statement.block.closure?.body.open?.statement?.declaration?.name
      return [call.statement.declaration?.name ?? equal.previous, property]
        .compactMap { $0.map(file.names.key) }
    })

  init(_ file: ViewFile) { self.file = file }

  /// Whether no assignment and no layout callback, of the type or its heirs, sets again what a statement sets.
  private func isFinal(_ statement: Statement) -> Bool {
    guard fuel.burn(file.code.statements.count) else { return false }
    let type = file.scopes.type(around: statement)?.key
    let isSetAgain =
      statement.kind == .assignment
      && file.code.statements.contains { other in
        other.kind == .assignment && other != statement
          && other.targetNames.starts(with: statement.targetNames) { $0.hasSameText(as: $1) }
          && file.scopes.type(around: other)?.key == type
      }
    return !isSetAgain
      && !file.functions.contains { function in
        guard function.isMember, case let owner = file.types[function.type],
          owner.key == type || owner.declaration.superclass.map(file.names.key) == type
        else { return false }
        return function.declaration.callback == .layout
      }
  }

  private func waitAdvice(_ statement: Statement) -> Finding.Message {
    let isController = file.scopes.role(around: statement) == .controller
    return
      "do it in `\(isController ? "viewDidLayoutSubviews" : "layoutSubviews")`, which runs whenever the size changes"
  }

  // MARK: - Shapes

  /// Frames, paths and radii that are computed from the size of a view, and constants that active constraints keep.
  func shapes() -> [Finding] {
    guard file.hasWord(.frame, .bounds, .contentSize) else { return [] }
    let shapes = file.code.statements.compactMap { statement -> Finding? in
      guard statement.shapesLayer, fuel.burn(statement.block.count) else { return nil }
      if let own = shape(ofOwn: statement) { return own }
      let code = statement.assignedValue ?? statement.tokens
      return statement.makesAccessory ? nil : shape(of: code, statement, waitAdvice(statement))
    }
    return shapes
      + file.constraints.compactMap { constraint in
        guard !constraint.setsFrame, fuel.burn(constraint.constant.count),
          case let constant = file.code[constraint.constant],
          constant.contains(where: { $0.kind == .identifier }),
          let statement = file.statement(around: constraint.statement, { _ in true }),
          file.isCertainlyActive(constraint)
        else { return nil }
        let local = constant.lazy.compactMap { self.file.names.declaration(ofLocal: $0)?.value }
        return shape(
          of: local.first ?? constant, statement, "constrain it to an anchor of that view")
      }
  }

  /// A shape that comes from the size of the code's own view, and is that of its layer, or of one that the file makes.
  private func shape(ofOwn statement: Statement) -> Finding? {
    guard let member = statement.assignedMember, let layer = member.owner, layer.isFreeName,
      let value = statement.assignedValue, !file.hasWord(.sublayers, .viewWillTransition)
    else { return nil }
    let (isFrame, isRadius) = (member.is(.frame), member.is(.cornerRadius))
    let isController = file.scopes.role(around: statement) == .controller
    guard
      layer.is(.layer)
        ? isRadius || member.is(.shadowPath)
        : (isFrame || member == "path") && layers.contains(file.names.key(layer)),
      let size = (Array(value) + statement.pathNamed(in: value)).first(where: {
        $0.is(.bounds) || $0.is(.frame) && (isRadius || isFrame && isController)
      }),
      let first = file.ownPath(to: size.owner.is(.layer) ? size.owner ?? size : size),
      !isFrame || first == value.first && size == value.last,
      isController || !file.answer(for: SizeBeforeLayout.self, \.givesItselfSize),
      file.occasions(of: statement).isBeforeLayout, isFinal(statement)
    else { return nil }
    return Finding(
      first.through(size),
      "`\(layer.text)` keeps the size that the view has before its layout: it does not follow in a sheet, in another controller, or when the device is rotated",
      advice: waitAdvice(statement), severity: .note)
  }

  /// A shape that comes from the size of a view which the file declares: the first one of each view in a function.
  private func shape(
    of code: Lexemes, _ statement: Statement, _ advice: Finding.Message
  ) -> Finding? {
    guard let (view, size) = sizeOfView(in: code) else { return nil }
    // What makes the view in a local runs before all else that is done with it.
    let local = ([view.index] + view.makings.compactMap(\.local)).map { file.subviews[$0] }
      .first { $0.isLocal && statement.runsDirectly(in: $0.declaration.block) }
    let isEarly =
      local.map { !$0.declaration.block.forcesLayout }
      ?? (!view.isLocal && file.occasions(of: statement).isBeforeLayout)
    guard isEarly, view.isUnsized(inMaking: local != nil), isFinal(statement),
      places.insert(TextHash.pair(view.key, statement.block.function?.body?.key ?? .max))
    else { return nil }
    return Finding(
      size,
      "`\(view.text)` gets its size when it is laid out, after this code: `\(size.text)` is zero here",
      advice: advice
    ).given(local == nil ? view.certaintyAboutFiles : .certain(if: []))
  }

  /// The first size of a view of the file that a statement reads.
  private func sizeOfView(in code: Lexemes) -> (view: View, size: Lexemes)? {
    let measures: [LayoutWord] = [.size, .width, .height, .midX, .midY, .maxX, .maxY]
    for token in code where token.is(.frame) || token.is(.bounds) || token.is(.contentSize) {
      guard let name = token.owner, name.isFreeName || name.kind == .dollarIdentifier,
        let block = name.statement?.block,
        let view = file.view(name.alone, in: block), view.subview != nil
      else { continue }
      var last = token
      while let part = last.member, measures.contains(where: { part.is($0) }) { last = part }
      guard last != token || token.member == nil || token.member.is(.insetBy) else { continue }
      return (view, (name.owner ?? name).through(last))
    }
    return nil
  }

  // MARK: - Safe areas

  /// The safe area of a view has no insets until the view is in a window. Silent where it is read later, too.
  func safeAreas() -> [Finding] {
    guard file.hasWord(.safeAreaInsets), !file.hasWord(.viewSafeAreaInsetsDidChange) else {
      return []
    }
    var findings: [Finding] = []
    for token in file.code.tokens where token.is(.safeAreaInsets) {
      guard let path = file.ownPath(to: token)?.through(token), let statement = token.statement,
        let outer = file.statement(around: statement, { _ in true }),
        file.occasions(of: outer).isBeforeLayout
      else { return [] }
      findings.append(
        Finding(
          path,
          "`\(path.text)` is zero here, because the view is in no window yet: it keeps nothing free of bars and notches",
          advice: "constrain to the `safeAreaLayoutGuide`", severity: .note))
    }
    return findings
  }

  // MARK: - Methods of the project

  /// Calls of methods of the project that compute the shape of a layer from the size that the view has then, but not of those
  /// that the file calls in another place, too: `sheet.roundCorners([.topLeft, .topRight], radius: 12)`.
  func shapingCalls() -> [Finding] {
    let views = KeySet(file.subviews.map(\.key))
    guard !views.isEmpty else { return [] }
    let calls = file.code.statements
      .filter { $0.receiver.map { views.contains(file.names.key($0)) } == true }
      .compactMap(\.shapingCall)
    return calls.compactMap { call -> Finding? in
      guard let name = call.name, let receiver = call.receiver,
        let handing = Handing(receiverOf: call, in: file),
        let view = file.view(receiver, in: call.statement.block), fuel.burn(calls.count),
        calls.count(where: { $0.callee.text == call.callee.text }) == 1, view.isUnsized(),
        file.occasions(of: call.statement).isBeforeLayout
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
      // `UILabel(width: 284, height: 32)` scales them, and sets the frame.
      default: argument.label?.scaledFramePart == nil
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

  /// Whether it sets a shape, or makes the path or the view for one: `let path = UIBezierPath(rect: card.bounds)`.
  fileprivate var shapesLayer: Bool {
    if kind == .property {
      guard let value = declaration?.value, let first = value.first else { return false }
      // `UIView(frame: …)`
      return first.is(.UIBezierPath) || first.next?.next?.is(.frame) == true && first.hasCapital
    }
    guard kind == .assignment, let member = target?.last else { return false }
    return member.is(.frame) || member.is(.bounds) || member.is(.cornerRadius)
      || member.is(.contentSize) || member.is(.constant) || member.is(.path)
      || member.is(.shadowPath)
  }

  /// The names in what an assignment assigns to: `cover` and `frame` of `self.cover.frame`.
  fileprivate var targetNames: some Sequence<Lexeme> {
    (target ?? tokens.prefix(0)).all(.identifier)
  }

  /// The call that it is, if that may be one of a method of the project that shapes a layer, by its name.
  fileprivate var shapingCall: Call? {
    guard kind == .expression, let name = tokens.last?.partner?.previous,
      name.previous?.kind == .period, !name.isLayoutWord,
      Self.shapes.contains(where: name.contains), let call = name.call, call.tokens == tokens
    else { return nil }
    return call
  }
  private static let shapes: [NamePart] = [
    .round, .corner, .gradient, .shadow, .border, .circle, .circular, .mask,
  ]

  /// Whether it makes a view that becomes the property of another one, which gives it a size: `tableFooterView`, `leftView`.
  fileprivate var makesAccessory: Bool {
    guard kind == .property, let name = declaration?.name else { return false }
    return block.statementsOnAllLevels.contains { statement in
      statement.assignedMember?.hasSuffix(.view) == true && statement.assignedValue?.count == 1
        && statement.assignedValue?.first?.hasSameText(as: name) == true
    }
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
      no corner. The rule reports frames, paths, radii and constants computed from such a size in setup code, \
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
