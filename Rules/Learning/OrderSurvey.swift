import LayoutModel
import LintEngine

// The order of constraints, as the code has it. A way is the sequence of the attributes of one view, such as
// `leading top,bottom width`: a comma joins those of one constraint.
extension ConstraintOrder: LearnableRule {
  func placeCount(in file: ViewFile) -> Int {
    var tally = Tally()
    Self.survey(file, &tally)
    return tally.total
  }

  static func survey(_ file: ViewFile, _ tally: inout Tally) {
    for sequence in file.sequences {
      for view in views(of: sequence, in: file) where view.members.count > 1 {
        let pattern = view.members.map { member in
          text(of: file.constraints[file.sequenceMembers[member]].attributes)
        }
        tally.count(pattern.filter { !$0.isEmpty }.joined(separator: " "))
      }
    }
  }

  static func convention(_ tally: Tally) -> Convention? {
    let patterns = tally.counts.map { pattern, count in
      Pattern(
        attributes: pattern.split(separator: " ").map { attributes(in: $0) }, count: count)
    }
    let order = LearnedOrder(patterns)
    let learned = order.decided
    guard !learned.isEmpty else {
      let open = order.alternatives.prefix(3)
      guard !open.isEmpty else { return nil }
      return Convention(places, open.map { choice([$0]) })
    }
    return Convention(
      places, [choice(learned, details: order.figures.count > 1 ? order.figures : [])])
  }

  private static let places = "views with several constraints"

  /// Constraints of one view: their attributes, and how many views have them.
  fileprivate struct Pattern {
    var attributes: [LayoutAttributes]
    var count: Int
  }

  private static func choice(
    _ figures: [OrderFigure], details: [OrderFigure] = []
  ) -> Convention.Choice {
    let order = OptionValue.list(figures.map { .list($0.group.map { .string($0.rawValue) }) })
    return Convention.Choice(
      [.init("order", order)], count: figures.reduce(0) { $0 + $1.kept },
      of: figures.reduce(0) { $0 + $1.total }, details: details.map(\.text))
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
    if let edges = alternatives.first, edges.isDecided {
      add(edges)
    } else {
      for axis in [[.leading, .trailing], [.top, .bottom]] as [[ConstraintOrder.Name]] {
        if let best = figures(of: axis).first { add(best) }
      }
    }
    for others in [[.centerY, .centerX], [.height, .width]] as [[ConstraintOrder.Name]] {
      if let best = figures(of: others).first { add(best) }
    }
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
