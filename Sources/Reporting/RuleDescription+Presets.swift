import RuleKit

extension RuleDescription {
  /// The presets for frames that turn the rule on, with the options that they set: `view_layout {frames: true}`.
  var presets: [String] {
    framePresets.map { preset in
      options(in: preset).map { "\(preset.rawValue) \($0)" } ?? preset.rawValue
    }
  }

  /// The options that a preset sets, as written in a configuration file: `{frames: true}`. Nil if it sets none.
  func options(in preset: Preset) -> String? {
    guard let values = presetOptions[preset] else { return nil }
    let texts = values.sorted { $0.key < $1.key }.map { "\($0): \($1.configurationText)" }
    return "{" + texts.joined(separator: ", ") + "}"
  }
}
