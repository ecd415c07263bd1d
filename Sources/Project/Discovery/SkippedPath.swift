import Platform

/// Something that is skipped, although it was named or found. It does not fail the run.
public struct SkippedPath: Sendable, Hashable {
  /// Why it is skipped.
  public enum Reason: Sendable, Hashable {
    /// A configuration excludes the named path.
    case excluded(file: FilePath?, line: Int)
    /// A link leads out of the root with this name.
    case leadsOut(of: String)
    /// A link leads nowhere.
    case danglingLink
    /// A file is larger than the limit.
    case tooLarge(byteCount: Int, most: Int)
    /// A configuration above a named path belongs to another user.
    case foreignConfiguration
    /// A `.gitignore` names it.
    case ignored
    /// No glob of `include` matches it.
    case notIncluded
    /// A folder that is entered only if it is named.
    case pruned
  }

  /// The path as named or found, normalized.
  public var path: FilePath
  public var reason: Reason

  public init(path: FilePath, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Whether the user asked for it, in a configuration.
  public var isExcluded: Bool {
    if case .excluded = reason { return true }
    return false
  }

  /// What is wrong, no final period.
  public var message: String {
    switch reason {
    case .excluded(let file, let line):
      let place = file.map { " in \($0.text):\(line)" }
      return "skipped, because `exclude`\(place ?? "") matches it"
    case .leadsOut(let root):
      return "not read, because the symbolic link leads out of \(root)"
    case .danglingLink: return "skipped, because the symbolic link leads nowhere"
    case .tooLarge(let byteCount, let most):
      return "skipped, because its \(byteCount) bytes are more than the \(most) of `max_file_size`"
    case .foreignConfiguration: return "not used, because another user owns it"
    case .ignored: return "skipped, because Git ignores it"
    case .notIncluded: return "skipped, because no glob of `include` matches it"
    case .pruned:
      return "not entered, because folders of this name hold no code of the project, or are hidden"
    }
  }

  /// What to do about it, no final period.
  public var advice: String {
    switch reason {
    case .excluded: "`--no-exclude` lints it anyway"
    case .leadsOut: "to lint its target, name that on the command line"
    case .danglingLink: "remove the link, or point it to a file"
    case .tooLarge: "set `max_file_size` in the configuration, or exclude the file"
    case .foreignConfiguration: "if you trust it, name it with `--config`"
    case .ignored: "`--no-gitignore` lints it anyway"
    case .notIncluded: "to lint it, add a glob to `include`"
    case .pruned: "to lint what is in it, name it on the command line"
    }
  }

  /// Output order.
  static func precedes(_ left: SkippedPath, _ right: SkippedPath) -> Bool {
    left.path != right.path ? left.path < right.path : left.message < right.message
  }
}
