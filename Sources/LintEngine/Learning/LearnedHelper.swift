import LayoutModel

/// A layout function of the project, for the key `layout_helpers`.
public struct LearnedHelper: Sendable {
  public var name: String
  public var uses: LayoutHelpers.Uses
  /// Where it is declared.
  public var place: LearnedConvention.Departure
  /// How often it is called.
  public var callCount = 0
}

/// What a search for helpers says about one place.
public enum HelperReport: Sendable, Equatable {
  /// A function of this name has these effects on a view that it gets.
  case helper(String, LayoutHelpers.Uses)
  /// A function of this name is called.
  case call(String)
  /// A function of this name is no helper.
  case other(String)
  /// The file uses the library of a preset.
  case preset(Preset)

  /// The report as the message of a finding.
  public var message: Finding.Message {
    switch self {
    case .helper(let name, let uses): "helper \(name) \(uses.names.joined(separator: " "))"
    case .call(let name): "call \(name)"
    case .other(let name): "other \(name)"
    case .preset(let preset): "preset \(preset.rawValue)"
    }
  }

  init?(_ message: String) {
    let words = message.split(separator: " ").map(String.init)
    guard words.count > 1 else { return nil }
    switch words[0] {
    case "helper":
      self = .helper(
        words[1],
        words.dropFirst(2).compactMap(LayoutHelpers.Uses.init(name:)).reduce([]) { $0.union($1) })
    case "call": self = .call(words[1])
    case "other": self = .other(words[1])
    case "preset":
      guard let preset = Preset(rawValue: words[1]) else { return nil }
      self = .preset(preset)
    default: return nil
    }
  }
}

extension [LearnedHelper] {
  /// The helpers that a search has found.
  ///
  /// - Parameter diagnostics: its findings, in output order.
  init(_ diagnostics: [Diagnostic]) {
    var helpers: [String: LearnedHelper] = [:]
    for diagnostic in diagnostics {
      guard case .helper(let name, let uses) = HelperReport(diagnostic.message) else { continue }
      let place = LearnedConvention.Departure(path: diagnostic.path, line: diagnostic.start.line)
      helpers[name, default: LearnedHelper(name: name, uses: [], place: place)].uses
        .formUnion(uses)
    }
    self = helpers.values.map { helper in
      var helper = helper
      if helper.uses.contains(.edges) { helper.uses.remove(.constrain) }
      return helper
    }.sorted { $0.name < $1.name }
  }

  /// Those of the helpers that are called, and whose name no other function has.
  ///
  /// - Parameter diagnostics: the findings of a search for their names.
  func used(_ diagnostics: [Diagnostic]) -> [LearnedHelper] {
    var calls: [String: Int] = [:]
    var others: Set<String> = []
    for diagnostic in diagnostics {
      switch HelperReport(diagnostic.message) {
      case .call(let name): calls[name, default: 0] += 1
      case .other(let name): others.insert(name)
      case .helper, .preset, nil: continue
      }
    }
    return compactMap { helper in
      guard let count = calls[helper.name], !others.contains(helper.name) else { return nil }
      var helper = helper
      helper.callCount = count
      return helper
    }
  }
}
