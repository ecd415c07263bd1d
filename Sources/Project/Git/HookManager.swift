import Platform
import YAML

/// Tools that manage the hooks of a repository.
public enum HookManager: String, CaseIterable, Sendable {
  case husky
  case lefthook
  case preCommit = "pre-commit"

  /// The tool that manages the hooks of a repository; nil if there is none.
  ///
  /// - Parameters:
  ///   - root: the absolute path of the working tree.
  ///   - hooks: the absolute path of the folder where Git looks for hooks.
  ///   - script: the current `pre-commit` hook.
  public init?(root: FilePath, hooks: FilePath, script: [UInt8]) {
    if hooks.relative(to: root).bytes.starts(with: ".husky".utf8) {
      self = .husky
      return
    }
    let present = Self.allCases.filter { manager in
      manager.files.contains { (try? FileStatus(path: root.appending($0).bytes)) != nil }
    }
    guard let manager = present.first(where: { $0.wrote(script) }) ?? present.first else {
      return nil
    }
    self = manager
  }

  /// Whether a hook was written by the tool, rather than by hand.
  public func wrote(_ script: [UInt8]) -> Bool {
    let text = String(decoding: script, as: UTF8.self)
    switch self {
    // Every hook in its folder is.
    case .husky: return true
    case .lefthook: return text.contains("lefthook")
    case .preCommit: return text.contains("pre-commit.com")
    }
  }

  private static let endings = ["yml", "yaml", "toml", "json"]

  /// Files at the root of a repository that identify the tool.
  private var files: [String] {
    switch self {
    case .husky: []
    case .lefthook:
      ["lefthook", ".lefthook", ".config/lefthook"].flatMap { name in
        Self.endings.map { "\(name).\($0)" }
      }
    case .preCommit: [".pre-commit-config.yaml"]
    }
  }

  /// Files at the root of a repository that may configure what runs before a commit.
  private var configurations: [String] {
    switch self {
    case .husky: [".husky/pre-commit"]
    case .lefthook:
      files
        + ["lefthook-local", ".lefthook-local", ".config/lefthook-local"].flatMap { name in
          Self.endings.map { "\(name).\($0)" }
        }
    case .preCommit: files
    }
  }

  /// What to do instead of writing a hook.
  public var advice: String {
    switch self {
    case .husky: "add the line `\(HookScript.call)` to `.husky/pre-commit`"
    case .lefthook:
      "add `run: \(HookScript.call)` as a command of `pre-commit` to its configuration"
    case .preCommit:
      "add a `local` hook with `entry: \(HookScript.call)`, `language: system` and `pass_filenames: false` to `.pre-commit-config.yaml`"
    }
  }

  /// The command that installs the tool's hooks.
  public var installation: String {
    switch self {
    case .husky: "npx husky"
    case .lefthook: "lefthook install"
    case .preCommit: "pre-commit install"
    }
  }

  /// The name of the file at the root of a repository that makes the tool run layoutlint before each commit; nil if
  /// there is none.
  public func callingFile(in root: FilePath) -> String? {
    configurations.first { name in
      guard let bytes = try? readFile(root.appending(name).bytes, most: 1 << 20) else {
        return false
      }
      return callsLayoutlint(bytes)
    }
  }

  /// Whether a configuration or script runs layoutlint before each commit.
  func callsLayoutlint(_ bytes: [UInt8]) -> Bool {
    guard self != .husky, let root = Self.mapping(bytes) else {
      // A script, or a file that only its tool can parse.
      return ShellText.callsLayoutlint(String(decoding: bytes, as: UTF8.self))
    }
    if self == .lefthook { return root["pre-commit"].map(Self.runsLayoutlint) ?? false }
    let hooks = (root["repos"]?.items ?? []).flatMap { $0.mapping?["hooks"]?.items ?? [] }
    return hooks.compactMap(\.mapping).contains { hook in
      let stages = (hook["stages"] ?? root["default_stages"])?.items?.compactMap(\.scalar?.text)
      guard stages?.contains(where: { ["commit", "pre-commit"].contains($0) }) ?? true else {
        return false
      }
      let id = hook["id"]?.scalar?.text ?? ""
      let entry = hook["entry"]?.scalar?.text ?? ""
      return ["layoutlint", "layoutlint-system"].contains(id) || ShellText.callsLayoutlint(entry)
    }
  }

  private static func mapping(_ bytes: [UInt8]) -> YAMLMapping? {
    let document = YAMLDocument(bytes)
    return document.problems.isEmpty ? document.root?.mapping : nil
  }

  /// Whether a command or job of a lefthook hook, or of a group in it, calls layoutlint.
  private static func runsLayoutlint(_ node: YAMLNode) -> Bool {
    if let items = node.items { return items.contains(where: runsLayoutlint) }
    return (node.mapping?.entries ?? []).contains { entry in
      guard let text = entry.value.scalar?.text else { return runsLayoutlint(entry.value) }
      return entry.name == "run" && ShellText.callsLayoutlint(text)
    }
  }
}
