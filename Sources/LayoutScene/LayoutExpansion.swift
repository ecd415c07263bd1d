import LayoutModel
import LayoutSolver

/// What a function does where it is called.
struct LayoutExpansion {
  let call: LayoutCall
  let function: LayoutFunction
  let arguments: [LayoutCall.Argument?]
  /// The number that an expression of the caller or of a default value is.
  let number: (String) -> Fraction?

  /// The views that are added.
  var additions: [ScenePart.Addition] {
    function.additions.flatMap { addition -> [ScenePart.Addition] in
      guard case (true, let condition) = condition(addition.condition) else { return [] }
      let parents = boxes(addition.parent)
      return boxes(addition.child).compactMap { child in
        guard let parent = parents.first, parent != child else { return nil }
        return ScenePart.Addition(
          child: child, parent: parent, isArranged: addition.isArranged, isFirst: addition.isFirst,
          condition: condition, place: call.gap.place)
      }
    }
  }

  /// The members that are set.
  var settings: [ViewSetting] {
    function.settings.flatMap { setting -> [ViewSetting] in
      guard case (true, let condition) = condition(setting.condition) else { return [] }
      let index = function.indices[setting.value[...]]
      let given = index.flatMap { arguments[$0]?.text ?? function.parameters[$0].value }
      return boxes(setting.box).map { box in
        ViewSetting(
          box: box, member: setting.member, value: given ?? setting.value, isFrame: setting.isFrame,
          isData: given == nil && setting.isData,
          condition: setting.member == "isHidden" ? condition : nil)
      }
    }
  }

  /// The constraints that are made.
  var constraints: [SceneConstraint] {
    function.constraints.flatMap { constraint -> [SceneConstraint] in
      guard case (true, let condition) = condition(constraint.condition) else { return [] }
      var bound = constraint
      (bound.condition, bound.place) = (condition, call.gap.place)
      bound.isActive = constraint.isActive || call.activates
      bound.constant = self.bound(constraint.constant)
      bound.multiplier = self.bound(constraint.multiplier)
      if let target = constraint.target {
        guard let edge = edges(target).first else { return [] }
        bound.target = edge
      }
      return edges(constraint.edge).map { edge in
        var bound = bound
        bound.edge = edge
        return bound
      }
    }
  }

  /// What a call in the function is for the caller; nil if it does not happen.
  func call(_ inner: LayoutCall) -> LayoutCall? {
    guard case (true, let condition) = condition(inner.condition) else { return nil }
    let arguments = inner.arguments.map { argument in
      let names = argument.text.split(separator: ".")
      let index = function.indices[argument.text[...]]
      // Numbers that it hands on.
      let text = index.flatMap { self.arguments[$0]?.text ?? function.parameters[$0].value }
      var bound = LayoutCall.Argument(
        label: argument.label, text: text ?? argument.text, boxes: argument.boxes.flatMap(boxes),
        isSuperview: argument.isSuperview, guide: argument.guide, attribute: argument.attribute)
      if names.count == 1, let given = index.flatMap({ self.arguments[$0] }) {
        (bound.guide, bound.attribute) = (given.guide, given.attribute)
        bound.isSuperview = given.isSuperview
      } else if let text = bound.text.withArguments(value) {
        bound.text = text
      }
      return bound
    }
    return LayoutCall(
      name: inner.name, receiver: inner.receiver.flatMap { boxes($0).first }, arguments: arguments,
      hasClosure: inner.hasClosure, condition: condition,
      activates: inner.activates || call.activates, gap: call.gap,
      views: call.views)
  }

  /// The edges that one of the function is for the caller.
  private func edges(_ edge: SceneEdge) -> [SceneEdge] {
    boxes(edge.box).map { box in
      var bound = edge
      bound.box = box
      if let given = function.parameter(edge.box), given.path.isEmpty,
        let argument = arguments[given.index]
      {
        bound.guide = edge.guide ?? argument.guide
        if !argument.attribute.isEmpty { bound.attribute = argument.attribute }
        if argument.isSuperview { bound.isOfSuperview = true }
      }
      return bound
    }
  }

