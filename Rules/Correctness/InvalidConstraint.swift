import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// UIKit accepts each constraint that is made.
struct InvalidConstraint: Rule {
  let query = Query<Finding>.found(
    in: .constraints || .names(.toItem, .addConstraint, .addConstraints, .withVisualFormat)
  ) { file in
    let pairs = file.constraints.compactMap { pair(of: $0, in: file) }
    guard file.hasWord(.toItem, .addConstraint, .addConstraints, .withVisualFormat) else {
      return pairs
    }
    var fuel = Fuel.ofFile
    return pairs + file.code.calls.compactMap { finding(in: $0, of: file, &fuel) }
  }

  private static func pair(of constraint: Constraint, in file: ViewFile) -> Finding? {
    guard let (first, second) = constraint.mismatch else { return nil }
    return Finding(
      constraint.expression,
      "crashes: the \(first.names[0]) of `\(file.name(constraint.firstItem))` cannot be related to a \(second.names[0]): only places along one axis, or two sizes, go together",
      advice: "relate it to the \(first.names[0])")
  }

  private static func finding(
    in call: Call, of file: ViewFile, _ fuel: inout Fuel
  ) -> Finding? {
    guard let name = call.name else { return nil }
    if name.is(.NSLayoutConstraint) {
      return call.arguments?.locationWithoutItem.map { place in
        Finding(
          place,
          "crashes: `\(place.text)` is a place, which needs the place of another item; only a width or a height can be a number",
          advice: "pass the superview as `toItem`, with the same attribute")
      }
    }
    if name.is(.constraints) {
      guard let format = call.visualFormat, let views = call.namesOfFormat(in: file, &fuel),
        let missing = format.names.first(where: { !views.contains($0) })
      else { return nil }
      return Finding(
        format.string,
        "crashes: the format names `\(missing)`, which is not a key of the dictionary of views",
        advice: "add `\"\(missing)\"` to the dictionary")
    }
    guard name.is(.addConstraint) || name.is(.addConstraints),
      let (holder, outer) = call.holderWithoutItem(in: file)
    else { return nil }
    return Finding(
      call.callee,
      "crashes: `\(holder)` cannot hold a constraint of \(outer), which is not inside of it",
      advice: "use `NSLayoutConstraint.activate`, which finds the view that has to hold it")
  }
}

extension Constraint {
  /// The attributes of its two sides that no constraint can relate.
  fileprivate var mismatch: (LayoutAttributes, LayoutAttributes)? {
    guard secondItem != nil, secondAttributes.count == 1, !setsFrame, !isOfHelper else {
      return nil
    }
    let kinds = LayoutAxis.allCases.map(LayoutAttributes.positions) + [[.width, .height]]
    let kind = kinds.first { !$0.isDisjoint(with: secondAttributes) }
    let others = kind.map(attributes.subtracting) ?? []
    return others.isEmpty ? nil : (others, secondAttributes)
  }
}

extension Arguments {
  /// The attribute of `NSLayoutConstraint(item:…)` that is a place and is related to nothing: only a size can be.
  fileprivate var locationWithoutItem: Lexemes? {
    guard open.next?.is(.item) == true, let other = self["toItem"], other.count == 1,
      other.first?.is(.nil) == true, let attribute = self["attribute"], attribute.count > 1,
      let name = attribute.last, name.kind == .identifier,
      // `.top`, `NSLayoutConstraint.Attribute.top`; any other path may be a size.
      attribute.first?.kind == .period || name.owner?.hasLastWord(.attribute) == true,
      !name.is(.width), !name.is(.height), !name.is(.notAnAttribute)
    else { return nil }
    return attribute
  }
}

extension Call {
  /// The format of `constraints(withVisualFormat:…)`, if it is a plain string, and the names of views in it.
  fileprivate var visualFormat: (string: Lexeme, names: [String])? {
    guard let value = arguments?["withVisualFormat"], value.count == 1, let string = value.first,
      string.kind == .stringLiteral, case let text = string.text, !text.contains("\\")
    else { return nil }
    let parts = text.split(separator: "[").dropFirst()
    return (string, parts.map { String($0.prefix { $0 != "]" && $0 != "(" }) })
  }

