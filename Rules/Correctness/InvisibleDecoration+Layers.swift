import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A border or a shadow that cannot be seen.
struct HiddenDecoration {
  let kind: Kind
  let place: Lexemes

  enum Kind {
    /// A border without a width.
    case border
    /// A shadow without opacity.
    case shadow
    /// A shadow of a view that clips.
    case clipped
    /// A shadow of a view whose class clips.
    case clippedByClass(String)

    /// The members of a layer or a view that show it if they are set in another way.
    fileprivate var cures: [LayoutWord] {
      switch self {
      case .border: [.borderWidth]
      case .shadow: [.shadowOpacity]
      case .clipped, .clippedByClass: [.clipsToBounds, .masksToBounds]
      }
    }
  }
}

/// The layer of a view of the file, or of the views of a class, with what is set of it.
struct DecoratedLayer {
  /// The name of the view or of the class.
  let name: Lexeme
  /// The class of UIKit that the view is one of.
  private let className: Lexeme?
  private var settings: [Setting]
  /// Whether other code may set more: the caller of a function that returns the view, or what makes views of the class.
  let mayBeSetElsewhere: Bool

  init?(_ view: View) {
    guard let name = view.name else { return nil }
    (self.name, className, settings) = (name, view.classOfUIKit, view.settings)
    mayBeSetElsewhere = view.isReturned
  }

  private init(of type: Lexeme, inheritingFrom className: Lexeme) {
    (name, self.className, settings, mayBeSetElsewhere) = (type, className, [], true)
  }

  /// The layers of the view classes in a file, as their own code sets them.
  static func ofClasses(in file: ViewFile) -> [DecoratedLayer] {
    var layers: [DecoratedLayer] = []
    var indices = KeyMap<Int>()
    for statement in file.code.statements where statement.kind == .assignment {
      guard let target = statement.target, let member = target.ownMember,
        member.is(.layer) || member.is(.clipsToBounds) || member.is(.backgroundColor),
        let type = file.scopes.declaredType(around: statement), type.kind == .class,
        let name = type.declaration.name, let superclass = type.declaration.type.first,
        superclass.isNameOfUIKit ? superclass.namesViewType : type.isView,
        !superclass.isNameOfController, !name.isNameOfController,
        target.first != member || !file.scopes.isLocal(member)
      else { continue }
      let index = indices[type.key] ?? layers.count
      if index == layers.count {
        layers.append(DecoratedLayer(of: name, inheritingFrom: superclass))
        indices[type.key] = index
      }
      layers[index].settings.append(
        Setting(tokens: target, path: target.path(from: member), statement: statement))
    }
    return layers
  }

  /// Whether a member of the layer is set.
  func sets(_ member: LayoutWord) -> Bool { settings.contains { $0.isOfLayer(member) } }

  /// The first place that sets a member of the layer to something that shows.
  func visible(_ member: LayoutWord) -> Setting? {
    settings.filter { $0.isOfLayer(member) && $0.isVisible }.min { $0.statement < $1.statement }
  }

  /// Whether it may cut off a shadow.
  var mayClip: Bool { clipsByDefault || settings.contains(where: \.clips) }

  /// How the view cuts off a shadow that fills its bounds; nil if it does not, or not always.
  func clipping(
    in file: ViewFile, of shadow: Setting
  ) -> HiddenDecoration.Kind? {
    guard isFilled else { return nil }
    let clips = settings.filter(\.clips)
    guard !clips.isEmpty else {
      return clipsByDefault && !mayBeSetElsewhere ? .clippedByClass(className?.text ?? "") : nil
    }
    guard clips.allSatisfy({ $0.statement.assigns(.true) }) else { return nil }
    for clip in clips where clip.holds(beside: shadow, in: file) { return .clipped }
    return nil
  }

  private var clipsByDefault: Bool {
    className.is(.UIScrollView) || className.is(.UITextView) || className.is(.UITableView)
      || className.is(.UICollectionView)
  }

  /// Whether what the view shows reaches its edges: a shadow inside of the bounds is not cut off.
  private var isFilled: Bool {
    let backgrounds = settings.filter { $0.path.count == 1 && $0.path[0].is(.backgroundColor) }
    guard backgrounds.isEmpty else { return backgrounds.allSatisfy(\.isVisible) }
    return visible(.cornerRadius) != nil || visible(.borderWidth) != nil
      || className.is(.UITextView) || className.is(.UITableView)
  }
}

extension Lexemes {
  /// The names of a path from one of them on.
  func path(from member: Lexeme) -> [Lexeme] {
    suffix(from: member).filter { $0.kind == .identifier }
  }
}

extension Setting {
  /// Whether it sets something else than nothing: `nil`, 0 or a clear color.
  fileprivate var isVisible: Bool {
    guard let value = statement.assignedValue, let first = value.first else { return false }
    if value.count == 1 { return !first.is(.nil) && !(first.isNumber && first.isZero) }
    return !value.contains { $0.is(.clear) || $0.is(.zero) }
  }

  fileprivate var clips: Bool {
    isOfLayer(.masksToBounds) || path.count == 1 && path[0].is(.clipsToBounds)
  }

  /// Whether it holds whenever another one does: it is beside it, or part of the set-up.
  fileprivate func holds(
    beside other: Setting, in file: ViewFile
  ) -> Bool {
    let block = statement.block
    guard file.alwaysRuns(statement) else { return false }
    if block.kind == .closure, block.owner?.kind == .property { return true }
    if block == other.statement.block { return true }
    guard let function = file.scopes.function(around: statement), function.body == block else {
      return false
    }
    return function.isSetup || function.declaration.callback == .layout
  }
}

extension ViewFile {
  /// Whether a decoration may be shown after all: the file sets members of layers and views without naming the view, by a key
  /// path, an animation, or for each of some subviews.
  func mayShow(_ kind: HiddenDecoration.Kind) -> Bool {
    kind.cures.contains { word in
      answer(for: InvisibleDecoration.self, about: TextHash.key(of: word.rawValue)) { file in
        file.code.tokens.contains { token in
          switch token.kind {
          case .stringLiteral: token.isKeyPath(to: word)
          case .identifier: token.is(word) && file.mayBeOfAnyView(token)
          default: false
          }
        }
      }
    }
  }

  private func mayBeOfAnyView(_ member: Lexeme) -> Bool {
    guard let statement = member.statement, statement.kind == .assignment,
      let target = statement.target, let root = target.first, target.indices.contains(member.index)
    else { return member.isInKeyPath }
    // Clipping shows nothing.
    if member.is(.clipsToBounds) || member.is(.masksToBounds), statement.assigns(.true) {
      return false
    }
    let block = statement.block
    switch root.kind {
    case .keyword: return false
    case .identifier:
      // A view that is the argument of a function was handed out.
      return !root.is(.layer) && root != member
        && rootView(names.item(root.alone, in: block), in: block) == nil
        && !(block.function?.hasParameter(root) ?? false)
    default: return block.isRepeated
    }
  }
}

extension Block {
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
  fileprivate func isKeyPath(to word: LayoutWord) -> Bool {
    text8.count < 64 && text.hasSuffix(word.rawValue + "\"")
  }

  fileprivate var isInKeyPath: Bool {
    var first = self
    var fuel = Fuel()
    while fuel.burn(), let before = first.previous {
      switch before.kind {
      case .identifier, .period, .questionPostfix, .exclamationPostfix: first = before
      case .leftParen: return before.previous.is(.keyPath)
      default: return before.kind == .backslash
      }
    }
    return true
  }
}
