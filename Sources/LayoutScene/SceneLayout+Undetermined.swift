import LayoutModel
import LayoutSolver

extension SceneLayout {
  /// The boxes of whose place the scene may not know everything: other code lays them out, or constraints are added later or in
  /// one of several cases, or they refer to such a box or to one that is elsewhere.
  private var uncertainBoxes: Set<Int> {
    var uncertain = scene.opaqueBoxes.union(
      Set(scene.boxes.indices).subtracting(scene.boxesIn { $0 == 0 }))
    var users: [Int: [Int]] = [:]
    for constraint in scene.constraints {
      guard let box = scene.index(of: constraint.edge.box) else { continue }
      let isUnknown = constraint.multiplier.value == nil || constraint.constant.value == nil
      if !constraint.isActive || constraint.condition != nil || constraint.setsFrame || isUnknown {
        uncertain.insert(box)
      }
      guard let target = constraint.target else { continue }
      if let other = scene.index(of: target.box), !target.isOfSuperview {
        users[other, default: []].append(box)
      } else {
        uncertain.insert(box)
      }
    }
    for (index, box) in scene.boxes.enumerated() {
      if let parent = box.parent { users[parent, default: []].append(index) }
    }
    uncertain.remove(0)
    var waiting = Array(uncertain)
    while let box = waiting.popLast() {
      for user in users[box] ?? [] where user != 0 && uncertain.insert(user).inserted {
        waiting.append(user)
      }
    }
    return uncertain
  }

  private func needsSize(_ box: Int) -> Bool {
    guard let type = scene.boxes[box].type, type.hasPrefix("UI") else { return false }
    return switch ViewKind(scene.boxes[box]) {
    case .scroll, .table, .collection: true
    case .plain: type == "UIView" && scene.boxes[box].children.isEmpty
    default: false
    }
  }

  /// For each view with constraints, what of its place in its container and of its size nothing determines.
  var undetermined: [Int: LayoutAttributes] {
    var found: [Int: LayoutAttributes] = [:]
    guard !scene.hasForeignConstraints else { return [:] }
    let uncertain = uncertainBoxes
    var solution = system.solution
    let constrained = Set(scene.constraints.lazy.map(\.edge.box))
    for (index, box) in scene.boxes.enumerated().dropFirst() {
      // The parts of another view are its own business.
      guard let parent = box.parent, !box.isArranged, !box.name.text.contains("."),
        constrained.contains(box.name),
        !box.settings.contains(where: \.isFrame), !uncertain.contains(index)
      else { continue }
      let (frame, outer) = (system.frames[index], system.contents[parent] ?? system.frames[parent])
      var missing: LayoutAttributes = []
      for (attributes, length) in [
        ([LayoutAttributes.leading, .centerX, .trailing], LayoutAttributes.width),
        ([.top, .centerY, .bottom], .height),
      ] {
        let isPlaced = attributes.contains { attribute in
          solution.isDetermined(
            system.edge(attribute, of: frame) - system.edge(attribute, of: outer))
        }
        if !isPlaced { missing.formUnion(attributes[0]) }
        if needsSize(index), !solution.isDetermined(system.edge(length, of: frame)) {
          missing.formUnion(length)
        }
      }
      if !missing.isEmpty { found[index] = missing }
    }
    return found
  }
}
