import LayoutModel
import RuleKit

/// A layout function of the project, for the key `layout_helpers`.
public struct LearnedHelper: Sendable {
  /// With its labels.
  public var name: String
  public var uses: LayoutHelpers.Uses
  /// How often it is called.
  public var callCount = 0
}

/// The name of setup functions of the project's own, for the key `setup_functions`.
public struct LearnedSetupName: Sendable {
  public var name: String
  /// How many functions have it.
  public var count: Int
}

/// Nobody reads more names.
private let mostNames = 12

extension Tally {
  /// The protocols that a search for helpers has found types of UIKit to conform to.
  var protocolsOfViews: [String] { ways("conformance").map(\.name) }
}

extension [LearnedHelper] {
  /// The helpers that a search has found.
  ///
  /// - Parameter tally: counts its findings by their messages.
  init(_ tally: Tally) {
    var helpers: [String: LayoutHelpers.Uses] = [:]
    let protocols = Set(tally.protocolsOfViews)
    for message in tally.counts.keys {
      guard case .helper(let name, let uses, let owner) = HelperReport(message),
        owner.map(protocols.contains) ?? true
      else { continue }
      helpers[name, default: []].formUnion(uses)
    }
    self = helpers.map { name, uses in
      LearnedHelper(name: name, uses: uses.contains(.edges) ? uses.subtracting(.constrain) : uses)
    }.sorted { $0.name < $1.name }
  }

  /// Those of the helpers that are called most, and whose name no other function has, unless nearly all calls name an
  /// attribute.
  ///
  /// - Parameter tally: counts the findings of a search for their names by their messages.
  func used(_ tally: Tally) -> [LearnedHelper] {
    let used = compactMap { helper -> LearnedHelper? in
      let count = tally[HelperReport.call(helper.name).message.text]
      let attributes = tally[HelperReport.attributeCall(helper.name).message.text]
      guard count > 0,
        tally[HelperReport.other(helper.name).message.text] == 0
          || count >= Tally.leastPlaces && attributes * 5 >= count * 4
      else { return nil }
      var helper = helper
      helper.callCount = count
      return helper
    }
    return used.sorted { ($1.callCount, $0.name) < ($0.callCount, $1.name) }.prefix(mostNames)
      .sorted { $0.name < $1.name }
  }
}

extension [LearnedSetupName] {
  /// The names of functions that set views up, nearly all of them.
  ///
  /// - Parameter tally: counts the findings of a search for helpers by their messages.
  init(_ tally: Tally) {
    self = tally.ways("setup").lazy.filter { name, count in
      count >= Tally.leastPlaces && tally[HelperReport.noSetup(name).message.text] * 19 <= count
    }.prefix(mostNames).map { LearnedSetupName(name: $0.name, count: $0.count) }
      .sorted { $0.name < $1.name }
  }
}
