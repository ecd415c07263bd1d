/// The regions that are open at one place of a file, from `disable` to `enable`. Entries are numbered in the order in
/// which they stand in the file.
struct SuppressedRegions {
  /// Stands for every rule.
  static let allRules = -1

  /// For each rule, the entry that disabled it last and was not closed.
  private var opened: [Int: Int] = [:]
  private var openedAll: Int?
  /// For each rule, the entry that enabled it last, which also closes a region for all rules that began before.
  private var closed: [Int: Int] = [:]

  /// Disables a rule or all of them.
  mutating func open(_ entry: Int, for rule: Int) {
    if rule == Self.allRules { openedAll = entry } else { opened[rule] = entry }
  }

  /// Enables a rule or all of them.
  ///
  /// - Returns: whether one was disabled.
  mutating func close(at entry: Int, for rule: Int) -> Bool {
    guard rule == Self.allRules else {
      let wasDisabled = latest(for: rule) != nil
      opened[rule] = nil
      closed[rule] = entry
      return wasDisabled
    }
    let wasDisabled = openedAll != nil || !opened.isEmpty
    opened.removeAll()
    openedAll = nil
    return wasDisabled
  }

  /// The entry that disabled the rule last; nil while it is enabled.
  func latest(for rule: Int) -> Int? {
    let all = openedAll.flatMap { $0 > closed[rule, default: -1] ? $0 : nil }
    guard let own = opened[rule] else { return all }
    return max(own, all ?? own)
  }
}
