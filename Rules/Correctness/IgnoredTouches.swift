import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that handles touches receives them.
struct IgnoredTouches: Rule {
  let query =
    Query<Finding>.found(in: .names(.addGestureRecognizer), by: sharedRecognizers)
    || .found(in: content, by: coveredControls) || .found(in: content, by: quietViews)

  private static let content =
    FileContent.names(.addGestureRecognizer, .addInteraction, .contentView) || .placements
  static let collectsFunctions = true

  /// Labels and image views with recognizers, or with controls in them, whose touches no code turns on; and other views whose
  /// touches are turned off for good.
  private static func quietViews(in file: ViewFile) -> [Finding] {
    var fuel = Fuel.ofFile
    let found = file.views.compactMap { view -> Finding? in
      if let finding = view.touchesTurnedOff(&fuel) { return finding }
      guard view.declaration?.mayTakeNoTouches == true, let type = view.classOfUIKit,
        type.takesNoTouches, !view.events.contains(where: { $0.member?.turnsTouchesOn == true })
      else { return nil }
      let handler = view.events.first { $0.member?.handlesTouches == true }.flatMap { use in
        use.member.flatMap { use.tokens.first?.through($0) }
      }
      let content = handler == nil ? view.touchedContent(&fuel) : nil
      guard let place = handler ?? content?.addition.tokens else { return nil }
      let kind = type.is(.UILabel) ? "a label" : "an image view"
      let message: Finding.Message =
        if let content {
          "`\(content.view.text)` gets no touches in `\(view.text)`: \(kind) ignores them, for its subviews too, unless its `isUserInteractionEnabled` is true"
        } else {
          "`\(view.text)` gets no touches: \(kind) ignores them unless its `isUserInteractionEnabled` is true"
        }
      return Finding(
        place, message, advice: "set `\(view.text).isUserInteractionEnabled = true`",
        fix: handler.flatMap(file.turningOn)
      ).given(view.certainty(mayConfigure: true) { $0.member?.handlesTouches == true })
    }
    return found.isEmpty || file.mayFindTouchesElsewhere ? [] : found
  }

  /// Recognizers that one function adds to two views or to each view of a loop.
  private static func sharedRecognizers(in file: ViewFile) -> [Finding] {
    let additions = file.code.calls.compactMap { RecognizerAddition($0, in: file) }
    var fuel = Fuel.ofFile
    return Dictionary(grouping: additions, by: \.key).values.compactMap { additions -> Finding? in
      let advice: Finding.Message = "make a recognizer of its own for each view"
      if let addition = additions.first(where: \.isForEachOfLoop) {
        return Finding(
          addition.argument,
          "`\(addition.name.text)` is added to several views: a gesture recognizer is attached to one view, so only the last one keeps it",
          advice: advice)
      }
      let pair = zip(additions, additions.dropFirst()).first { $1.takes(from: $0, in: file, &fuel) }
      guard let (first, second) = pair else { return nil }
      let views = [first, second].map { $0.item.isSelf ? "self" : file.name($0.item) }
      // Where outlets are is in a storyboard.
      let areKnown = [first, second].allSatisfy { $0.view?.declaration?.hasAttribute == false }
      return Finding(
        second.argument,
        "`\(second.name.text)` is added to `\(views[0])` and to `\(views[1])`: a gesture recognizer is attached to one view, so `\(views[0])` loses it",
        advice: advice, severity: areKnown ? nil : .note)
    }
  }

  /// What the initializer of a cell adds to the cell itself before its content view is made, which then lies above it. The
  /// content view of a cell in a nib is there before.
  private static func coveredControls(in file: ViewFile) -> [Finding] {
    let initializers = file.functions.filter { function in
      guard function.isMember, function.declaration.kind == .initializer,
        let label = function.declaration.parameters?.open.next, label.is(.style) || label.is(.frame)
      else { return false }
      let superclass = file.types[function.type].superclassOfCell
      return superclass.is(.UITableViewCell) || superclass.is(.UICollectionViewCell)
    }
    guard !initializers.isEmpty, !file.mayUncoverCells else { return [] }
    var touched = KeyMap<[(name: String, addition: Lexemes, statement: Statement)]>()
    for view in file.views {
      guard let action = view.outwardPlacements.last?.action, file.addsToCell(action),
        view.isTouched, let type = file.scopes.type(around: action.statement)
      else { continue }
      touched[type.key, default: []].append((view.text, action.tokens, action.statement))
    }
    return initializers.compactMap { initializer -> Finding? in
      let (run, type) = (Run(of: initializer, in: file), file.types[initializer.type])
      var isMade = type.superclassOfCell.is(.UITableViewCell)
      var firstUse: Run.Place?
      let code = file.parts(ofType: type.key).compactMap(\.declaration.body).flatMap {
        $0.tokens.all(.identifier).filter(\.asksForContentView)
      }
      for use in code.compactMap(\.statement)
      where file.scopes.type(around: use)?.key == type.key {
        if let place = run.place(of: use) {
          (firstUse, isMade) = (firstUse.map { min($0, place) } ?? place, true)
        } else if use.block.function?.kind != .function {
          return nil
        }
      }
      let covered = (touched[type.key] ?? []).filter { view in
        guard isMade, let place = run.place(of: view.statement) else { return false }
        return firstUse.map { place < $0 } ?? true
      }
      return covered.map(\.addition).min { $0.startIndex < $1.startIndex }.map { first in
        Finding(
          first,
          "\(Finding.Message.list(covered.map(\.name))) cannot be touched: the content view of the cell is made later, lies above, and takes the touches",
          advice: "add to `contentView`")
      }
    }
  }
}

