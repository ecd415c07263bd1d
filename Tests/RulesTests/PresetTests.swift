import RuleKit
import Testing

@testable import Rules

@Suite("The presets")
struct PresetTests {
  private static let framePresets: [Preset] = [.responsiveFrames, .viewLayout]

  /// The rules that a preset turns on, with their severities.
  private func rules(of preset: Preset) -> [String: Severity] {
    rules { preset.severity(of: $0) ?? .off }
  }

  /// The matching rules of the catalogue that are on by default, with their severities.
  private func defaults(where fits: (RuleDescription) -> Bool) -> [String: Severity] {
    rules { fits($0) ? $0.defaultSeverity : .off }
  }

  /// The rules of the catalogue with a severity, without disabled ones.
  private func rules(_ severity: (RuleDescription) -> Severity) -> [String: Severity] {
    let pairs = Catalog.rules.map { ($0.description.id, severity($0.description)) }
    return Dictionary(uniqueKeysWithValues: pairs.filter { $0.1 != .off })
  }

  @Test("`cookbook` equals the defaults")
  func cookbook() {
    #expect(rules(of: .cookbook) == defaults { _ in true })
  }

  @Test("`strict` is what the cookbook's own examples keep, and accessibility, as warnings")
  func strict() {
    let expected = rules {
      [.cookbook, .accessibility].contains($0.family) && !$0.departsFromExamples
        ? .warning : .off
    }
    #expect(expected["repeated_number"] == nil && expected.count > 25)
    #expect(rules(of: .strict) == expected.merging(suppressions) { first, _ in first })
  }

  @Test("`correctness` contains only mistakes at run time")
  func correctness() {
    #expect(
      rules(of: .correctness) == defaults { [.correctness, .suppressions].contains($0.family) })
  }

  @Test("a preset for frames turns on its own rules", arguments: framePresets)
  func frames(_ preset: Preset) {
    let expected = rules { rule in
      guard rule.framePresets.contains(preset) else { return .off }
      return rule.defaultSeverity == .off ? .warning : rule.defaultSeverity
    }
    #expect(rules(of: preset) == expected.merging(suppressions) { first, _ in first })
  }

  @Test("`none` turns on nothing")
  func nothing() {
    #expect(rules(of: .none).isEmpty)
  }

  @Test("a rule about frames belongs to a preset for frames, a rule about suppressions to none")
  func families() {
    for rule in Catalog.rules.map({ $0.description }) {
      switch rule.family {
      case .frames: #expect(!rule.framePresets.isEmpty, "\(rule.id)")
      case .suppressions: #expect(rule.framePresets.isEmpty, "\(rule.id)")
      case .accessibility: #expect(rule.defaultSeverity == .off, "\(rule.id)")
      case .cookbook, .correctness: break
      }
      #expect(Set(rule.framePresets).isSubset(of: Self.framePresets), "\(rule.id)")
    }
  }

  @Test(
    "the options that a preset sets are valid, other than the defaults, and of rules that are on"
  )
  func options() {
    for type in Catalog.rules {
      for (preset, options) in type.description.presetOptions {
        let severity = preset.severity(of: type.description) ?? type.description.defaultSeverity
        #expect(severity != .off, "\(type.id)")
        for (name, value) in options {
          #expect(type.problem(with: name, value) == nil, "\(type.id): \(name)")
          #expect(
            type.optionText(name, value) != type.optionText(name, nil), "\(type.id): \(name)")
        }
      }
    }
    #expect(LayoutInCallback.description.presetOptions[.viewLayout] == ["frames": .boolean(true)])
  }

  @Test("the rules at the core of the cookbook are on by default, as warnings")
  func core() {
    for rule in [
      ConstraintOrder.description, SetupGrouping.description, ConfigInLayout.description,
      NegativeConstant.description,
    ] {
      #expect(rule.family == .cookbook && rule.defaultSeverity == .warning, "\(rule.id)")
    }
  }

  private var suppressions: [String: Severity] { defaults { $0.family == .suppressions } }
}
