import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The shadow and the border of a view can be seen.
struct InvisibleDecoration: Rule {
  let query = Query<Finding>.found(
    in: .names(.borderColor, .shadowColor, .shadowRadius, .shadowOffset, .shadowOpacity)
  ) { file in
    var places = KeySet()
    let found =
      DecoratedLayer.ofClasses(in: file).flatMap { $0.findings(in: file) }
      + file.madeViews().filter(\.isOnlyUIKit).flatMap { view in
        let found = view.name.map { DecoratedLayer(view, $0).findings(in: file) } ?? []
        return found.compactMap { $0.given(view.certainty { $0.kind == .returned }) }
      }
    // One line of a loop may be about several views.
    return found.filter { places.insert(UInt64($0.range.lowerBound)) }
  }.inFiles { $0.hasWord(.layer) }

  static let collectsFunctions = true
}

/// The layer of a view of the file, or of the views of a class, with what is set of it.
private struct DecoratedLayer {
  /// The name of the view or of the class.
  private let name: String
  /// The class of UIKit that the view is one of.
  private let className: Lexeme?
  private var settings: [Setting]
  /// Whether other code may set more: the caller of a function that returns the view, or what makes views of the class.
  private let mayBeSetElsewhere: Bool

  init(_ view: View, _ name: Lexeme) {
    (self.name, className, settings) = (name.text, view.classOfUIKit, view.settings)
    mayBeSetElsewhere = view.isReturned
  }

  private init(of type: Lexeme, inheritingFrom className: Lexeme, mayBeSetElsewhere: Bool) {
    (name, self.className, settings) = (type.text, className, [])
    self.mayBeSetElsewhere = mayBeSetElsewhere
  }

  /// The layers of the view classes in a file, as their own code sets them.
  static func ofClasses(in file: ViewFile) -> [DecoratedLayer] {
    var layers = KeyMap<DecoratedLayer>()
    for statement in file.code.statements where statement.kind == .assignment {
      guard let target = statement.target, let member = target.ownMember,
        member.is(.layer) || member.is(.clipsToBounds) || member.is(.backgroundColor),
        let type = file.scopes.declaredType(around: statement), type.kind == .class,
        let name = type.declaration.name, let superclass = type.declaration.type.first,
        superclass.isNameOfUIKit ? superclass.namesViewType : type.isView,
        !superclass.isNameOfController, !name.isNameOfController,
        target.first != member || !file.scopes.isLocal(member)
      else { continue }
      let path = target.suffix(from: member).filter { $0.kind == .identifier }
      layers[
        type.key,
        default: DecoratedLayer(
          of: name, inheritingFrom: superclass, mayBeSetElsewhere: !type.declaration.isPrivate)
      ].settings
        .append(Setting(tokens: target, path: path, statement: statement))
    }
    return layers.entries.map(\.value)
  }

  /// Settings without a visible effect.
  func findings(in file: ViewFile) -> [Finding] {
    var found: [Finding] = []
    if let opacity = visible(.shadowOpacity), isFilled,
      let clipper = clipper(of: opacity, in: file),
      !file.mayShow(.clipsToBounds), !file.mayShow(.masksToBounds)
    {
      found.append(
        Finding(
          opacity.tokens,
          "the shadow of `\(name)` is cut off: it is outside of the bounds, and \(clipper) clips what is there",
          advice: "give the shadow to a view around `\(name)` that does not clip"))
    }
    guard !mayBeSetElsewhere else { return found }
    if !sets(.borderWidth), let color = visible(.borderColor), !file.mayShow(.borderWidth) {
      found.append(
        Finding(
          color.tokens,
          "`\(name)` gets a color for a border that it does not have: the `borderWidth` of a layer is 0 unless it is set",
          advice: "set `\(name).layer.borderWidth`"))
    }
    let parts = [LayoutWord.shadowColor, .shadowRadius, .shadowOffset]
    if !sets(.shadowOpacity), let part = parts.lazy.compactMap(visible).first,
      !file.mayShow(.shadowOpacity)
    {
      found.append(
        Finding(
          part.tokens,
          "the shadow of `\(name)` is transparent: the `shadowOpacity` of a layer is 0 unless it is set",
          advice: "set `\(name).layer.shadowOpacity`"))
    }
    return found
  }

  private func sets(_ member: LayoutWord) -> Bool { settings.contains { $0.isOfLayer(member) } }

  /// The first place that sets a member of the layer to something that shows.
  private func visible(_ member: LayoutWord) -> Setting? {
    settings.filter { $0.isOfLayer(member) && $0.isVisible }.min { $0.statement < $1.statement }
  }

  /// What cuts off a shadow that fills the bounds, for a message; nil if nothing does, or not always.
  private func clipper(of shadow: Setting, in file: ViewFile) -> String? {
    let clips = settings.filter(\.clips)
    if clips.isEmpty {
      let clipsByDefault =
        className.is(.UIScrollView) || className.is(.UITextView) || className.is(.UITableView)
        || className.is(.UICollectionView)
      return clipsByDefault && !mayBeSetElsewhere ? "a `\(className?.text ?? "")`" : nil
    }
    let isSure =
      clips.allSatisfy { $0.statement.assigns(.true) }
      && clips.contains { $0.holds(beside: shadow, in: file) }
    return isSure ? "`\(name)`" : nil
  }

