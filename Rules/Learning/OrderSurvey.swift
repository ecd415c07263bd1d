import LayoutModel
import RuleKit

// The order of constraints, as the code has it. A way is the sequence of the attributes of one view, such as
// `leading top,bottom width`: a comma joins those of one constraint.
extension ConstraintOrder: LearnableRule {
  func placeCount(in file: ViewFile) -> Int {
    var tally = Tally()
    Self.survey(file, [], &tally)
    return tally.total
  }

  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally) {
    for sequence in file.sequences {
      for view in views(of: sequence, in: file) where view.members.count > 1 {
        let constraints = view.members.map { file.constraints[file.sequenceMembers[$0]] }
        let pattern = constraints.map { text(of: $0.attributes) }
        tally.count(
          pattern.filter { !$0.isEmpty }.joined(separator: " "), at: constraints[0].expression)
      }
    }
  }

  static func convention(_ tally: Tally) -> Convention? {
    let patterns = tally.counts.map { pattern, count in
      Pattern(
        text: pattern, attributes: pattern.split(separator: " ").map { attributes(in: $0) },
        count: count)
    }
    let order = LearnedOrder(patterns)
    guard !order.decided.isEmpty else {
      let open = order.alternatives.prefix(3)
      guard !open.isEmpty else { return nil }
      return Convention(places, open.map { choice([$0], order, patterns, tally) })
    }
    let details = order.figures.count > 1 ? order.figures.map(\.text) : []
    var decided = choice(order.decided, order, patterns, tally, details: details)
    // A run also judges views of which no two constraints have an order.
    (decided.evidence, decided.count, decided.total) = (decided.total, nil, tally.total)
    return Convention(places, [decided])
  }

  private static let places = "views with several constraints"

  /// Constraints of one view: their attributes, and how many views have them.
  fileprivate struct Pattern {
    /// The name of the way.
    var text: String
    var attributes: [LayoutAttributes]
    var count: Int
  }

  private static func choice(
    _ figures: [OrderFigure], _ learned: LearnedOrder, _ patterns: [Pattern], _ tally: Tally,
    details: [String] = []
  ) -> Convention.Choice {
    var options = Options()
    options.order = Order(groups: learned.groups(figures.map(\.group)))
    let order = OptionValue.list(
      options.order.groups.map { .list($0.map { .string($0.rawValue) }) })
    return Convention.Choice(
      [.init("order", order)], count: figures.reduce(0) { $0 + $1.kept },
      of: figures.reduce(0) { $0 + $1.total }, details: details,
      examples: examples(of: Places(options), patterns, tally))
  }

  /// Views in order that show the most of it.
  private static func examples(
    of places: Places, _ patterns: [Pattern], _ tally: Tally
  ) -> [CodePlace] {
    func shownCount(_ pattern: Pattern) -> Int {
      let ranks = pattern.attributes.map { places.ranks(of: $0) }
      return (0..<places.groupCount).reduce(0) { count, group in
        count + max(0, Set(ranks.map { $0[group] }).subtracting([0]).count - 1)
      }
    }
    let kept = patterns.filter { isInOrder($0.attributes, places) }
      .map { (text: $0.text, count: shownCount($0)) }
    let most = kept.map(\.count).max() ?? 0
    guard most > 0 else { return [] }
    return tally.places(kept.filter { $0.count == most }.map(\.text))
  }

  /// The attributes of a constraint that can have a place in an order.
  private static func text(of attributes: LayoutAttributes) -> String {
    Name.allCases.filter { Attribute($0, writtenIn: attributes) != nil }.map(\.rawValue)
      .joined(separator: ",")
  }

  private static func attributes(in text: Substring) -> LayoutAttributes {
    text.split(separator: ",").compactMap { Name(rawValue: String($0))?.attribute }
      .reduce(into: []) { $0.formUnion($1) }
  }
}

/// How many views follow an order of some attributes, among those that have several of them.
private struct OrderFigure {
  var group: [ConstraintOrder.Name]
  var kept: Int
  var total: Int

  var share: Double { total == 0 ? 0 : Double(kept) / Double(total) }
  var isDecided: Bool { Consistency(kept, of: total).isDecided }

  var text: String {
    "\(group.map(\.rawValue).joined(separator: ", ")): \(Consistency(kept, of: total).text)"
  }
}

/// The order of each kind of attributes that most views follow.
private struct LearnedOrder {
  /// The orders that the code agrees on.
  private(set) var decided: [OrderFigure] = []
  /// These and the leading ones of the kinds that it does not agree on.
  private(set) var figures: [OrderFigure] = []
  /// The orders of the edges, the likeliest first.
  private(set) var alternatives: [OrderFigure] = []
  private let patterns: [ConstraintOrder.Pattern]

