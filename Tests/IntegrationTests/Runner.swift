import Foundation
import TestSupport
import Testing

/// A minimal GitHub Actions runner: it runs the scripts of `action.yml` with what GitHub documents for composite
/// actions (https://docs.github.com/en/actions/reference/workflows-and-actions/variables), and its cache is empty.
struct Runner {
  /// The result of a job.
  struct Job {
    var status: Int32
    /// The log.
    var log: String
    /// The outputs of the steps, by `steps.ID.outputs.NAME`.
    var outputs: [String: String]
  }

  let folder: TemporaryFolder
  /// The folder of the action.
  var actionPath = Repository.path
  /// The folder of a substitute for the compiler: it builds nothing and returns the program next to the tests.
  private let swiftFolder: String
  var server = ""
  /// What follows the `@` of `uses`.
  var reference = ""
  /// More variables of the job.
  var variables: [String: String] = [:]

  /// - Parameter isThorough: whether to use the sources of the package and let the real `swift` validate the options,
  ///   which takes most of a second per job and is the same for all. Otherwise `swift` is not run.
  init(isThorough: Bool = false) throws {
    folder = try TemporaryFolder()
    swiftFolder = folder("bin")
    for name in ["workspace", "temp"] {
      try FileManager.default.createDirectory(
        atPath: folder(name), withIntermediateDirectories: true)
    }
    let swift = try #require(Program("swift")).path
    let layoutlint = try #require(Program.layoutlint).path
    if !isThorough { try useFewSources() }
    // By printing its build folder, the real `swift` validates the options.
    let products =
      isThorough
      ? "'\(swift)' \"$@\" --show-bin-path"
      : "while [ \"$1\" != --scratch-path ]; do shift; done; echo \"$2/release\""
    let version = isThorough ? "'\(swift)' \"$@\"" : "echo 'Swift version 6.1 (stand-in)'"
    try replaceSwift(
      """
      [ "$1" = build ] || { \(version); exit; }
      products() { \(products); }
      case "$*" in *--show-bin-path) products "$@"; exit ;; esac
      products=$(products "$@") || exit
      mkdir -p "$products" && cp '\(layoutlint)' "$products"
      echo built
      """)
  }

  /// Creates an action that takes no time to read.
  mutating func useFewSources() throws {
    actionPath = folder("action")
    try folder.write("action/Package.swift", try Repository.text("Package.swift"))
    for name in ["Sources", "Rules"] { try folder.write("action/\(name)/A.swift", "1") }
  }

  /// Replaces the job's `swift`.
  func replaceSwift(_ script: String) throws { try replace("swift", script) }

  /// Replaces a program of the job.
  func replace(_ program: String, _ script: String) throws {
    try folder.write("bin/\(program)", "#!/bin/sh\n" + script + "\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: swiftFolder + "/" + program)
  }

  /// Writes a file in the repository that the job checks.
  func write(_ name: String, _ text: String) throws {
    try folder.write("workspace/" + name, text)
  }

  /// The text of a file that the steps append to, such as the summary.
  func text(_ name: String) -> String {
    (try? String(contentsOfFile: folder(name), encoding: .utf8)) ?? ""
  }

  /// Runs the steps until one fails.
  ///
  /// - Parameter path: the search path; by default that of the tests, preceded by `swift`.
  func run(_ inputs: [String: String] = [:], path: String? = nil) throws -> Job {
    let action = try ActionFile()
    var values = Dictionary(uniqueKeysWithValues: action.inputs.map { ("inputs.\($0)", $1) })
    for (name, value) in inputs {
      try #require(values.updateValue(value, forKey: "inputs.\(name)") != nil, "no input \(name)")
    }
    values["github.action_repository"] = ""
    values["github.action_ref"] = reference
    var job = Job(status: 0, log: "", outputs: [:])
    for step in action.steps where job.status == 0 {
      let output = folder("output")
      try folder.write("output")
      var environment = environment(path: path)
      for (name, value) in step.environment {
        environment[name] = try evaluated(value, values)
      }
      try folder.write("script", step.script)
      // The way that a runner starts `shell: bash`.
      try #require(step.shell == "bash")
      let run = try #require(Program("bash")).run(
        ["--noprofile", "--norc", "-eo", "pipefail", folder("script")],
        in: folder("workspace"), environment: environment)
      job.status = run.status
      job.log += run.output
      for line in try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        let name = "steps.\(step.id ?? "").outputs.\(parts[0])"
        values[name] = parts[1]
        job.outputs[name] = parts[1]
      }
    }
    return job
  }

  private func environment(path: String?) -> [String: String] {
    let programs = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return [
      "PATH": path ?? "\(swiftFolder):\(programs)",
      "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_ACTION_PATH": actionPath,
      "GITHUB_WORKSPACE": folder("workspace"), "GITHUB_SERVER_URL": server,
      "GITHUB_OUTPUT": folder("output"), "GITHUB_PATH": folder("path"),
      "GITHUB_STEP_SUMMARY": folder("summary"),
      "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64", "RUNNER_TEMP": folder("temp"),
    ].merging(variables) { $1 }
  }

  /// The value of a text of the form `${{ name }}`, or the text itself.
  private func evaluated(_ text: String, _ values: [String: String]) throws -> String {
    guard let match = text.wholeMatch(of: /\$\{\{ ([\w.-]+) \}\}/) else { return text }
    // A step has no outputs but those that it writes.
    if match.1.hasPrefix("steps.") { return values[String(match.1)] ?? "" }
    return try #require(values[String(match.1)], "no value for \(match.1)")
  }
}