  /// Whether what the view shows reaches its edges: a shadow inside of the bounds is not cut off.
  private var isFilled: Bool {
    let backgrounds = settings.filter { $0.path.count == 1 && $0.path[0].is(.backgroundColor) }
    guard backgrounds.isEmpty else { return backgrounds.allSatisfy(\.isVisible) }
    return visible(.cornerRadius) != nil || visible(.borderWidth) != nil
      || className.is(.UITextView) || className.is(.UITableView)
  }
}

extension Setting {
  /// Whether it sets something else than nothing: `nil`, 0 or a clear color.
  fileprivate var isVisible: Bool {
    guard let value = statement.assignedValue, let first = value.first else { return false }
    if value.count == 1 { return !first.is(.nil) && !first.isZero }
    return !value.contains { $0.is(.clear) || $0.is(.zero) }
  }

  fileprivate var clips: Bool {
    isOfLayer(.masksToBounds) || path.count == 1 && path[0].is(.clipsToBounds)
  }

  /// Whether it holds whenever another one does: it is beside it, or part of the set-up.
  fileprivate func holds(beside other: Setting, in file: ViewFile) -> Bool {
    let block = statement.block
    if block == other.statement.block || block.kind == .closure && block.owner?.kind == .property {
      return file.alwaysRuns(statement)
    }
    guard let function = file.scopes.function(around: statement),
      statement.runsWhenever(function.body), statement.first < file.flow.exit(of: function.body)
    else { return false }
    return function.isSetup || function.declaration.callback == .layout
  }
}

extension ViewFile {
  /// Whether a member that shows a decoration may be set without naming the view: by a key path, an animation, or for each of
  /// some subviews.
  fileprivate func mayShow(_ word: LayoutWord) -> Bool {
    answer(for: InvisibleDecoration.self, about: TextHash.key(of: word.rawValue)) { file in
      file.code.tokens.contains { token in
        if token.kind == .stringLiteral { return token.hasSuffixInLiteral(word) }
        guard token.is(word) else { return false }
        guard let statement = token.statement, statement.assignedMember == token,
          let root = statement.target?.first
        else { return true }
        // Clipping shows nothing.
        if statement.assigns(.true) || root.kind == .keyword || root.is(.layer) || root == token {
          return false
        }
        if root.kind == .dollarIdentifier { return statement.block.isRepeated }
        // A view that is the argument of a function was handed out.
        return file.rootView(file.names.item(root.alone, in: statement.block), in: statement.block)
          == nil && statement.block.function?.hasParameter(root) != true
      }
    }
  }
}

extension Block {
  /// Whether it is no closure that configures what is just made: `UIView().then { $0.clipsToBounds = false }`.
  fileprivate var isRepeated: Bool {
    guard let closure = ancestors.first(where: { $0.kind == .closure })?.closure else {
      return true
    }
    guard let call = closure.call else { return closure.body.close.next?.kind != .leftParen }
    return !call.chainStart.hasCapital
  }
}

extension Lexeme {
  /// Whether a text is a key path that ends with a name: `"borderWidth"`, `"layer.borderWidth"`.
  fileprivate func hasSuffixInLiteral(_ word: LayoutWord) -> Bool {
    text8.count < 64 && text.hasSuffix(word.rawValue + "\"")
  }
}

extension InvisibleDecoration {
  static let description = RuleDescription(
    id: "invisible_decoration",
    family: .correctness,
    summary: "Shadow or border that cannot be seen",
    rationale: """
      A layer's `borderWidth` and `shadowOpacity` are 0 by default: a color alone shows nothing. A shadow is drawn \
      outside the layer's bounds, so `clipsToBounds` cuts it off, as often happens with round corners; scroll views \
      clip by default. The rule reports views of UIKit's classes that the file makes, and view classes about their \
      own layer.
      """,
    limits: [
      "views or layers that another project function gets, or with a property of the project set",
      "shadows that a method of the project gives",
      "files that set or read such a member of a view that they do not name",
      "clipping under a condition, and clipped views with a clear background",
      "views that are not private, unless a folder is linted and no other file names them",
    ],
    source:
      "Core Animation, CALayer.masksToBounds (https://developer.apple.com/documentation/quartzcore/calayer/maskstobounds), CALayer.shadowOpacity and CALayer.borderWidth; UIKit, UIView.clipsToBounds",
    effect: .sight,
    goodExamples: [
      "A border with a width": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func setupCover() {
          cover.layer.borderColor = UIColor.separator.cgColor
          cover.layer.borderWidth = 1
          addSubview(cover)
        }
      }
      """,
      "A clipped view in one with a shadow": """
      class PlayerView: UIView {
        private let shadow = UIView(), cover = UIImageView()

        func setupCover() {
          shadow.layer.shadowOpacity = 0.3
          cover.layer.cornerRadius = 8
          cover.clipsToBounds = true
          shadow.addSubview(cover)
        }
      }
      """,
    ],
    badExamples: [
      "Only a color": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func setupCover() {
          ↓cover.layer.borderColor = UIColor.separator.cgColor
          addSubview(cover)
        }
      }
      """,
      "A transparent shadow": """
      class PlayerView: UIView {
        private lazy var card: UIView = {
          let card = UIView()
          card.backgroundColor = .white
          ↓card.layer.shadowColor = UIColor.black.cgColor
          card.layer.shadowRadius = 8
          return card
        }()
      }
      """,
      "A shadow that is cut off": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func setupCover() {
          cover.layer.cornerRadius = 8
          cover.clipsToBounds = true
          cover.layer.shadowColor = UIColor.black.cgColor
          ↓cover.layer.shadowOpacity = 0.3
          addSubview(cover)
        }
      }
      """,
    ])
}