  /// The views that one of the function is for the caller: none for a parameter without an argument.
  private func boxes(_ box: BoxName) -> [BoxName] {
    if let (index, path) = function.parameter(box) {
      let boxes = arguments[index]?.boxes ?? []
      return path.isEmpty ? boxes : boxes.map { $0.member(String(path)) }
    }
    guard function.isOfSystem else { return [box] }
    return call.receiver.map { [box == .root ? $0 : $0.member(box.text)] } ?? []
  }

  // MARK: - Numbers and conditions

  private func bound(_ number: SceneNumber) -> SceneNumber {
    guard number.value == nil else { return number }
    var bound = number
    var expression = NumberExpression(number.text) { value(of: $0) }
    if let value = expression.value() {
      bound.value = number.isNegated ? -value : value
      return value == .zero ? .zero : bound
    }
    // The name of a parameter says nothing to readers of the caller.
    if let given = given(for: Substring(number.text)) { bound.text = given }
    return bound
  }

  /// The number that a name of the function is: `padding`, `insets.top`.
  private func value(of path: Substring) -> Fraction? {
    given(for: path).map(number) ?? number(String(path))
  }

  /// What the caller gives for a parameter or a member of one; nil for any other name.
  private func given(for path: Substring) -> String? {
    let names = path.split(separator: ".")
    guard let first = names.first,
      let index = function.indices[first],
      let text = arguments[index]?.text ?? function.parameters[index].value
    else { return nil }
    guard names.count > 1 else { return text }
    if text.hasSuffix(".zero") { return "0" }
    if names.count == 2, text.hasSuffix(")"), let part = text.argument(String(names[1])) {
      return part
    }
    return "\(text).\(names.dropFirst().joined(separator: "."))"
  }

  private func condition(_ condition: String?) -> (happens: Bool, rest: String?) {
    guard let condition else { return (true, call.condition) }
    let isNegated = condition.hasPrefix("not ")
    let words = (isNegated ? String(condition.dropFirst(4)) : condition).split {
      " =!".contains($0)
    }
    guard let name = words.first(where: { $0 != "let" && $0 != "var" }),
      let index = function.indices[name],
      let text = arguments[index]?.text ?? function.parameters[index].value
    else { return (true, condition) }
    let holds: Bool
    if words.first == "let" || words.last == "nil" {
      // `if let top`, `if top != nil`, `if top == nil`.
      holds = (text == "nil") == (words.first != "let" && condition.contains("=="))
    } else if words.count == 1, text == "true" || text == "false" {
      holds = (text == "true") != condition.contains("!")
    } else {
      return (true, condition)
    }
    return (holds != isNegated, call.condition)
  }
}

extension String {
  /// The argument with a label of a call without further brackets: `L.m` for `left` in `UIEdgeInsets(top: 8, left: L.m)`.
  fileprivate func argument(_ label: String) -> String? {
    guard let open = firstIndex(of: "("), last == ")" else { return nil }
    for part in self[index(after: open)...].dropLast().split(separator: ",") {
      let words = part.split(separator: ":", maxSplits: 1)
      guard words.count == 2, words[0].filter({ !$0.isWhitespace }) == label else { continue }
      return String(words[1].drop(while: \.isWhitespace))
    }
    return nil
  }

  /// The same call with the numbers that names among its arguments stand for; nil for anything else.
  fileprivate func withArguments(_ value: (Substring) -> Fraction?) -> String? {
    guard let open = firstIndex(of: "("), last == ")" else { return nil }
    let parts = self[index(after: open)...].dropLast().split(separator: ",").map { part -> String in
      let words = part.split(separator: ":", maxSplits: 1)
      guard words.count == 2 else { return String(part) }
      let name = words[1].drop(while: \.isWhitespace)
      return value(name).map { "\(words[0]): \($0)" } ?? String(part)
    }
    return self[...open] + parts.joined(separator: ",") + ")"
  }
}
