import Foundation

extension OutsideTool {
  package static let bash = program("bash")
  package static let chromium = program("chromium")
  package static let curl = program("curl")
  package static let fish = program("fish")
  package static let git = program("git")
  package static let jq = program("jq")
  package static let patch = program("patch")
  package static let ruby = program("ruby")
  package static let script = program("script", package: "bsdutils")
  package static let setpriv = program("setpriv", package: "util-linux")
  package static let shellcheck = program("shellcheck")
  package static let xmllint = program("xmllint", package: "libxml2-utils")
  package static let zizmor = OutsideTool(
    isThere: path("zizmor") != nil,
    hint: "`zizmor` is missing (`python3 -m pip install zizmor`)")
  package static let zsh = program("zsh")

  package static let strace = OutsideTool(
    isThere: works("strace", "-o", "/dev/null", "-e", "inject=fsync:signal=USR1", "true"),
    hint: "`strace` is missing (Debian package: strace), or may not trace")

  /// A private file system of a test, which needs root or user namespaces.
  package static let mount = OutsideTool(
    isThere: works("unshare", "-rm", "mount", "-t", "tmpfs", "none", "/mnt"),
    hint: "`unshare` or `mount` is missing (Debian packages: util-linux, mount), or may not mount")

  /// The words before a program that runs it without the rights of an administrator; none if the tests have no such
  /// rights. An administrator needs `setpriv`, which Linux has.
  package static let unprivileged =
    getuid() == 0
    ? ["/usr/bin/env", "setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
  package static let canBeUnprivileged = getuid() != 0 || setpriv.isThere
  package static let unprivilegedHint =
    "an administrator may do everything, and cannot become someone else: \(setpriv.hint)"

  package static let python = program("python3")
  package static let cmarkgfm = pythonPackage("cmarkgfm")
  package static let checkJSONSchema = pythonPackage("check-jsonschema")
  package static let kiwisolver = pythonPackage("kiwisolver")
  package static let jsonschema = pythonPackage("jsonschema")
  package static let preCommit = pythonPackage("pre-commit")
  package static let schemastore = pythonPackage("schemastore")
  package static let yaml = pythonPackage("PyYAML", module: "yaml")

  /// The first one that is missing; any of them if all exist.
  package static func all(_ tools: OutsideTool...) -> OutsideTool {
    tools.first { !$0.isThere } ?? tools[0]
  }

  private static func program(_ name: String, package: String? = nil) -> OutsideTool {
    OutsideTool(
      isThere: path(name) != nil,
      hint: "`\(name)` is missing (Debian package: \(package ?? name))")
  }

  private static func pythonPackage(_ name: String, module: String? = nil) -> OutsideTool {
    OutsideTool(
      isThere: modules.contains(module ?? name.replacing("-", with: "_")),
      hint: "`python3` or its package \(name) is missing (Debian package: python3; "
        + "`python3 -m pip install \(name)`)")
  }

  /// The modules of `python3` that tests import: one process checks all of them.
  private static let modules: Set<String> = {
    let script =
      "import importlib.util as u, sys; print(*[m for m in sys.argv[1:] if u.find_spec(m)])"
    let names = [
      "cmarkgfm", "check_jsonschema", "jsonschema", "kiwisolver", "pre_commit", "schemastore",
      "yaml",
    ]
    let found = try? run(["python3", "-c", script] + names)
    return Set((found?.output ?? "").split { $0 == " " || $0 == "\n" }.map(String.init))
  }()
}
