/// The regions, from `disable` to `enable`, that are open at one point of a file. Entries are numbered in file order.
struct SuppressedRegions {
  /// The index for all rules.
  static let allRules = -1

  /// For each rule, the last entry that disabled it and is still open.
  private var opened: [Int: Int] = [:]
  private var openedAll: Int?
  /// For each rule, the last entry that enabled it, which also closes earlier regions for all rules.
  private var closed: [Int: Int] = [:]

  /// Disables a rule or all of them.
  mutating func open(_ entry: Int, for rule: Int) {
    if rule == Self.allRules { openedAll = entry } else { opened[rule] = entry }
  }

  /// Enables a rule or all of them.
  ///
  /// - Returns: whether any was disabled.
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

  /// The last entry that disabled the rule; nil if it is enabled.
  func latest(for rule: Int) -> Int? {
    let all = openedAll.flatMap { $0 > closed[rule, default: -1] ? $0 : nil }
    guard let own = opened[rule] else { return all }
    return max(own, all ?? own)
  }
}