extension View {
  /// A finding where something in it has a handler for touches, and it never lets any through.
  fileprivate func touchesTurnedOff(_ fuel: inout Fuel) -> Finding? {
    let states = settings(of: .isUserInteractionEnabled)
    guard !states.isEmpty, states.allSatisfy({ $0.statement.assigns(.false) }), isMade,
      states.contains(where: \.isUnconditional),
      !events.contains(where: { $0.member?.isReactive == true }),
      let content = touchedContent(&fuel), content.view.hasHandler
    else { return nil }
    return Finding(
      content.addition.tokens,
      "`\(content.view.text)` gets no touches in `\(text)`: the `isUserInteractionEnabled` of `\(text)` is false, for its subviews too",
      advice:
        "leave out `\(states[0].tokens.text) = false`, or set it for what is not to be touched"
    ).given(certainty(mayConfigure: true))
  }

  fileprivate var hasHandler: Bool {
    events.contains {
      $0.member?.handlesTouches == true || $0.member.is(.addTarget) || $0.member.is(.addAction)
    }
  }

  /// The first view inside that is meant to be touched, with what adds it or a view around it here.
  fileprivate func touchedContent(_ fuel: inout Fuel) -> (view: View, addition: ViewAction)? {
    for place in contents {
      var pending = [place]
      while let view = pending.popLast()?.view, view.placements.count == 1, view != self,
        fuel.burn()
      {
        if view.isTouched { return (view, place.action) }
        pending += view.contents.reversed()
      }
    }
    return nil
  }
}

extension ViewFile {
  /// Whether the file finds the views for touches in its own way, or turns them on for views that it does not name.
  var mayFindTouchesElsewhere: Bool {
    functions.contains { $0.declaration.name.is(.hitTest) || $0.declaration.name.is(.point) }
      || code.tokens.all(.identifier).contains { token in
        token.is(.isUserInteractionEnabled) && token.turnsTouchesOn
          && token.owner.map { $0.kind != .identifier && !$0.is(Keyword.`self`) } ?? true
      }
  }

  /// Whether code may put views above the content view of a cell, take touches away from that, or load it from a nib.
  fileprivate var mayUncoverCells: Bool {
    hasWord(
      .sendSubviewToBack, .bringSubviewToFront, .exchangeSubview, .hitTest, .awakeFromNib, .IBOutlet
    )
      || functions.contains { $0.declaration.name.is(.point) }
      || code.tokens.all(.identifier).contains { token in
        guard token.is(.contentView), let member = token.member else { return false }
        return member.is(.isUserInteractionEnabled) || member.is(.removeFromSuperview)
          || member.is(.isHidden)
      }
  }

  /// Turns the touches of a view on behind the statement that adds a handler to it.
  fileprivate func turningOn(_ handler: Lexemes) -> Fix? {
    guard let call = handler.last?.call, let receiver = call.receiver,
      call.tokens == call.statement.tokens
    else { return nil }
    return [line("\(receiver.text).isUserInteractionEnabled = true", behind: call.statement)]
      .unsafeFix
  }
}

extension Lexeme {
  fileprivate var asksForContentView: Bool {
    guard isFreeName else { return false }
    switch layoutWord {
    case .contentView, .textLabel, .detailTextLabel, .imageView, .contentConfiguration,
      .defaultContentConfiguration:
      return true
    default: return false
    }
  }

  /// Whether a member of a view turns its touches on, or may do so: RxGesture's methods do.
  fileprivate var turnsTouchesOn: Bool {
    if self.is(.isUserInteractionEnabled) { return statement?.assigns(.false) != true }
    return isReactive && member?.hasSuffix(.gesture) == true
  }

  var handlesTouches: Bool {
    call != nil && (self.is(.addGestureRecognizer) || self.is(.addInteraction))
  }
}

/// A call that adds a recognizer with a name to a view.
private struct RecognizerAddition {
  let call: Call
  let argument: Lexemes
  let name: Lexeme
  let item: Item
  /// Nil where the text does not say which one it is.
  let view: View?
  private let body: Block
  /// The same for all additions of a recognizer in a function.
  let key: [Int]