  init(_ patterns: [ConstraintOrder.Pattern]) {
    self.patterns = patterns
    alternatives = figures(of: [.top, .leading, .trailing, .bottom])
    for figure in agreedEdges() { add(figure) }
    for others in [[.centerY, .centerX], [.height, .width]] as [[ConstraintOrder.Name]] {
      if let best = figures(of: others).first { add(best) }
    }
  }

  /// Groups for all attributes. What the code shows too seldom keeps its order in the cookbook, unless three views have
  /// another one. What it does in several ways is in groups of its own, which are not compared, in the places that it has
  /// most often.
  func groups(_ agreed: [[ConstraintOrder.Name]]) -> [[ConstraintOrder.Name]] {
    ConstraintOrder.Order.cookbook.groups.flatMap { kind in
      var groups = agreed.filter { kind.contains($0[0]) }
      let placed = Set(groups.joined())
      let others = kind.filter { !placed.contains($0) }
      let likeliest = figures(of: kind).first
      let usual = likeliest?.group ?? kind
      if groups.isEmpty, figure(kind).total < Consistency.leastPlaces,
        usual == kind || likeliest?.kept ?? 0 < 3
      {
        return [kind]
      }
      for (rank, name) in usual.enumerated() where others.contains(name) {
        // In front of the first group of which it usually precedes something.
        let place = groups.firstIndex { group in
          group.contains { usual[rank...].contains($0) }
        }
        groups.insert([name], at: place ?? groups.count)
      }
      return groups
    }
  }

  /// The order of the edges with the most places behind it, of those for which the code agrees on the order of each two:
  /// a team may begin with `top` or `bottom`, whichever a view has, so that only the others have an order. Where it does
  /// not agree on more, each axis has its own.
  private func agreedEdges() -> [OrderFigure] {
    let edges: [ConstraintOrder.Name] = [.top, .leading, .trailing, .bottom]
    var pairs: [[ConstraintOrder.Name]: OrderFigure] = [:]
    for first in edges {
      for second in edges where second != first {
        pairs[[first, second]] = figure([first, second])
      }
    }
    func placeCount(_ order: [ConstraintOrder.Name]) -> Int? {
      let found = order.indices.flatMap { index in
        order[(index + 1)...].compactMap { pairs[[order[index], $0]] }
      }
      guard found.allSatisfy({ $0.isDecided || $0.total == 0 }) else { return nil }
      return found.reduce(0) { $0 + $1.total }
    }
    let axes = [[.leading, .trailing], [.top, .bottom]].compactMap { figures(of: $0).first }
    var best = (figures: axes, count: axes.reduce(0) { $0 + ($1.isDecided ? $1.total : 0) })
    for selection in edges.subsets where selection.count > 2 {
      for order in selection.permutations {
        guard let count = placeCount(order), count > best.count else { continue }
        let figure = figure(order)
        if figure.isDecided { best = ([figure], count) }
      }
    }
    return best.figures
  }

  private mutating func add(_ figure: OrderFigure) {
    guard figure.total > 0 else { return }
    figures.append(figure)
    if figure.isDecided { decided.append(figure) }
  }

  /// The figures of all orders of some attributes, the likeliest first; the cookbook's order comes before others with
  /// the same figures.
  private func figures(of names: [ConstraintOrder.Name]) -> [OrderFigure] {
    names.permutations.map(figure).filter { $0.kept > 0 }
      .enumerated().sorted { ($1.element.kept, $0.offset) < ($0.element.kept, $1.offset) }
      .map(\.element)
  }

  private func figure(_ group: [ConstraintOrder.Name]) -> OrderFigure {
    var options = ConstraintOrder.Options()
    options.order = ConstraintOrder.Order(of: group)
    let places = ConstraintOrder.Places(options)
    var figure = OrderFigure(group: group, kept: 0, total: 0)
    for pattern in patterns {
      let ranks = Set(pattern.attributes.map { places.ranks(of: $0)[0] }).subtracting([0])
      guard ranks.count > 1 else { continue }
      figure.total += pattern.count
      if ConstraintOrder.isInOrder(pattern.attributes, places) { figure.kept += pattern.count }
    }
    return figure
  }
}

extension Array {
  /// All selections of the elements, in their order; the first one is the array. For a few elements only.
  fileprivate var subsets: [[Element]] {
    guard let first else { return [[]] }
    let rest = Array(dropFirst()).subsets
    return rest.map { [first] + $0 } + rest
  }

  /// All orders of the elements; the first one is that of the array. For a few elements only.
  var permutations: [[Element]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { index in
      var rest = self
      let first = rest.remove(at: index)
      return rest.permutations.map { [first] + $0 }
    }
  }
}
