import RuleKit
import SwiftSource

/// An option for ways of doing something of which a project uses only one.
protocol WayOption: NamedOption {
  /// No way is prescribed: the majority's way applies.
  static var majority: Self { get }
  /// What view types of this way do, with a plural verb; nobody reads that of `majority`.
  var practice: Finding.Message { get }
  /// What the others should do.
  var advice: Finding.Message { get }
  /// Whether it is accepted beside each other way.
  var isAccepted: Bool { get }
}

extension WayOption {
  var isAccepted: Bool { false }
}

/// The only option of a rule about ways.
struct WayOptions<Way: WayOption>: RuleOptions {
  /// The prescribed way.
  var style = Way.majority

  init() {}
  init(style: Way) { self.style = style }

  static var fields: [OptionField<WayOptions>] {
    [
      OptionField(
        "style", \.style,
        "the way to use; `majority` means the way that most view types of the project use"
      )
    ]
  }
}

extension Report {
  /// Reports a place that does not use the prescribed way or, if none is prescribed, that of most view types.
  ///
  /// - Parameters:
  ///   - place: the token to report.
  ///   - message: what is done here.
  ///   - way: the way that is used, which is not `majority`.
  ///   - agreed: the prescribed way.
  ///   - owner: the key of the view type.
  mutating func add<Way: WayOption>(
    _ place: Lexeme, _ message: Finding.Message, way: Way, agreed: Way, owner: UInt64
  ) {
    guard agreed == .majority else {
      if way != agreed, !way.isAccepted { add(place, message, advice: agreed.advice) }
      return
    }
    let minority = Minority(
      way: way.rawValue, owner: owner, practice: way.practice, advice: way.advice,
      isAccepted: way.isAccepted, settings: settings)
    collect(Ways.self) { $0.add(minority) }
    add(place, message, advice: way.advice, if: minority)
  }
}

/// That most view types of the project do something in another way than one of them.
struct Minority: Condition {
  /// The name of the way, which is also the value of the option that prescribes it.
  let way: String
  /// The key of the view type. One that uses several ways counts once for each.
  let owner: UInt64
  let practice: Finding.Message
  let advice: Finding.Message
  /// Whether the way is accepted beside each other way.
  let isAccepted: Bool
  /// Only ways under the same settings are compared.
  let settings: SettingsKey
  var clause: String { "most view types of the project do it in another way" }

  private func majority(in project: Project) -> Ways.Majority? {
    project[Ways.self].majority(under: settings).flatMap { $0.example.way == way ? nil : $0 }
  }

  func holds(in project: Project) -> Bool { !isAccepted && majority(in: project) != nil }

  func complete(
    _ message: inout Finding.Message, _ advice: inout Finding.Message, in project: Project
  ) {
    guard let majority = majority(in: project) else { return }
    message =
      "\(majority.count) of \(majority.ownerCount) view types \(majority.example.practice.text); \(message.text)"
    advice = majority.example.advice
  }
}

/// How many view types there are, and how many of them use each way.
struct Ways: Contribution {
  /// The way that most view types use.
  struct Majority {
    let example: Minority
    let count: Int
    let ownerCount: Int
  }

  private var counts: [SettingsKey: WayCounts] = [:]

  init() {}

  mutating func add(_ example: Minority) {
    counts[example.settings, default: WayCounts()].add(example)
  }

  mutating func formUnion(_ other: Ways) {
    counts.merge(other.counts) { $0.adding($1) }
  }

  /// The way that more than half of the view types use; nil if there is none.
  func majority(under settings: SettingsKey) -> Majority? {
    guard let counts = counts[settings] else { return nil }
    let most = counts.ways.values.map(\.count).max() ?? 0
    let leading = counts.ways.values.filter { $0.count == most }
    guard leading.count == 1, 2 * most > counts.owners else { return nil }
    return Majority(example: leading[0].example, count: most, ownerCount: counts.owners)
  }
}

/// How many owners there are, and how many of them use each way.
private struct WayCounts {
  var owners = 0
  var ways: [String: (example: Minority, count: Int)] = [:]
  /// The ways of the owners in the file that is being read: in another file, the same keys are others.
  private var seen: [UInt64: Set<String>] = [:]

  mutating func add(_ example: Minority) {
    if seen[example.owner] == nil { owners += 1 }
    guard seen[example.owner, default: []].insert(example.way).inserted else { return }
    ways[example.way, default: (example, 0)].count += 1
  }

  func adding(_ other: WayCounts) -> WayCounts {
    var sum = WayCounts()
    sum.owners = owners + other.owners
    sum.ways = ways.merging(other.ways) { ($0.example, $0.count + $1.count) }
    return sum
  }
}
