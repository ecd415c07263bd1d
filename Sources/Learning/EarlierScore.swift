import YAML

/// A score that was written before, in its JSON.
public struct EarlierScore: Sendable, Equatable {
  /// The counts of each rule.
  public var byRule: [String: Score.Count] = [:]

  /// The version of the format.
  public static let version = 1

  /// Why a file is not such a score.
  public struct Problem: Error, Sendable, Equatable {
    public var message: String
    /// From 1.
    public var line: Int
    /// From 1, in bytes.
    public var column: Int
  }

  /// Reads the JSON of a score. JSON is YAML, so the reader of configurations reads it.
  ///
  /// - Throws: `Problem` for a text that is no such JSON.
  public init(_ bytes: [UInt8]) throws(Problem) {
    var limits = YAMLLimits()
    limits.nodes = 10_000_000
    let document = YAMLDocument(bytes, limits: limits)
    if let problem = document.problems.first {
      throw Problem(problem.message, problem.place.start)
    }
    guard let root = document.root, let rules = root["rules"], let items = rules.items else {
      throw Problem("this is not the JSON of a score", document.root?.place.start)
    }
    guard root["version"]?.integer == Self.version else {
      throw Problem(
        "this score has another version than \(Self.version)", root["version"]?.place.start)
    }
    for item in items {
      guard let rule = item["rule"]?.text else {
        throw Problem("a rule has no name", item.place.start)
      }
      byRule[rule] = try Self.count(item)
    }
  }

  private static func count(_ node: YAMLNode) throws(Problem) -> Score.Count {
    guard let places = node["places"]?.integer, let departures = node["departures"]?.integer,
      places >= 0, departures >= 0
    else { throw Problem("expected `places` and `departures`", node.place.start) }
    return Score.Count(places: places, departures: departures)
  }
}

extension EarlierScore.Problem {
  fileprivate init(_ message: String, _ mark: YAMLMark?) {
    self.init(message: message, line: mark?.line ?? 1, column: mark?.column ?? 1)
  }
}

extension YAMLNode {
  fileprivate subscript(_ key: String) -> YAMLNode? {
    mapping?.entries.first { $0.key.scalar?.text == key }?.value
  }

  fileprivate var integer: Int? {
    if case .int(let number)? = scalar?.value { number } else { nil }
  }

  fileprivate var text: String? { scalar?.text }
}

/// What has changed since an earlier score.
public struct ScoreComparison: Sendable {
  /// A rule whose counts differ.
  public struct Change: Sendable, Equatable {
    public var rule: String
    public var before: Score.Count
    public var now: Score.Count

    /// Whether there are more departures, and a smaller share of places keeps to the rule. More departures in more code
    /// are no decline, and neither is a smaller share after clean code was deleted.
    public var isWorse: Bool {
      now.departures > before.departures && now.consistency < before.consistency
    }
  }

  /// The rules of both scores whose departures differ, in the order of the catalogue.
  public var changes: [Change]

  public init(_ score: Score, since earlier: EarlierScore) {
    let counts = score.byRule
    changes = score.rules.compactMap { rule in
      guard let before = earlier.byRule[rule.id], let now = counts[rule.id],
        before.departures != now.departures
      else { return nil }
      return Change(rule: rule.id, before: before, now: now)
    }
  }

  /// Whether a rule is kept worse than before.
  public var isWorse: Bool { changes.contains(where: \.isWorse) }
}