  /// The keys of the dictionary of views; nil where the code does not show all of them.
  fileprivate func namesOfFormat(in file: ViewFile, _ fuel: inout Fuel) -> Set<String>? {
    guard var value = arguments?["views"] else { return nil }
    if value.count == 1, let name = value.first, name.kind == .identifier {
      let mentions = file.mentions(of: name)
      guard fuel.burn(mentions.count) else { return nil }
      // A name that several constants have may mean either.
      let constants = mentions.compactMap { mention in
        mention.statement?.declaration.flatMap {
          $0.kind == .property && $0.name == mention ? $0 : nil
        }
      }
      guard constants.count == 1, constants[0].keyword.is(.let), let literal = constants[0].value
      else { return nil }
      value = literal
    }
    guard let open = value.first, open.kind == .leftBracket, open.partner == value.last,
      fuel.burn(value.count)
    else { return nil }
    var names: Set<String> = []
    for element in open.elements where !element.value.isEmpty {
      guard let key = element.value.first, key.kind == .stringLiteral, key.next?.kind == .colon
      else { return nil }
      names.insert(String(key.text.dropFirst().dropLast()))
    }
    return names
  }

  /// The view that `addConstraint` is called on, and an item of one of the constraints that is not in it.
  fileprivate func holderWithoutItem(in file: ViewFile) -> (holder: String, outer: String)? {
    guard let receiver, let arguments, let holder = file.view(receiver, in: statement.block),
      holder.subview != nil, !holder.path.dropFirst().isEmpty
    else { return nil }
    var added = Array(file.constraints(in: arguments.tokens))
    if let function = file.scopes.outermostFunction(statement) {
      let own = file.constraints(in: function.tokens).indices
      for event in file.constraintLife.events(in: arguments.tokens) where event.name.isOwnMember {
        // One of another function may have the name, too.
        let kept =
          file.constraintLife.name(event.name, in: file)?.constraints(among: own)
          .map { file.constraints[$0] } ?? []
        if kept.allSatisfy({ $0.statement == kept[0].statement }) { added += kept }
      }
    }
    for constraint in added {
      let first = file.reference(constraint.firstItem, in: constraint.statement.block).placedView
      if first.map(holder.mayHold) == false {
        return (receiver.text, "`\(file.name(constraint.firstItem))`")
      }
      guard let second = constraint.secondItem else { continue }
      if second.isSuperview {
        if first == holder { return (receiver.text, "its superview") }
        continue
      }
      let view = file.reference(second, in: constraint.statement.block).placedView
      if view.map(holder.mayHold) == false { return (receiver.text, "`\(file.name(second))`") }
    }
    return nil
  }
}

extension View {
  /// Whether another view is it, or may be in it.
  fileprivate func mayHold(_ view: View) -> Bool {
    guard view != self, !path.contains(view) else { return view == self }
    return view.placements.isEmpty || view.mayBe(inside: self)
  }
}

extension InvalidConstraint {
  static let description = RuleDescription(
    id: "invalid_constraint",
    family: .correctness,
    summary: "Constraint that UIKit rejects",
    rationale: """
      UIKit raises an exception for a constraint that cannot mean anything: a place such as `top` that is related to no \
      other item, a format string with a view that the dictionary does not have, and a constraint that is added to a \
      view which does not contain both of its items.
      """,
    source:
      "UIKit, NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:), constraints(withVisualFormat:options:metrics:views:) and UIView.addConstraint(_:) (https://developer.apple.com/documentation/uikit/nslayoutconstraint)",
    defaultSeverity: .error,
    effect: .crash,
    goodExamples: [
      "A size, and a place": """
      class PlayerView: UIView {
        func setup() {
          addSubview(cover)
          let height = NSLayoutConstraint(
            item: cover, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 80)
          let top = NSLayoutConstraint(
            item: cover, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1,
            constant: 0)
          cover.addConstraint(height)
          addConstraint(top)
        }
      }
      """
    ],
    badExamples: [
      "A place without another item": """
      class PlayerView: UIView {
        func setup() {
          let top = NSLayoutConstraint(
            item: cover, attribute: ↓.top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 80)
          top.isActive = true
        }
      }
      """,
      "A view that the dictionary does not have": """
      class PlayerView: UIView {
        func setup() {
          let views = ["cover": cover, "titleLabel": titleLabel]
          addConstraints(
            NSLayoutConstraint.constraints(
              withVisualFormat: ↓"V:|[cover]-8-[title]|", options: [], metrics: nil, views: views))
        }
      }
      """,
    ])
}
