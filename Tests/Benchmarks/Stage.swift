/// A step on the way from paths to a report.
enum Stage: String, CaseIterable {
  /// Finds the files and their configurations.
  case walk
  /// Opens each file and reads it into a buffer that is reused.
  case read
  /// Bytes to tokens.
  case tokenize
  /// Tokens to brackets, statements, declarations and calls.
  case outline
  /// The outline to what it says about views.
  case model
  /// Comments that silence, the rules, and the places of what they find.
  case rules
  /// The findings as people read them, into memory.
  case report

  /// Whether a run does it on several threads.
  var isShared: Bool { self != .walk && self != .report }
}

/// What can be measured by itself. The model cannot be read without its outline, nor the rules run without both, so those
/// stages are differences.
enum Step: CaseIterable {
  case read, tokenize
  /// Of a file that is tokenized.
  case outline
  /// Outline and model of a file that is tokenized.
  case view
  /// Everything from the tokens to the diagnostics.
  case check
}

/// What each step has cost, on every file of the corpus.
struct StepCosts: Sendable {
  private var costs: [Step: Cost] = [:]

  subscript(step: Step) -> Cost {
    get { costs[step] ?? Cost() }
    set { costs[step] = newValue }
  }

  /// - Returns: nil for a stage that is not shared by threads, and measured in another way.
  func cost(of stage: Stage) -> Cost? {
    switch stage {
    case .walk, .report: nil
    case .read: self[.read]
    case .tokenize: self[.tokenize]
    case .outline: self[.outline]
    case .model: self[.view] - self[.outline]
    case .rules: self[.check] - self[.view] - self[.tokenize]
    }
  }
}
