import LayoutModel
import LayoutSolver

/// The constraints of a box in short form: `edges = superview inset 16`, `height = 64 @high`.
struct ConstraintText {
  private let scene: LayoutScene
  private let box: SceneBox

  init(_ box: Int, in scene: LayoutScene) {
    self.scene = scene
    self.box = scene.boxes[box]
  }

  /// The texts of constraints of the box, in their order; those that say one thing together have one text.
  func texts(of constraints: [SceneConstraint]) -> [String] {
    var texts: [String] = []
    var rest = constraints[...]
    while let first = rest.first {
      let group = rest.prefix { isAlike($0, first) }
      rest = rest.dropFirst(group.count)
      let suffix = suffix(of: first)
      texts += joined(Array(group)).map { $0 + suffix }
    }
    return texts
  }

  private func isAlike(_ one: SceneConstraint, _ other: SceneConstraint) -> Bool {
    one.priority == other.priority && one.isActive == other.isActive
      && one.condition == other.condition && one.edge.guide == other.edge.guide
      && one.setsFrame == other.setsFrame && one.isUpdate == other.isUpdate
      && one.laterConstant == other.laterConstant
  }

  private func joined(_ constraints: [SceneConstraint]) -> [String] {
    var texts: [(place: Int, text: String)] = []
    var left = Array(constraints.enumerated())
    for shape in Shape.all {
      guard let found = shape.members(of: left.map(\.element)), let text = text(of: found, shape)
      else { continue }
      let first = left.first { found.contains($0.element) }?.offset ?? 0
      texts.append((first, text))
      left.removeAll { found.contains($0.element) }
    }
    for (index, constraint) in left { texts.append((index, text(of: constraint))) }
    return texts.sorted { $0.place < $1.place }.map(\.text)
  }

  /// Constraints that have one name together.
  private struct Shape {
    let name: String
    let attributes: [LayoutAttributes]

    static let all = [
      Shape(name: "edges", attributes: [.top, .leading, .trailing, .bottom]),
      Shape(name: "edges", attributes: [.top, .left, .right, .bottom]),
      Shape(name: "leading, trailing", attributes: [.leading, .trailing]),
      Shape(name: "left, right", attributes: [.left, .right]),
      Shape(name: "top, bottom", attributes: [.top, .bottom]),
      Shape(name: "center", attributes: [.centerX, .centerY]),
      Shape(name: "size", attributes: [.width, .height]),
    ]

    /// The constraint of each attribute, if there is exactly one.
    func members(of constraints: [SceneConstraint]) -> [SceneConstraint]? {
      let found = attributes.compactMap { attribute in
        let all = constraints.filter { $0.edge.attribute == attribute && $0.relation == .equal }
        return all.count == 1 ? all[0] : nil
      }
      return found.count == attributes.count ? found : nil
    }
  }

  /// The text of constraints that have one name together; nil if they differ.
  private func text(of constraints: [SceneConstraint], _ shape: Shape) -> String? {
    let first = constraints[0]
    guard !first.setsFrame,
      constraints.allSatisfy({
        $0.multiplier.isOne && $0.target?.box == first.target?.box
          && $0.target?.guide == first.target?.guide
          && $0.target?.isOfSuperview == first.target?.isOfSuperview
          && ($0.target == nil || $0.target?.attribute == $0.edge.attribute)
      })
    else { return nil }
    let insets = constraints.map { number(inset(of: $0)) }
    guard Set(insets).count == 1 else { return nil }
    guard let target = first.target else {
      return "\(shape.name) = \(insets[0])"
    }
    let name = name(of: target)
    if first.constant == .zero { return "\(shape.name) = \(name)" }
    guard shape.name != "center", shape.name != "size" else { return nil }
    return "\(shape.name) = \(name) inset \(insets[0])"
  }

  /// The constant, positive where it points into the target.
  private func inset(of constraint: SceneConstraint) -> SceneNumber {
    var constant = constraint.constant
    guard constraint.target != nil,
      constraint.edge.attribute.isSubset(of: [.trailing, .right, .bottom])
    else { return constant }
    constant.negate()
    return constant
  }

  // MARK: - One constraint

  private func text(of constraint: SceneConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let frame = constraint.setsFrame ? "frame." : ""
    let own =
      frame + (constraint.edge.guide.map { "\($0.shortName)." } ?? "")
      + constraint.edge.attribute.name
    guard let target = constraint.target else {
      return "\(own) \(relation) \(number(constraint.constant))"
    }
    var text = "\(own) \(relation) "
    if target.box == box.name, target.guide == nil, !target.isOfSuperview {
      text += target.attribute.name
    } else {
      text += name(of: target)
      if target.attribute != constraint.edge.attribute { text += "." + target.attribute.name }
    }
    if !constraint.multiplier.isOne {
      text += factor(constraint.multiplier)
    }
    guard constraint.constant != .zero else { return text }
    let constant = constraint.constant
    let isNegative = constant.value.map { $0.sign < 0 } ?? constant.isNegated
    return text + (isNegative ? " - " : " + ") + number(constant, isAbsolute: true)
  }

  private func factor(_ multiplier: SceneNumber) -> String {
    if let value = multiplier.value { return " * \(value)" }
    return multiplier.text.first == "/" ? " \(multiplier.text)" : " * \(multiplier.text)"
  }

  private func number(_ number: SceneNumber, isAbsolute: Bool = false) -> String {
    if let value = number.value {
      return (isAbsolute && value.sign < 0 ? -value : value).description
    }
    return number.isNegated && !isAbsolute ? "-\(number.text)" : number.text
  }

  private func name(of target: SceneEdge) -> String {
    var name: String
    if target.isOfSuperview {
      name = target.box == box.name ? "superview" : "\(target.box.text).superview"
    } else if target.box == box.name {
      name = "self"
    } else if let parent = box.parent, scene.boxes[parent].name == target.box {
      name = "superview"
    } else if target.box == .root {
      name = scene.isController ? "view" : "self"
    } else {
      name = target.box.text
    }
    if let guide = target.guide {
      let isOfOuter = name == "superview" || target.box == .root
      name = isOfOuter ? guide.shortName : "\(name).\(guide.shortName)"
    }
    return name
  }

  private func suffix(of constraint: SceneConstraint) -> String {
    var suffix = constraint.priority.map { " @\($0)" } ?? ""
    suffix += constraint.condition?.suffix ?? ""
    if let constant = constraint.laterConstant { suffix += " (later with \(constant))" }
    if constraint.isUpdate { return suffix + " (later)" }
    if !constraint.isActive { suffix += " (not active at first)" }
    return suffix
  }
}

extension LayoutAttributes {
  /// The name of one attribute.
  package var name: String { names.first ?? "" }
}
