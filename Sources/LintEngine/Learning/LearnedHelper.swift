import LayoutModel

/// A layout function of the project, for the key `layout_helpers`.
public struct LearnedHelper: Sendable {
  /// With its labels.
  public var name: String
  public var uses: LayoutHelpers.Uses
  /// Where it is declared.
  public var place: CodePlace
  /// How often it is called.
  public var callCount = 0
}

/// What a search for helpers says about one place.
public enum HelperReport: Sendable, Equatable {
  /// A function of this full name has these effects on a view that it gets; perhaps one of a type that may be a protocol.
  case helper(String, LayoutHelpers.Uses, of: String?)
  /// Views conform to a protocol of this name.
  case conformance(String)
  /// A function of this name is called.
  case call(String)
  /// A function of this name is called for an attribute that its first argument names.
  case attributeCall(String)
  /// A function of this name is no helper.
  case other(String)
  /// A function of this name sets up a view, as those that call it show.
  case setup(String)
  /// A function of this name, without parameters, does not set up a view.
  case noSetup(String)
  /// The file uses the library of a preset.
  case preset(Preset)
  /// The team writes something in this way.
  case habit(Habit, String)

  /// The report as the message of a finding.
  public var message: Finding.Message {
    switch self {
    case .helper(let name, let uses, of: nil): "helper \(name) \(uses.names.joined(separator: " "))"
    case .helper(let name, let uses, of: let owner?):
      "helper_of \(owner) \(name) \(uses.names.joined(separator: " "))"
    case .conformance(let name): "conformance \(name)"
    case .call(let name): "call \(name)"
    case .attributeCall(let name): "attribute_call \(name)"
    case .other(let name): "other \(name)"
    case .setup(let name): "setup \(name)"
    case .noSetup(let name): "no_setup \(name)"
    case .habit(let habit, let value): "habit \(habit.rawValue) \(value)"
    case .preset(let preset): "preset \(preset.rawValue)"
    }
  }

  init?(_ message: String) {
    let words = message.split(separator: " ").map(String.init)
    guard words.count > 1 else { return nil }
    switch words[0] {
    case "helper": self = .helper(words[1], Self.uses(words.dropFirst(2)), of: nil)
    case "helper_of":
      guard words.count > 2 else { return nil }
      self = .helper(words[2], Self.uses(words.dropFirst(3)), of: words[1])
    case "habit":
      guard words.count > 2, let habit = Habit(rawValue: words[1]) else { return nil }
      self = .habit(habit, words[2])
    case "conformance": self = .conformance(words[1])
    case "call": self = .call(words[1])
    case "attribute_call": self = .attributeCall(words[1])
    case "other": self = .other(words[1])
    case "setup": self = .setup(words[1])
    case "no_setup": self = .noSetup(words[1])
    case "preset":
      guard let preset = Preset(rawValue: words[1]) else { return nil }
      self = .preset(preset)
    default: return nil
    }
  }

  private static func uses(_ names: ArraySlice<String>) -> LayoutHelpers.Uses {
    names.compactMap(LayoutHelpers.Uses.init(name:)).reduce([]) { $0.union($1) }
  }
}

extension Tally {
  /// The protocols that a search for helpers has found types of UIKit to conform to.
  var protocolsOfViews: [String] {
    counts.keys.compactMap {
      if case .conformance(let name) = HelperReport($0) { name } else { nil }
    }
  }
}

extension [LearnedHelper] {
  /// The helpers that a search has found.
  ///
  /// - Parameter tally: counts its findings by their messages.
  init(_ tally: Tally) {
    var helpers: [String: (uses: LayoutHelpers.Uses, messages: [String])] = [:]
    let protocols = Set(tally.protocolsOfViews)
    for message in tally.counts.keys {
      guard case .helper(let name, let uses, let owner) = HelperReport(message),
        owner.map(protocols.contains) ?? true
      else { continue }
      helpers[name, default: ([], [])].uses.formUnion(uses)
      helpers[name]?.messages.append(message)
    }
    self = helpers.compactMap { name, found -> LearnedHelper? in
      guard let place = tally.places(found.messages).first else { return nil }
      var helper = LearnedHelper(name: name, uses: found.uses, place: place)
      if helper.uses.contains(.edges) { helper.uses.remove(.constrain) }
      return helper
    }.sorted { $0.name < $1.name }
  }

  /// Those of the helpers that are called, and whose name no other function has, unless nearly all calls name an attribute.
  ///
  /// - Parameter tally: counts the findings of a search for their names by their messages.
  func used(_ tally: Tally) -> [LearnedHelper] {
    compactMap { helper in
      let count = tally[HelperReport.call(helper.name).message.text]
      let attributes = tally[HelperReport.attributeCall(helper.name).message.text]
      guard count > 0,
        tally[HelperReport.other(helper.name).message.text] == 0
          || Consistency(attributes, of: count).isDecided
      else { return nil }
      var helper = helper
      helper.callCount = count
      return helper
    }
  }
}
