/// Something that is not looked at, although it was named or a walk came by. It fails no run.
public struct SkippedPath: Sendable, Hashable {
  /// Why.
  public enum Reason: Sendable, Hashable {
    /// A configuration excludes what was named.
    case excluded(file: FilePath?, line: Int)
    /// A link leads out of the root, which is the repository or this folder.
    case leadsOut(root: FilePath, isRepository: Bool)
    /// A file has more bytes than are read.
    case tooLarge(byteCount: Int, most: Int)
    /// A configuration above what was named belongs to another user.
    case foreignConfiguration
  }

  /// As it was named or as the walk came by, tidied.
  public var path: FilePath
  public var reason: Reason

  public init(path: FilePath, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Something that was named and that a configuration excludes.
  ///
  /// - Parameter place: where the configuration says so; nil where no file does.
  init(excluded path: FilePath, _ place: ConfigurationPlace?) {
    self.init(path: path, reason: .excluded(file: place?.path, line: place?.line ?? 0))
  }

  /// Whether the user has asked for it, in a configuration.
  public var isExcluded: Bool {
    if case .excluded = reason { return true }
    return false
  }

  /// What is said of it, no final period.
  public var message: String {
    switch reason {
    case .excluded(let file, let line):
      let place = file.map { " in \(String(decoding: $0.bytes, as: UTF8.self)):\(line)" }
      return "left out, as `exclude`\(place ?? "") says"
    case .leadsOut(let root, let isRepository):
      let name =
        isRepository ? "the repository" : "`\(String(decoding: root.bytes, as: UTF8.self))`"
      return "not read, because the symbolic link leads out of \(name)"
    case .tooLarge(let byteCount, let most):
      return "skipped, because its \(byteCount) bytes are more than the \(most) of `max_file_size`"
    case .foreignConfiguration: return "not used, because another user owns it"
    }
  }

  /// What to do about it, no final period.
  public var advice: String {
    switch reason {
    case .excluded: "`--no-exclude` lints it all the same"
    case .leadsOut: "to lint what it leads to, name it on the command line"
    case .tooLarge: "set `max_file_size` in the configuration, or exclude the file"
    case .foreignConfiguration: "if you trust it, name it with `--config`"
    }
  }

  /// The order of all output.
  static func precedes(_ left: SkippedPath, _ right: SkippedPath) -> Bool {
    left.path != right.path ? left.path < right.path : left.message < right.message
  }
}
