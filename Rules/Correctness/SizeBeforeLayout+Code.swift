import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The places that the types of a file assign to, and how often each.
struct AssignedPlaces {
  private var counts = KeyMap<Int>()
  /// The names of properties and locals whose value makes a layer.
  private(set) var layers = KeySet()

  init(_ file: ViewFile) {
    for call in file.code.calls {
      guard let type = call.name, type.isNameOfLayer, let equal = type.previous,
        equal.kind == .equal
      else { continue }
      // `let layer: CALayer = …`, `layer = …`, `self.layer = …`
      let name = call.statement.declaration?.name ?? equal.previous
      // `let gradient: CAGradientLayer = { let layer = CAGradientLayer(); …; return layer }()`
      let property = call.statement.block.closure?.body.open?.statement?.declaration?.name
      for case let name? in [name, property] where name.kind == .identifier {
        layers.insert(file.names.key(name))
      }
    }
    for statement in file.code.statements where statement.kind == .assignment {
      // `cover.frame.size` is a part of `cover.frame`.
      for place in Self.places(of: statement, in: file) { counts[place, default: 0] += 1 }
    }
  }

  /// The type around an assignment and the first names in its target, as one key each: `self.cover?.frame` is
  /// `cover.frame`. The last one is the target.
  private static func places(of statement: Statement, in file: ViewFile) -> [UInt64] {
    let names = statement.target?.filter { $0.kind == .identifier } ?? []
    var place = file.typeKey(around: statement)
    return names.map { name in
      place = TextHash.pair(place, file.names.key(name))
      return place
    }
  }

  /// Whether the type around an assignment assigns to the same place again, as in `layoutSubviews`, or to a part of it.
  func isRepeated(_ statement: Statement, in file: ViewFile) -> Bool {
    guard statement.kind == .assignment else { return false }
    return Self.places(of: statement, in: file).last.flatMap { counts[$0] } != 1
  }
}

extension ViewFile {
  /// The key of the type around a statement; 0 outside of all.
  fileprivate func typeKey(around statement: Statement) -> UInt64 {
    scopes.type(around: statement)?.key ?? 0
  }

  /// Whether a type has code for each layout, or one that inherits from it: it may keep up to date what the type makes.
  private func isLaidOut(_ type: ViewType) -> Bool {
    answer(for: SizeBeforeLayout.self, about: type.key) { file in
      let mentions = type.declaration.name.map { file.mentions(of: $0) } ?? []
      let heirs = mentions.compactMap { name in
        name.statement?.declaration.flatMap { $0.superclass == name ? $0.name : nil }
      }
      return ([type.key] + heirs.map(file.names.key)).contains { type in
        file.functions(ofType: type).contains { $0.declaration.callback == .layout }
      }
    }
  }

  /// Whether nothing sets again what a statement sets when the object is made.
  func staysAsSet(by statement: Statement) -> Bool {
    occasions(of: statement).isBeforeLayout
      && scopes.type(around: statement).map(isLaidOut) != true
      && !memoized(AssignedPlaces.init).isRepeated(statement, in: self)
  }
}

/// A view that has no size until it is laid out.
enum UnsizedView {
  /// Whether code of the file makes a view without a size, and gives it none.
  ///
  /// - Parameter inMaking: whether only what makes the view matters.
  static func fits(_ view: View, inMaking: Bool = false) -> Bool {
    guard view.isMade, view.makings.allSatisfy(makesUnsized),
      inMaking || view.subview?.isOnlyOfFile == true && !view.isNamedElsewhere
    else { return false }
    let events =
      inMaking && view.isProperty ? view.events.prefix(view.eventsOfMaking) : view.events[...]
    return !events.contains { maySize($0, in: view.file) }
  }

  private static func maySize(_ use: ViewUse, in file: ViewFile) -> Bool {
    guard let member = use.member else { return false }
    // `label.pin.sizeToFit()` sets the frame.
    if file.names.isLibraryMember(member) { return member.setsFrameByLibrary }
    let isFrame = member.is(.frame) || member.is(.bounds)
    if use.kind == .memberAssignment { return isFrame || member.is(.autoresizingMask) }
    guard member.call != nil else { return false }
    return member.contains(.size) || member.contains(.frame) || member.hasPrefix(.layout)
  }

