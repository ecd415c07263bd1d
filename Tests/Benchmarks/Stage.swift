/// A stage between paths and a report.
enum Stage: String, CaseIterable {
  /// Finds the files and their configurations.
  case walk
  /// Opens each file and reads it into a reused buffer.
  case read
  /// Bytes to tokens.
  case tokenize
  /// Tokens to brackets, statements, declarations and calls.
  case outline
  /// Outline to facts about views.
  case model
  /// Suppressions, rules, and the positions of findings.
  case rules
  /// The report for people, into memory.
  case report
  /// A run about one file, as by an editor or a hook: the walk, the reading, and what all other files of the projects
  /// contribute.
  case oneFile
  /// The scenes of all classes, from the bytes of all files.
  case scene
  /// The page with the pictures of all scenes.
  case wireframe

  /// Whether several threads share it.
  var isShared: Bool { ![.walk, .report, .scene, .wireframe].contains(self) }
}

/// A step that can be measured separately. The model needs the outline, and the rules need both, so those stages are
/// differences.
enum Step: CaseIterable {
  case read, tokenize
  /// The outline of a tokenized file.
  case outline
  /// The outline and model of a tokenized file.
  case view
  /// Everything from the tokens to the diagnostics.
  case check
}

/// The cost of each step for all files of the corpus.
struct StepCosts: Sendable {
  private var costs: [Step: Cost] = [:]

  subscript(step: Step) -> Cost {
    get { costs[step] ?? Cost() }
    set { costs[step] = newValue }
  }

  /// - Returns: nil for a stage that is not shared by threads, which is measured in another way.
  func cost(of stage: Stage) -> Cost? {
    switch stage {
    case .walk, .report, .oneFile, .scene, .wireframe: nil
    case .read: self[.read]
    case .tokenize: self[.tokenize]
    case .outline: self[.outline]
    case .model: self[.view] - self[.outline]
    case .rules: self[.check] - self[.view] - self[.tokenize]
    }
  }
}
