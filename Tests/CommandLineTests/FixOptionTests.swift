import Foundation
import TestSupport
import Testing

@Suite("Options about fixes")
struct FixOptionTests {
  /// Each file has one finding of `constraint_order` and two of `negative_constant`, the second without a safe fix.
  private static let view = """
    final class Cell: UITableViewCell {
      func setupLabel() {
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: leadingAnchor),
          label.topAnchor.constraint(equalTo: topAnchor),
          label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
        ])
      }
      func setupIcon() {
        icon.snp.makeConstraints { $0.top.equalToSuperview().offset(-inset) }
      }
      let inset: CGFloat = 8
    }

    """
  private static let safely = "constant: -1.0 * inset"
  private static let unsafely = "offset(-1.0 * inset"

  private let project: Project
  init() throws { project = try Project(["A.swift": Self.view, "Sources/B.swift": Self.view]) }

  private func configure(_ fix: String, override: String = "") throws {
    try project.folder.write(
      ".layoutlint.yml", "rules: {negative_constant: {fix: \(fix)}}\n\(override)\n")
  }

  private func isFixed(_ file: String, _ mark: String) throws -> Bool {
    try project.text(file).contains(mark)
  }

  @Test("`--fix-only` fixes without reporting what is left, and succeeds")
  func fixOnly() throws {
    try project.folder.write(
      ".layoutlint.yml",
      "strict: true\nreporter: [pretty, json=report.json]\nrules: {negative_constant: error}\n")
    let run = try project.lint("--fix-only")
    #expect(run.output == "")
    #expect(
      run.error
        == "layoutlint: fixed 4 findings in 2 files (2 constraint_order, 2 negative_constant)\n")
    #expect(run.status == 0)
    #expect(try isFixed("A.swift", Self.safely) && !isFixed("A.swift", Self.unsafely))
    #expect(!FileManager.default.fileExists(atPath: project.folder("report.json")))
    let all = try project.lint("--fix-only", "--fix", "--unsafe-fixes", "--quiet")
    #expect(all.output + all.error == "")
    #expect(try isFixed("A.swift", Self.unsafely))
  }

  @Test("`--fix-only` fails if something could not be done")
  func undone() throws {
    try project.folder.write("A.swift", Self.view + "(")
    #expect(chmod(project.folder("Sources/B.swift"), 0o444) == 0)
    for (file, reason) in [("A.swift", "it has a syntax error"), ("Sources", "is read-only")] {
      let run = try project.lint("--fix-only", file)
      #expect(run.error.contains("not changed, because") && run.error.contains(reason))
      #expect(run.output == "")
      #expect(run.status == 2)
    }
    #expect(try project.lint("--fix-only", "None.swift").status == 2)
  }

  @Test(
    "the configuration raises, lowers and turns off the fixes of a rule, even for some paths only")
  func configured() throws {
    try configure(
      "safe", override: "overrides: [{paths: A.swift, rules: {negative_constant: {fix: off}}}]")
    let report = try project.lint("--reporter", "json", "A.swift")
    #expect(report.output.matches(of: /"safety": ?"/).count == 1)
    #expect(try project.lint("--diff").status == 1)
    _ = try project.lint("--fix", "--only", "negative_constant")
    #expect(try project.text("A.swift") == Self.view)
    #expect(
      try isFixed("Sources/B.swift", Self.safely) && isFixed("Sources/B.swift", Self.unsafely))
    try configure("unsafe")
    let lowered = try project.lint("--fix", "--only", "negative_constant", "A.swift")
    #expect(
      lowered.error
        == "layoutlint: fixed nothing, 2 left; 2 of them can be fixed with `--unsafe-fixes`\n")
    _ = try project.lint("--fix", "--only", "negative_constant", "--unsafe-fixes", "A.swift")
    #expect(try isFixed("A.swift", Self.unsafely))
  }

  @Test("`--fixable` and `--unfixable` override the configuration for one run")
  func chosen() throws {
    func fixed(_ arguments: String...) throws -> String {
      try project.run(["--diff", "--unsafe-fixes", "A.swift"] + arguments).error
    }
    let both = "would fix 3 findings in 1 file (2 negative_constant, 1 constraint_order)"
    let order = "would fix 1 finding in 1 file (1 constraint_order)"
    let negative = "would fix 2 findings in 1 file (2 negative_constant)"
    #expect(try fixed().contains(both))
    #expect(try fixed("--fixable", "constraint_order").contains(order))
    #expect(try fixed("--unfixable", "negative_constant").contains(order))
    #expect(try fixed("--fixable=constraint_order,negative_constant").contains(both))
    try configure("off")
    #expect(try fixed().contains(order))
    #expect(try fixed("--fixable", "negative_constant").contains(negative))
    try configure("unsafe")
    let lowered = try project.lint("--diff", "A.swift", "--fixable", "negative_constant")
    #expect(lowered.error.contains("would fix nothing"))
  }

  @Test("`fix` of a rule without a fix is a warning with its position, and the run continues")
  func without() throws {
    try project.folder.write(
      ".layoutlint.yml",
      "strict: false\nrules:\n  setup_length: {severity: error, fix: off}\n")
    let warning =
      ".layoutlint.yml:3:35: warning: `fix` has no effect, because `setup_length` has no fix; remove it\n"
    let run = try project.lint("--reporter", "concise", "-q")
    #expect(run.error == warning)
    #expect(run.output.contains("A.swift:5:7: warning[constraint_order] "))
    #expect(run.status == 0)
    for arguments in [["files"], ["config"], ["config", "A.swift"]] {
      let other = try project.run(arguments)
      #expect(other.error == warning)
      #expect(other.status == 0)
    }
    #expect(try project.lint("config").output.contains("severity: error "))
    let input = try project.run(["-", "-q"], input: "let a = 1\n")
    #expect(input.error == warning)
    #expect(input.status == 0)
  }

  @Test(
    "an unknown value of `fix` suggests a known one",
    arguments: [
      ("false", "found `false`; did you mean `off`?"),
      ("true", "found `true`; did you mean `default`?"),
      ("unsaf", "found `unsaf`; did you mean `unsafe`?"),
      ("never", "found `never`; `off` disables the rule's fixes"),
      ("[off]", "found a list; `off` disables the rule's fixes"),
    ])
  func wrongValue(value: String, ending: String) throws {
    try configure(value)
    let run = try project.lint("--fix")
    #expect(
      run.error
        == ".layoutlint.yml:1:34: error: expected one of `default`, `safe`, `unsafe`, `off`, \(ending)\n"
    )
    #expect(run.status == 2)
  }

  @Test(
    "a file of a group that the user is not in is fixed, and the user's group gets no more rights than everybody",
    .enabled(
      if: getuid() == 0 && OutsideTool.setpriv.isThere,
      "only root can give a file such a group: \(OutsideTool.setpriv.hint); `RewriteFileTests` keeps the user's own group anywhere"
    ))
  func foreignGroup() throws {
    for path in [project.folder.path, project.folder("A.swift")] { chown(path, 65534, 65534) }
    #expect(chown(project.folder("A.swift"), 65534, 12) == 0)
    #expect(chmod(project.folder("A.swift"), 0o664) == 0)
    let run = try Tool.run(
      ["--fix-only", "--quiet", "A.swift"], in: project.folder.path,
      wrapper: OutsideTool.unprivileged)
    #expect(run.error == "")
    #expect(run.status == 0)
    #expect(try isFixed("A.swift", Self.safely))
    var status = stat()
    #expect(stat(project.folder("A.swift"), &status) == 0)
    #expect(status.st_gid == 65534)
    #expect(status.st_mode & 0o7777 == 0o644)
  }
}
