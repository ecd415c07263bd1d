import RuleKit

/// What the code says about one option.
struct LearnedOption {
  /// Nil if the code does not agree.
  var setting: Convention.Setting?
  /// The setting as text.
  var asked: String
  var consistency: Consistency
  var examples: [CodePlace]

  /// Whether it is decided, or half of the code does it.
  var isWorthShowing: Bool {
    setting != nil || consistency.isDecided(from: 50) && !asked.hasSuffix(": body")
  }

  var text: String {
    setting.map { "`\($0.name)`: \(consistency.text)" }
      ?? "off: `\(asked)`, \(consistency.text)"
  }
}

extension LearnedOption {
  /// The most frequent one of some values of an option; nil if no place shows any.
  ///
  /// - Parameters:
  ///   - option: what the names of its ways begin with: the name of the option and a space, before the value.
  ///   - values: the values that may be agreed on.
  init?(_ option: String, _ values: [String], _ tally: Tally) {
    let total = tally.counts.reduce(0) { $1.key.hasPrefix(option) ? $0 + $1.value : $0 }
    guard total > 0, let value = values.max(by: { tally[option + $0] < tally[option + $1] })
    else { return nil }
    let consistency = Consistency(tally[option + value], of: total)
    // Members are in the body of a class unless a team has decided otherwise, so this says less.
    let least = value.is(.body) ? Consistency.kept : Consistency.agreed
    let name = String(option.dropLast())
    let setting = Convention.Setting(name, value.is(.true) ? .boolean(true) : .string(value))
    self.init(
      setting: consistency.isDecided(from: least) ? setting : nil, asked: "\(name): \(value)",
      consistency: consistency, examples: tally.places([option + value]))
  }
}
