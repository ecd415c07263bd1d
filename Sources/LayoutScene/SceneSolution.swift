import LayoutModel
import LayoutSolver

/// Where a layout puts its boxes, with a height of the root.
struct SceneSolution {
  let layout: SceneLayout
  private(set) var solution: ConstraintSolver.Solution

  private var scene: LayoutScene { layout.scene }

  /// - Parameters:
  ///   - height: that of a root whose own constraints leave it open; nil for any.
  ///   - positive: the rectangles whose sizes are required to be at least 0, which most are anyway; gets those that need it.
  init(_ layout: SceneLayout, height: Fraction?, positive: inout Set<Int>) {
    self.layout = layout
    let rectangles = layout.system.rectangles
    var rounds = 0
    repeat {
      var solver = layout.system.solver
      solution = solver.solve()
      for (index, frame) in rectangles.enumerated() where positive.contains(index) {
        solver.add(frame.width.expression, .atLeast)
        solver.add(frame.height.expression, .atLeast)
      }
      addRoot(height, to: &solver)
      for equation in layout.system.equations {
        solver.add(equation.expression, equation.relation, priority: equation.priority)
      }
      solution = solver.solve()
      let open = layout.system.wishes.filter { !solution.isDetermined($0.length) }
      if !open.isEmpty {
        for wish in open { solver.add(wish.length, .equal, priority: wish.priority) }
        solution = solver.solve()
      }
      let negative = Set(
        rectangles.enumerated().lazy.filter { [solution] _, frame in
          solution.value(of: frame.width).sign < 0 || solution.value(of: frame.height).sign < 0
        }.map(\.offset))
      if negative.isSubset(of: positive) { return }
      rounds += 1
      // Where one view is squeezed, many of the others may be next.
      positive = rounds < 3 ? positive.union(negative) : Set(rectangles.indices)
    } while true
  }

  private func addRoot(_ height: Fraction?, to solver: inout ConstraintSolver) {
    let (root, device, given) = (layout.system.frames[0], layout.device, scene.givenSize)
    solver.add(root.x.expression, .equal)
    solver.add(root.y.expression, .equal)
    let width =
      root.width.expression - .init(given.width.map(device.width) ?? Fraction(device.width))
    // A view may fix its own width. It is as high as what is in it, and cuts nothing off.
    solver.add(width, .equal, priority: scene.isController ? ConstraintSolver.required : 999)
    func fix(height: Fraction, priority: Int) {
      solver.add(
        root.height.expression - .init(height) - layout.system.growth.expression, .equal,
        priority: priority)
    }
    if scene.isController {
      fix(height: Fraction(device.height), priority: ConstraintSolver.required)
    } else if let height = given.height.map(device.height) {
      fix(height: height, priority: 900)
    } else if let height {
      fix(height: height, priority: 240)
    }
  }

  var isBest: Bool { solution.isBest }

  /// - Parameter other: has something else in the place of values, such as their growth.
  func rectangle(
    _ box: Int, in other: ConstraintSolver.Solution? = nil
  ) -> SceneGeometry.Rectangle {
    let (frame, solution) = (layout.system.frames[box], other ?? solution)
    return .init(
      x: solution.value(of: frame.x), y: solution.value(of: frame.y),
      width: solution.value(of: frame.width), height: solution.value(of: frame.height))
  }

  /// Where boxes are along the vertical axis, as the height of the root decides.
  var places: [VerticalPlace] {
    let growth = solution.growth(with: layout.system.growth)
    let (own, whole) = (rectangle(0).height, rectangle(0, in: growth).height)
    guard whole.sign > 0 else { return [] }
    let scrolled = scene.boxesIn {
      scene.boxes[$0].parent.map { layout.system.contents[$0] != nil } ?? false
    }
    let gone = scene.boxesIn(layout.hidden.union(layout.absent).contains)
    let seen = scene.boxesIn { $0 == 0 }.subtracting(scrolled).subtracting(gone).subtracting([0])
    return seen.sorted().map { box in
      let (before, change) = (rectangle(box), rectangle(box, in: growth))
      let (top, bottom) = (change.y / whole, change.bottom / whole)
      return VerticalPlace(
        box: box, topFactor: top, bottomFactor: bottom, top: before.y - top * own,
        bottom: before.bottom - bottom * own)
    }
  }

  /// Whether what the root's bottom moves has room only on a screen: it is over what is pinned to the top, or nothing is left
  /// for what fills the rest.
  func needsScreen(_ places: [VerticalPlace]) -> Bool {
    let stretched = Set(
      places.filter { $0.topFactor == .zero && $0.bottomFactor.sign > 0 }.map(\.box))
    return stretched.contains { box in
      guard let parent = scene.boxes[box].parent, parent == 0 || stretched.contains(parent) else {
        return false
      }
      return ViewKind(scene.boxes[box]).fillsScreens || rectangle(box).height.sign <= 0
    } || missingHeight(places).sign > 0
  }