  init?(_ call: Call, in file: ViewFile) {
    guard call.name.is(.addGestureRecognizer), call.statement.kind == .expression,
      case let block = call.statement.block,
      let argument = call.arguments?.tokens, let name = argument.last, name.kind == .identifier,
      file.names.isPath(argument), let body = block.function?.body,
      // A recognizer is resolved as views are.
      let recognizer = file.lastingView(file.names.item(argument, in: block), in: block)
    else { return nil }
    (self.call, self.argument, self.name, self.body) = (call, argument, name, body)
    key = [recognizer.index, body.index]
    item = file.names.item(call.receiver ?? call.tokens.prefix(0), in: block)
    view = file.view(item, in: block)
  }

  /// Whether it takes the recognizer from the view of an earlier addition, which is not inside of this one's.
  func takes(from other: RecognizerAddition, in file: ViewFile, _ fuel: inout Fuel) -> Bool {
    let between = body.tokens.suffix(after: other.call.last).prefix(before: call.chainStart)
    guard let view, let first = other.view, view != first,
      call.statement.canFollow(other.call.statement),
      !file.isContainer(item, in: call.statement.block), !first.mayBe(inside: view)
    else { return false }
    return fuel.burn(between.count) && !mayRenew(in: between)
  }

  private func mayRenew(in code: Lexemes) -> Bool {
    code.contains { token in
      if token.is(.removeGestureRecognizer) || token.is(.gestureRecognizers) { return true }
      return token.hasSameText(as: name)
        && (token.next?.kind == .equal || token.previous.is(.let) || token.previous.is(.var))
    }
  }

  /// Whether it gives the recognizer, which is made outside of a loop, to each of the views of the loop.
  var isForEachOfLoop: Bool {
    let block = call.statement.block
    guard block != body, let list = block.listOfLoop, !list.endsWithOuter,
      !block.tokens.contains(where: { $0.is(.break) || $0.is(.continue) || $0.is(.return) }),
      !mayRenew(in: block.tokens)
    else { return false }
    let names = block.closure?.signature ?? block.owner?.tokens.prefix { !$0.is(.in) }
    return call.receiver?.contains { token in
      token.kind == .dollarIdentifier
        || token.kind == .identifier && token.previous?.kind != .period
          && names?.contains { $0.hasSameText(as: token) } == true
    } == true
  }
}

extension Lexemes {
  /// Whether it is a list of fewer than two views, ends with one that may contain the others, or leaves some out.
  fileprivate var endsWithOuter: Bool {
    guard let open = first, open.kind == .leftBracket, open.partner == last else {
      return contains { $0.is(.where) }
    }
    let elements = open.elements.map(\.value).filter { !$0.isEmpty }
    guard elements.count > 1, let end = elements.last?.last else { return true }
    return end.is(.`self`) || end.is(.view) || end.is(.contentView)
  }
}

extension IgnoredTouches {
  static let description = RuleDescription(
    id: "ignored_touches",
    family: .correctness,
    summary: "Touches that never reach their view",
    rationale: """
      Labels and image views ignore touches by default: their recognizers see none, and buttons in them cannot be \
      tapped. A recognizer belongs to one view, and leaves it when it is added to a second. Since iOS 14 a cell's \
      content view is made on first use, above what the cell added before, and takes its touches. The rule reports \
      such views, recognizers added to two views or in a loop, and controls that a cell's initializer adds too \
      early.
      """,
    limits: [
      "views that a project function gets or other files name, and recognizers of RxGesture",
      "recognizers that a method of the project adds",
      "files that override `hitTest(_:with:)`, and content views that another file hides",
      "subclasses of the project's own cells",
    ],
    source:
      "UIKit, UILabel.isUserInteractionEnabled (https://developer.apple.com/documentation/uikit/uilabel/isuserinteractionenabled), UIImageView.isUserInteractionEnabled (https://developer.apple.com/documentation/uikit/uiimageview/isuserinteractionenabled): \"New image view objects are configured to disregard user events by default\", and UIGestureRecognizer.view (https://developer.apple.com/documentation/uikit/uigesturerecognizer/view): \"The view the gesture recognizer is attached to\"",
    effect: .touch,
    fixSafety: .unsafe,
    goodExamples: [
      "Touches that are turned on": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func setUpCover() {
          cover.isUserInteractionEnabled = true
          cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
        }
      }
      """
    ],
    badExamples: [
      "A recognizer of a label": """
      class PlayerView: UIView {
        private let linkLabel = UILabel()

        func setUpLinkLabel() {
          linkLabel.text = "More"
          ↓linkLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }
      }
      """,
      "One recognizer for two views": """
      class PlayerView: UIView {
        private let coverContainer = UIView()
        private let titleContainer = UIView()

        func setUpTaps() {
          addSubview(coverContainer)
          addSubview(titleContainer)
          let tap = UITapGestureRecognizer(target: self, action: #selector(play))
          coverContainer.addGestureRecognizer(tap)
          titleContainer.addGestureRecognizer(↓tap)
        }
      }
      """,
    ])
}
