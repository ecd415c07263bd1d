import LintEngine
import Rules
import Testing

@Suite("The presets")
struct PresetTests {
  private static let core = [
    "constraint_order", "setup_grouping", "config_in_layout", "negative_constant",
  ]
  private static let restOfCookbook = [
    "setup_length", "layout_in_initialization", "foreign_constraint", "subview_order",
    "setup_name", "subview_wrapper", "priority_wrapper", "hierarchy_indentation",
    "rounded_corners", "missing_preview", "member_order", "view_structure",
    "view_configuration", "interaction_style", "inline_style", "activate_together",
    "physical_edges",
  ]
  private static let warningsAtRunTime = [
    "inactive_constraint", "self_constraint", "mixed_edge_directions", "outward_inequality",
    "duplicate_constraint", "added_twice",
  ]
  private static let notesAtRunTime = [
    "constant_sign", "dead_subview", "missing_autoresizing_opt_out",
  ]
  private static let aboutSuppressions = ["unknown_suppression", "unused_suppression"]

  /// The rules that a preset turns on, each with its severity.
  private func rules(of preset: Preset) -> [String: Severity] {
    var rules: [String: Severity] = [:]
    for type in Catalog.rules {
      guard let severity = preset.severity(of: type.description), severity != .off else { continue }
      rules[type.description.id] = severity
    }
    return rules
  }

  private func all(_ ids: [String], _ severity: Severity) -> [String: Severity] {
    Dictionary(uniqueKeysWithValues: ids.map { ($0, severity) })
  }

  @Test("`cookbook` is what is on by default")
  func cookbook() {
    var expected = all(
      Self.core + Self.restOfCookbook.prefix(3) + Self.warningsAtRunTime
        + ["unfinished_view_layout"] + Self.aboutSuppressions, .warning)
    expected.merge(all(Self.notesAtRunTime, .note)) { first, _ in first }
    #expect(rules(of: .cookbook) == expected)
  }

  @Test("`strict` is all of the cookbook, as warnings")
  func strict() {
    #expect(
      rules(of: .strict)
        == all(Self.core + Self.restOfCookbook + Self.aboutSuppressions, .warning))
  }

  @Test("`correctness` is the mistakes at run time alone")
  func correctness() {
    var expected = all(Self.warningsAtRunTime + Self.aboutSuppressions, .warning)
    expected.merge(all(Self.notesAtRunTime, .note)) { first, _ in first }
    #expect(rules(of: .correctness) == expected)
  }

  @Test("the presets for frames have their rules, and those of the core that read frames")
  func frames() {
    let shared = ["setup_grouping", "config_in_layout", "negative_constant"]
    #expect(
      rules(of: .responsiveFrames)
        == all(
          shared + [
            "unscaled_constant", "scaled_circle", "frame_snapping", "layout_entry_point",
          ] + Self.aboutSuppressions, .warning))
    #expect(
      rules(of: .viewLayout)
        == all(
          shared + ["unfinished_view_layout", "view_layout_guide"] + Self.aboutSuppressions,
          .warning))
    #expect(rules(of: .none).isEmpty)
  }

  @Test("every rule of the catalogue is in one of the tables")
  func complete() {
    let frames = [
      "unfinished_view_layout", "view_layout_guide", "unscaled_constant", "scaled_circle",
      "frame_snapping", "layout_entry_point",
    ]
    let off = ["cell_content_view", "layout_in_callback", "suppression_reason"]
    let known =
      Self.core + Self.restOfCookbook + Self.warningsAtRunTime + Self.notesAtRunTime
      + Self.aboutSuppressions + frames + off
    #expect(Set(Catalog.rules.map { $0.description.id }) == Set(known))
  }
}

@Suite("The presets for frames")
struct FramePresetTests {
  private func rules(of preset: Preset) -> [String] {
    Catalog.rules.map { $0.description }.filter { $0.framePresets.contains(preset) }.map(\.id)
  }

  @Test("KTResponsiveUI")
  func responsiveFrames() {
    #expect(
      Set(rules(of: .responsiveFrames)).isSuperset(of: [
        "setup_grouping", "config_in_layout", "negative_constant", "unscaled_constant",
        "scaled_circle", "frame_snapping", "layout_entry_point",
      ]))
  }

  @Test("ViewLayout")
  func viewLayout() {
    #expect(
      Set(rules(of: .viewLayout)).isSuperset(of: [
        "setup_grouping", "config_in_layout", "negative_constant", "unfinished_view_layout",
        "view_layout_guide",
      ]))
  }
}
