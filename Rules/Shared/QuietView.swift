import Behavior
import LayoutModel
import RuleKit
import SwiftSource

/// A label or an image view that a file makes, and that gets no touches, nor does anything in it: no code turns them on.
struct QuietView {
  /// The index in `ViewFile.subviews`; that of the property, where there is one.
  let index: Int
  /// Its name in the declaration.
  let name: Lexeme
  /// `UILabel` or `UIImageView`.
  let type: Lexeme
  /// The first place that gives it a gesture recognizer or another handler of touches.
  private(set) var handler: Lexemes?
  /// What has to hold in other files.
  let conditions: [any Condition]

  /// Nil for any other view, and where code may turn its touches on.
  init?(_ index: Int, in file: ViewFile) {
    let subview = file.subviews[index]
    guard subview.isOnlyOfFile, !file.names.isNamedElsewhere(index),
      let view = ViewAccount.of(index, in: file), let type = view.classOfUIKit, type.isQuietType
    else { return nil }
    var handings: [ViewHanding] = []
    var tapMethod: UIKitMethod?
    for use in view.uses {
      guard use.member?.turnsTouchesOn != true else { return nil }
      if let first = use.tokens.first, let member = use.member, member.handlesTouches {
        handler = handler ?? first.through(member)
        continue
      }
      if handler == nil, use.kind == .call, let first = use.tokens.first, let name = use.member,
        name.mayHandleTaps, name.call != nil, !file.names.isUIKitMethod(name)
      {
        handler = first.through(name)
        tapMethod = TapMethod.method(file.names.key(name))
        continue
      }
      guard use.isHandedOut(in: file), !use.leavesTouches(in: file) else { continue }
      guard let handing = use.handing(in: file) else { return nil }
      handings.append(ViewHanding(handing, allowed: .placement))
    }
    guard let conditions = PlacedView.conditions(of: subview, handedTo: handings, in: file) else {
      return nil
    }
    (self.index, name, self.type) = (index, view.name, type)
    self.conditions = conditions + (tapMethod.map { [$0] } ?? [])
  }

  /// Whether a declaration may be that of one, by the first name in its type or its value.
  static func mayBe(_ declaration: Declaration) -> Bool {
    let name = declaration.type.first ?? declaration.value?.first
    return name?.isQuietType == true || name?.kind == .leftBrace
  }
}

extension ViewUse {
  /// Whether it is known to leave the view's touches as they are: an argument of something of UIKit, a comparison, a
  /// library that loads an image.
  fileprivate func leavesTouches(in file: ViewFile) -> Bool {
    switch kind {
    case .argument: return call.map { isHandedToUIKit($0, in: file) } ?? false
    case .call, .member: return member?.isImageLoader ?? false
    case .other:
      if tokens.last?.next?.isComparison == true { return true }
      guard let before = tokens.first?.previous else { return false }
      // The label of `location(in: label)` is a keyword.
      if before.kind == .colon, let call = tokens.first?.brackets?.call {
        return isHandedToUIKit(call, in: file)
      }
      return before.isComparison
    default: return false
    }
  }

  private func isHandedToUIKit(_ call: Call, in file: ViewFile) -> Bool {
    guard let name = call.name else { return false }
    return file.names.isUIKitMethod(name) || file.names.onlyReadsView(name) || name.isNameOfUIKit
  }
}

extension Lexeme {
  /// Whether it names a class of UIKit whose views get no touches unless that is turned on.
  fileprivate var isQuietType: Bool { self.is(.UILabel) || self.is(.UIImageView) }

  fileprivate var isComparison: Bool {
    self == "==" || self == "===" || self == "!=" || self == "!=="
  }

  /// Whether a member of a view turns its touches on, or may do so: RxGesture's methods do.
  fileprivate var turnsTouchesOn: Bool {
    if self.is(.isUserInteractionEnabled) { return statement?.assigns(.false) != true }
    guard isReactive, let method = member else { return false }
    return method.hasSuffix(.gesture)
  }

  /// Whether a member of a view gives it something that handles touches.
  fileprivate var handlesTouches: Bool {
    if self.is(.addGestureRecognizer) { return call != nil }
    guard self.is(.addInteraction), let value = call?.arguments?.first?.value.first else {
      return false
    }
    return value.is(.UIContextMenuInteraction) || value.is(.UIDragInteraction)
      || value.is(.UIDropInteraction)
  }
}
