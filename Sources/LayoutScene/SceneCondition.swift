import SwiftSource

/// What must be true for code to run: the branches around it, from the outside in.
public struct SceneCondition: Hashable, Sendable, CustomStringConvertible {
  /// Each is enough: several where code runs in several branches, such as a function that two of them call.
  private(set) var ways: [[Branch]]

  /// Nil without branches: the code always runs.
  init?(_ branches: [Branch]) {
    guard !branches.isEmpty else { return nil }
    ways = [branches]
  }

  /// As the code writes it: `isLarge`, `case .text, not isMine`; empty where it says nothing to people.
  public var description: String {
    var texts: [String] = []
    for way in ways {
      let text = way.map(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
      if text.isEmpty { return "" }
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.prefix(2).joined(separator: " or ") + (texts.count > 2 ? " or …" : "")
  }

  /// Behind what it decides: ` if isLarge`; empty where it says nothing to people.
  var suffix: String { description.isEmpty ? "" : " if \(description)" }

  struct Branch: Hashable, Sendable {
    /// As the code writes it; empty for what is always so, such as the newest version of the system.
    let text: String
    let facts: [Fact]
  }

  /// That a question of the code has, or has not, one of some answers.
  struct Fact: Hashable, Sendable {
    var question: Question
    let answers: [String]
    var isNegated = false
    var isFailure = false

    func excludes(_ other: Fact) -> Bool {
      guard question == other.question else { return false }
      switch (isNegated, other.isNegated) {
      case (false, false): return answers.allSatisfy { !other.answers.contains($0) }
      case (false, true): return answers.allSatisfy(other.answers.contains)
      case (true, false): return other.answers.allSatisfy(answers.contains)
      case (true, true): return false
      }
    }
  }

  /// What a branch asks: `isLarge`, `model.kind`.
  struct Question: Hashable, Sendable {
    var expression: NumberExpression
    /// Tells locals, and what differs for each element of a loop, apart; 0 for members.
    var scope: UInt64
    /// Whether a `switch` asks it, of whose cases one happens.
    var hasCases = false

    /// Whether it asks for a version of the system, or how an app is built: what is so in apps of today.
    var isOfSystem: Bool {
      switch expression {
      case .code(let text, nil): text.hasPrefix("#if ")
      case .call(.name("#available"), _): true
      default: false
      }
    }
  }
}

extension SceneCondition {
  /// The condition as one of a view in another class, whose questions are its own, and of no interest to readers there.
  func inside(_ view: BoxName) -> SceneCondition {
    let salt = view.text.utf8.reduce(view.scope) { ($0 &* 31) &+ UInt64($1) } | 1
    var inner = self
    inner.ways = ways.map { way in
      way.map { branch in
        Branch(
          text: "",
          facts: branch.facts.map { fact in
            var fact = fact
            fact.question.scope ^= salt
            return fact
          })
      }
    }
    return inner
  }

  static func both(_ outer: SceneCondition?, _ inner: SceneCondition?) -> SceneCondition? {
    guard var both = outer, let inner else { return outer ?? inner }
    guard both.ways.count * inner.ways.count <= mostWays else { return inner }
    both.ways = both.ways.flatMap { outer in
      inner.ways.map { way in outer + way.filter { !outer.contains($0) } }
    }
    return both
  }

  /// One of the conditions; nil if that is always so.
  static func either(_ one: SceneCondition?, _ other: SceneCondition?) -> SceneCondition? {
    guard var either = one, let other else { return nil }
    for way in other.ways {
      let isKnown = either.ways.contains { known in known.allSatisfy(way.contains) }
      guard !isKnown else { continue }
      // Of two branches that differ in the last question, one always happens.
      let opposite = either.ways.firstIndex { known in
        guard known.dropLast() == way.dropLast(), let one = known.last, let other = way.last,
          one.facts.count == 1, other.facts.count == 1
        else { return false }
        var fact = one.facts[0]
        fact.isNegated.toggle()
        return fact == other.facts[0]
      }
      guard let opposite else {
        guard either.ways.count < mostWays else { return nil }
        either.ways.append(way)
        continue
      }
      guard way.count > 1 else { return nil }
      either.ways[opposite].removeLast()
    }
    return either
  }

  private static let mostWays = 8

  /// What is left of a condition where names have values: nothing for one that is always true then.
  static func given(
    _ values: [String: NumberExpression], _ condition: SceneCondition?
  ) -> (happens: Bool, rest: SceneCondition?) {
    guard let condition else { return (true, nil) }
    let left = condition.ways.compactMap { way -> [Branch]? in
      var rest: [Branch] = []
      for branch in way {
        let facts = branch.facts.map { $0.given(values) }
        if facts.contains(where: { $0.isTrue == false }) { return nil }
        let open = facts.filter { $0.isTrue == nil }.map(\.fact)
        if !open.isEmpty { rest.append(Branch(text: branch.text, facts: open)) }
      }
      return rest
    }
    guard let first = left.first else { return (false, nil) }
    let others = left.dropFirst().map(SceneCondition.init)
    return (true, others.reduce(SceneCondition(first), SceneCondition.either))
  }

  /// Whether no two ways of them can happen together.
  func excludes(_ other: SceneCondition) -> Bool {
    ways.allSatisfy { way in
      other.ways.allSatisfy { other in
        way.joined.contains { fact in other.joined.contains(where: fact.excludes) }
      }
    }
  }
}

extension [SceneCondition.Branch] {
  fileprivate var joined: [SceneCondition.Fact] { flatMap(\.facts) }
}

struct SceneState {
  typealias Fact = SceneCondition.Fact

  /// The answers that questions have; nil for another one than those in the code.
  private var answers: [SceneCondition.Question: String?] = [:]
  let isGiven: Bool
  /// What is true of the conditions, in the code's own words.
  let shown: [String]

  /// The branches that decide which constraints hold and what is seen, in the order of the code.
  static func branches(of scene: LayoutScene) -> [SceneCondition.Branch] {
    var known: Set<SceneCondition.Branch> = []
    return conditions(of: scene).flatMap(\.ways).joined().filter {
      !$0.text.isEmpty && known.insert($0).inserted
    }
  }

  private static func conditions(of scene: LayoutScene) -> [SceneCondition] {
    let placed =
      scene.constraints.lazy.filter { $0.condition != nil }.map { ($0.place, $0.condition) }
      + scene.additions.lazy.filter { $0.condition != nil }.map { ($0.place, $0.condition) }
    let own = scene.place.path
    let sorted = placed.sorted { one, other in
      let (one, other) = (one.0, other.0)
      return (one.path == own ? 0 : 1, one.path, one.range.lowerBound)
        < (other.path == own ? 0 : 1, other.path, other.range.lowerBound)
    }
    return sorted.compactMap(\.1) + scene.boxes.flatMap(\.settings).compactMap(\.condition)
  }

  /// - Parameter name: a branch that is taken, as the code writes it. Of what has an alternative else, the last branch is, and
  ///   of a `switch` the first case.
  init(_ scene: LayoutScene, _ name: String?) {
    isGiven = name != nil
    let conditions = Self.conditions(of: scene)
    let ways = conditions.flatMap(\.ways)
    if let name, let way = ways.first(where: { $0.contains { $0.text == name } }),
      let last = way.firstIndex(where: { $0.text == name })
    {
      for fact in way[...last].flatMap(\.facts) {
        answers[fact.question] = .some(fact.answer)
      }
    }
    var facts: [SceneCondition.Question: [Fact]] = [:]
    for fact in ways.joined().flatMap(\.facts)
    where facts[fact.question]?.contains(fact) != true {
      facts[fact.question, default: []].append(fact)
    }
    let alternatives = Set(ways.joined().compactMap(\.facts.last).filter(\.isNegated))
    // What hides a view, and does nothing otherwise, does not happen.
    let hiding = scene.boxes.flatMap(\.settings).filter {
      $0.member == "isHidden" && $0.value == "true"
    }.compactMap { $0.condition?.ways.last?.last?.facts.last }
    for (question, facts) in facts where answers[question] == nil {
      let first = facts.first { !$0.isNegated }
      let isAlternative = facts.contains { alternatives.contains($0) && !$0.isFailure }
      if question.isOfSystem {
        answers[question] = .some("true")
      } else if facts.count == 1, hiding.contains(facts[0]) {
        answers[question] = .some(facts[0].isNegated ? facts[0].answers.first : nil)
      } else {
        answers[question] = .some(isAlternative && !question.hasCases ? nil : first?.answer)
      }
    }
    shown = Self.shown(Self.branches(of: scene), answers)
  }

  private static func shown(
    _ branches: [SceneCondition.Branch], _ answers: [SceneCondition.Question: String?]
  ) -> [String] {
    let states = Set(branches.map(\.text))
    var shown: [String] = []
    for branch in branches {
      let text = branch.text
      let opposite = text.hasPrefix("not ") ? String(text.dropFirst(4)) : "not " + text
      if branch.facts.allSatisfy({ holds($0, answers) }) {
        if !shown.contains(text) { shown.append(text) }
      } else if branch.facts.last?.question.hasCases != true, !states.contains(opposite),
        !shown.contains(opposite)
      {
        shown.append(opposite)
      }
    }
    return shown
  }

  func holds(_ condition: SceneCondition?) -> Bool {
    condition?.ways.contains { way in
      way.allSatisfy { $0.facts.allSatisfy { Self.holds($0, answers) } }
    } ?? true
  }

  private static func holds(
    _ fact: Fact, _ answers: [SceneCondition.Question: String?]
  ) -> Bool {
    let answer = answers[fact.question] ?? nil
    return (answer.map(fact.answers.contains) ?? false) != fact.isNegated
  }
}

extension SceneCondition.Fact {
  /// The fact where names have values, and whether it is true then, as far as that is known.
  fileprivate func given(
    _ values: [String: NumberExpression]
  ) -> (fact: Self, isTrue: Bool?) {
    var fact = self
    fact.question.expression = question.expression.given(values)
    let value = fact.question.expression
    guard value != question.expression else { return (self, nil) }
    if answers == ["true"], let truth = value.truth { return (fact, truth != isNegated) }
    // Nothing else than `nil` is known to be none.
    let isKnown = answers == ["nil"] || value.path?.first == "" || value.value != nil
    return (fact, isKnown ? answers.contains(value.text) != isNegated : nil)
  }

  /// An answer for which it is true; nil for any that the code does not name.
  fileprivate var answer: String? { isNegated ? nil : answers.first }
}
