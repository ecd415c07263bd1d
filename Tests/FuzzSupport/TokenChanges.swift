/// The tokens that the fixes of a rule may remove from or add to a text.
struct TokenChanges {
  private var lost: Set<String> = []
  private var gained: Set<String> = []
  /// Whether names may be removed: of locals, and of views that are mentioned once instead of twice.
  private var mayLoseNames = false
  /// Whether whole statements and declarations may be deleted, with their comments.
  private(set) var mayLoseCode = false
  /// Whether names that the text has may be written once more.
  private var mayRepeatNames = false
  /// Whether the names of left and right edges may become those of edges that mirror, in any library.
  private var mayMirror = false

  /// The combined changes of all these rules.
  init(ofRules ids: some Sequence<String>) {
    for id in ids {
      switch id {
      case "negative_constant": allow(both: ["-", "1.0", "1", "*", "(", ")"])
      case "activate_together":
        allow(
          lost: ["isActive", "true", "=", ".", ";"],
          gained: ["NSLayoutConstraint", "activate", "[", "]", "(", ")", ",", "."])
      case "priority_wrapper":
        allow(
          lost: ["let", "=", ".", "priority", "isActive", "true", ":", ";"],
          gained: ["withPriority", "(", ")", "."])
        mayLoseNames = true
      case "subview_wrapper":
        allow(
          lost: [
            "translatesAutoresizingMaskIntoConstraints", "false", "=", ".", "NSLayoutConstraint",
            "activate", "(", ")", "self", ";", "?", "!",
          ],
          gained: ["withConstraints", ":", ","])
        mayLoseNames = true
      case "physical_edges": mayMirror = true
      case "dead_subview", "duplicate_constraint", "interface_builder", "unused_setup":
        mayLoseCode = true
      case "frame_snapping":
        allow(
          lost: [
            "CGPoint", "x", "y", ":", ",", "frame", ".", "minX", "midX", "maxX", "minY", "midY",
            "maxY", "self", "(", ")",
            // `views[0]!.card` is written once instead of twice.
            "!", "?", "[", "]", "0", "1",
          ],
          gained: [
            "topLeftPoint", "topMidPoint", "topRightPoint", "leftMidPoint", "rightMidPoint",
            "bottomLeftPoint", "bottomMidPoint", "bottomRightPoint",
          ])
        mayLoseNames = true
      case "stack_addition": allow(lost: ["addSubview"], gained: ["addArrangedSubview"])
      case "arranged_subview_removal":
        allow(
          lost: ["removeArrangedSubview", "(", ")", ".", "self", "?", "!", "$0"],
          gained: ["removeFromSuperview", "."])
        mayLoseNames = true
      case "foreign_frame": allow(lost: ["frame"], gained: ["bounds"])
      case "keyboard_frame":
        allow(
          lost: ["keyboardFrameBeginUserInfoKey", "UIKeyboardFrameBeginUserInfoKey"],
          gained: ["keyboardFrameEndUserInfoKey", "UIKeyboardFrameEndUserInfoKey"])
      case "missing_autoresizing_opt_out":
        allow(
          lost: [],
          gained: [
            ".", "=", "false", "translatesAutoresizingMaskIntoConstraints", "self", "?", "!",
          ])
        mayRepeatNames = true
      case "inactive_constraint": allow(lost: [], gained: [".", "isActive", "=", "true"])
      case "ignored_touches":
        allow(
          lost: [], gained: [".", "=", "true", "isUserInteractionEnabled", "self", "?", "!", "$0"])
        mayRepeatNames = true
      case "fixed_text_size":
        allow(
          lost: [],
          gained: [
            ".", "=", "true", "adjustsFontForContentSizeCategory", "self", "?", "!", "$0",
          ])
        mayRepeatNames = true
      case "unclipped_image":
        allow(lost: [], gained: [".", "=", "true", "clipsToBounds", "self", "?", "!", "$0"])
        mayRepeatNames = true
      case "missing_super_call":
        allow(lost: [], gained: ["super", ".", "(", ")", ",", ":"])
        mayRepeatNames = true
      case "unparented_controller":
        allow(
          lost: [],
          gained: [".", "(", ")", ":", "addChild", "didMove", "toParent", "self", "?", "!"])
        mayRepeatNames = true
      case "final_class": allow(lost: [], gained: ["final"])
      case "exposed_subview":
        allow(lost: ["internal", "(", "set", ")"], gained: ["private"])
      case "required_cell_height", "hidden_subview_size":
        allow(
          lost: [],
          gained: [
            ".", "=", "(", ")", "999", "let", "priority", "UILayoutPriority",
          ])
        mayRepeatNames = true
      case "constant_sign": allow(both: ["-"])
      case "weak_constraint": allow(lost: ["weak"], gained: [])
      case "remade_constraints": allow(lost: ["makeConstraints"], gained: ["updateConstraints"])
      default: break
      }
    }
  }

  private mutating func allow(both tokens: [String]) { allow(lost: tokens, gained: tokens) }

  private mutating func allow(lost: [String], gained: [String]) {
    self.lost.formUnion(lost)
    self.gained.formUnion(gained)
  }

  func mayLose(_ token: String) -> Bool {
    mayLoseCode || lost.contains(token)
      || (mayLoseNames && token.first.map { $0.isLetter || $0 == "_" } ?? false)
      || (mayMirror && Self.names(token, ["left", "right"]))
  }

  func mayGain(_ token: String) -> Bool {
    gained.contains(token)
      || mayRepeatNames && token.first.map { $0.isLetter || $0 == "_" } ?? false
      || mayMirror
        && Self.names(
          token, ["leading", "trailing", "start", "end", "before", "after", "horizontally"])
  }

  private static func names(_ token: String, _ edges: [String]) -> Bool {
    let name = token.lowercased()
    return edges.contains(where: name.contains)
  }
}