  /// How much higher the root would have to be for its views to be one below the other.
  func missingHeight(_ places: [VerticalPlace]) -> Fraction {
    var missing = Fraction.zero
    let fixed = places.filter { $0.topFactor == .zero && $0.bottomFactor == .zero }
    for place in places where place.topFactor == Fraction(1) {
      let moved = rectangle(place.box)
      for other in fixed where scene.boxes[other.box].parent == scene.boxes[place.box].parent {
        let frame = rectangle(other.box)
        guard frame.height.sign > 0, moved.height.sign > 0, (frame.right - moved.x).sign > 0,
          (moved.right - frame.x).sign > 0, (frame.bottom - moved.y - missing).sign > 0
        else { continue }
        missing = frame.bottom - moved.y
      }
    }
    return missing
  }
}

extension SceneSolution {
  /// The boxes of whose place the scene may not know everything: other code lays them out, or constraints are added later or in
  /// one of several cases, or they refer to such a box or to one that is elsewhere.
  private var uncertainBoxes: Set<Int> {
    var uncertain = scene.opaqueBoxes.union(
      Set(scene.boxes.indices).subtracting(scene.boxesIn { $0 == 0 }))
    var users: [Int: [Int]] = [:]
    for constraint in scene.constraints {
      guard let box = scene.index(of: constraint.edge.box) else { continue }
      let isUnknown =
        layout.value(constraint.multiplier, around: box) == nil
        || layout.value(constraint.constant, around: box) == nil
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
    let kind = ViewKind(scene.boxes[box])
    return [.scroll, .table, .collection].contains(kind)
      || kind == .plain && type == "UIView" && scene.boxes[box].children.isEmpty
  }

  /// For each view with constraints, the position or the length that no constraint fixes.
  var undetermined: [Int: LayoutAttributes] {
    guard !scene.hasForeignConstraints else { return [:] }
    let (uncertain, relations) = (uncertainBoxes, relations)
    let constrained = Set(scene.constraints.lazy.map(\.edge.box))
    let judged = Set(
      scene.boxes.indices.dropFirst().filter { index in
        let box = scene.boxes[index]
        // The parts of another view are its own business, and what a guide leaves open is not seen.
        return box.parent != nil && !box.isArranged && !box.isMember && box.type != "UILayoutGuide"
          && constrained.contains(box.name) && !uncertain.contains(index)
          && !box.settings.contains(where: \.isFrame)
      })
    let known = Dictionary(grouping: relations, by: \.box).mapValues {
      $0.reduce(into: LayoutAttributes()) { $0.formUnion($1.attribute) }
    }
    var found: [Int: LayoutAttributes] = [:]
    for axis in LayoutAxis.allCases {
      let positions = LayoutAttributes.positions(along: axis)
      let placing = relations.filter { !$0.attribute.isDisjoint(with: positions) }
      // What relates to a view with a position has one, too.
      let related = Dictionary(grouping: placing, by: \.other)
      var waiting = placing.filter { $0.other.map(judged.contains) != true }.map(\.box)
      var placed = Set(waiting)
      while let box = waiting.popLast() {
        waiting += related[box, default: []].map(\.box).filter { placed.insert($0).inserted }
      }
      for index in judged {
        let attributes = known[index] ?? []
        let missing = (placed.contains(index) ? attributes : attributes.subtracting(positions))
          .missing(along: axis, hasOwnSize: !needsSize(index))
        if !missing.isEmpty { found[index, default: []].formUnion(missing) }
      }
    }
    return found
  }

  /// What each constraint is about, for the views at both of its sides: an attribute, and the other view, if that is not around
  /// the view itself.
  private var relations: [(box: Int, attribute: LayoutAttributes, other: Int?)] {
    scene.constraints.flatMap { constraint -> [(Int, LayoutAttributes, Int?)] in
      guard let box = scene.index(of: constraint.edge.box) else { return [] }
      let own = (box, constraint.edge.attribute)
      guard let target = constraint.target, let other = scene.index(of: target.box),
        !scene.ancestors(of: box).contains(other)
      else { return [(own.0, own.1, nil)] }
      return [(own.0, own.1, other), (other, target.attribute, box)]
    }
  }
}

/// Where a box is along the vertical axis: `top + topFactor * height` of the root.
struct VerticalPlace {
  let box: Int
  let topFactor, bottomFactor, top, bottom: Fraction
}

extension [VerticalPlace] {
  /// The least height of the root that cuts nothing off.
  func neededHeight(atLeast least: Int) -> Fraction {
    reduce(Fraction(least)) { needed, place in
      var needed = needed
      if place.topFactor.sign > 0, (-place.top / place.topFactor - needed).sign > 0 {
        needed = -place.top / place.topFactor
      }
      let rest = Fraction(1) - place.bottomFactor
      if rest.sign > 0, (place.bottom / rest - needed).sign > 0 { needed = place.bottom / rest }
      return needed
    }
  }
}