  private static func makesUnsized(_ making: ViewMaking) -> Bool {
    guard making.isOfUIKit, making.className.hasNoSizeAtFirst,
      let open = making.initializer.first(where: { $0.kind == .leftParen })
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

extension Lexeme {
  /// Whether a view of a type of UIKit is empty until something lays it out; a switch, say, has a size at once.
  fileprivate var hasNoSizeAtFirst: Bool {
    isViewWithoutSize || self.is(.UILabel) || self.is(.UIButton) || self.is(.UIImageView)
      || self.is(.UIStackView) || self.is(.UITextField) || self.is(.UITextView)
      || self.is(.UISearchBar)
  }

  /// Whether it is a member of a layer or a view that is computed from a size: nothing computes it again.
  fileprivate var isGeometryOfLayer: Bool {
    self.is(.frame) || self.is(.bounds) || self.is(.cornerRadius) || self.is(.contentSize)
      || self.is(.path) || self.is(.shadowPath)
  }

  fileprivate var mayShape: Bool {
    guard kind == .identifier, !isLayoutWord else { return false }
    switch firstByte {
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "m"),
      UInt8(ascii: "r"), UInt8(ascii: "s"):
      return Self.shapes.contains(where: contains)
    default: return false
    }
  }

  private static let shapes: [NamePart] = [
    .round, .corner, .gradient, .shadow, .border, .circle, .circular, .mask,
  ]
}

extension Statement {
  /// Whether it sets the shadow or the corners of the view that the code belongs to, or the path of a layer that the file
  /// makes.
  func shapesOwnLayer(_ member: Lexeme, in file: ViewFile) -> Bool {
    guard let layer = member.owner, layer.isFreeName || layer.owner?.is(Keyword.`self`) == true
    else { return false }
    if layer.is(.layer) { return member.is(.shadowPath) || member.is(.cornerRadius) }
    return member == "path"
      && file.memoized(AssignedPlaces.init).layers.contains(file.names.key(layer))
  }

  /// The path that a value names: `let path = UIBezierPath(rect: bounds)` for `path.cgPath`.
  func pathNamed(in value: Lexemes) -> [Lexeme] {
    let making = block.statements.first {
      $0.kind == .property && $0.declaration?.value?.first.is(.UIBezierPath) == true
        && $0.declaration?.name?.text == value.first?.text
    }
    return making.map { Array($0.tokens) } ?? []
  }

  /// Whether it sets the shape of a layer, or makes the path for one: `let path = UIBezierPath(rect: card.bounds)`.
  var shapesLayer: Bool {
    if kind == .property {
      guard let value = declaration?.value, let first = value.first else { return false }
      // `UIView(frame: …)`
      return first.is(.UIBezierPath) || first.next?.next?.is(.frame) == true && first.hasCapital
    }
    return kind == .assignment && target?.last?.isGeometryOfLayer == true
  }

  /// Whether it makes a view that becomes the property of another one, which gives it a size: `tableFooterView`, `leftView`.
  var makesAccessory: Bool {
    guard kind == .property, let name = declaration?.name else { return false }
    return block.statementsOnAllLevels.contains { statement in
      statement.assignedValue.map { $0.count == 1 && $0.first?.hasSameText(as: name) == true }
        == true && statement.assignedMember?.hasSuffix(.view) == true
    }
  }
}

/// A method that the project declares for UIKit's views, and that computes the shape of a layer from the size that the view
/// has then: `sheet.roundCorners([.topLeft, .topRight], radius: 12)`.
enum ShapeMethod {
  /// The calls of methods that may do so, on a view, each a statement of its own, but not of those that the file calls in
  /// another place, too, such as `layoutSubviews`.
  static func calls(in file: ViewFile) -> [Call] {
    let views = KeySet(file.subviews.map(\.key))
    var counts = KeyMap<Int>()
    let calls = file.code.calls.compactMap { call -> (call: Call, key: UInt64)? in
      guard let name = call.name, let view = call.receiver?.last(where: { $0.kind == .identifier }),
        views.contains(file.names.key(view)), name.mayShape
      else { return nil }
      let key = TextHash.pair(file.names.key(view), file.names.key(name))
      counts[key, default: 0] += 1
      return (call, key)
    }
    // Each view is looked at as a whole.
    var fuel = Fuel()
    return calls.filter { call, key in
      guard call.tokens == call.statement.tokens, counts[key] == 1, let receiver = call.receiver,
        let view = file.view(receiver, in: call.statement.block)
      else { return false }
      return fuel.burn(view.events.count)
    }.map(\.call)
  }
}
