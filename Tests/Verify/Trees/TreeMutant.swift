import FuzzSupport

/// A random tree, its surroundings, and a command line.
struct TreeMutant: CustomStringConvertible, Sendable {
  /// An entry of the tree.
  enum Entry: Sendable {
    case file(String, String)
    case link(String, to: String)
    case folder(String)
    /// Gives the file to another user.
    case foreign(String)
    case program(String)
  }

  private(set) var entries: [Entry] = []
  /// A configuration of another user beside the tree, which must never be used.
  let foreignConfiguration: String?
  /// Additions to the configuration of the repository; nil if there is none.
  let gitConfiguration: String?
  let arguments: [String]
  /// Whether the command line may name links: what it names may be read, but not written, elsewhere.
  let namesLinks: Bool
  /// The working folder of the program in the tree.
  let folder: String
  let environment: [String: String]

  init(using generator: inout RepeatableGenerator) {
    var random = RandomChoices(generator: generator)
    defer { generator = random.generator }
    let folders = ["", "", "Sub/", "Sub/Deep/", "Other/"]
    let hasRepository = random.isTrue(2)
    for _ in 0..<random.number(1...6) {
      let name = random.one(folders) + random.one(Self.fileNames)
      entries.append(.file(name, random.one(Self.texts)))
      if random.isTrue(12) { entries.append(.foreign(name)) }
    }
    for _ in 0..<random.number(0...5) {
      entries.append(
        .link(random.one(folders) + random.one(Self.linkNames), to: random.one(Self.targets)))
    }
    for _ in 0..<random.number(0...3) {
      let name = random.one(folders) + ".layoutlint.yml"
      entries.append(.file(name, Self.configuration(&random)))
      if random.isTrue(8) { entries.append(.foreign(name)) }
    }
    if random.isTrue(6) { entries.append(.link(".layoutlint.yml", to: random.one(Self.targets))) }
    if random.isTrue(8) { entries.append(.file("team.yml", Self.configuration(&random))) }
    if random.isTrue(4) {
      entries.append(
        .file(random.one(folders) + ".gitignore", random.one(["*.swift", "Sub", "!x"])))
    }
    if random.isTrue(8) { entries.append(.link("Sub/.gitignore", to: random.one(Self.targets))) }
    if random.isTrue(5) { entries.append(.file("out.json", random.one(["{}", "", "[]\n"]))) }
    if random.isTrue(10) { entries.append(.program("out.json")) }
    if !hasRepository, random.isTrue(4) {
      entries.append(
        random.one([
          .file(".git", "gitdir: ../outside/git\n"), .link(".git", to: "../outside/git"),
          .file("Sub/.git/HEAD", "ref: refs/heads/main\n"), .link("Sub/.git", to: "../../outside"),
        ]))
    }
    foreignConfiguration = random.isTrue(6) ? Self.configuration(&random) : nil
    var settings = ""
    for _ in 0..<random.number(0...4) { settings += random.one(Self.settings) + "\n" }
    gitConfiguration = hasRepository ? settings : nil
    if hasRepository, random.isTrue(2) {
      entries.append(.file(".gitattributes", "*.swift filter=f diff=f\n"))
    }
    folder = random.one(["", "", "", "Sub"])
    var arguments: [String] = []
    if hasRepository, random.isTrue(2) { arguments += random.one(Self.gitArguments) }
    if random.isTrue(2) { arguments += random.one(Self.fixArguments) }
    if random.isTrue(8) { arguments += ["--config", "team.yml"] }
    if random.isTrue(10) { arguments = [random.one(["files", "config"])] }
    if random.isTrue(4) {
      arguments += random.one([["."], ["--", "A.swift"], ["@A.swift"], ["--", "@team.yml"]])
    }
    namesLinks = random.isTrue(3)
    self.arguments = namesLinks ? random.one(Self.linkArguments) : arguments
    environment = random.isTrue(4) ? [random.one(["GITHUB_ACTIONS", "TF_BUILD"]): "true"] : [:]
  }

  private static func configuration(_ random: inout RandomChoices) -> String {
    var text = ""
    for key in ["extends", "baseline", "reporter", "exclude", "include"] where random.isTrue(3) {
      let values = (0..<random.number(1...2)).map { _ in
        let path = random.one(paths)
        return key == "reporter" ? "\"\(random.one(formats))=\(path)\"" : "\"\(path)\""
      }
      text +=
        "\(key): \(key == "baseline" ? values[0] : "[" + values.joined(separator: ", ") + "]")\n"
    }
    if random.isTrue(8) { text += "strict: true\n" }
    if random.isTrue(8) { text += "max_file_size: \(random.one(["1", "1 KiB", "1 GiB", "x"]))\n" }
    if random.isTrue(10) { text += "password: [\n" }
    return text
  }

  // MARK: The parts of mutants

  private static let cell = """
    final class Cell: UITableViewCell {
      func setupLabel() {
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true // ::error::##vso[x]
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset).isActive = true
      }
    }

    """
  private static let texts = [cell, cell, cell, "let a = 1\n", "\"", "", "{\u{0}", cell + cell]
  private static let fileNames = [
    "A.swift", "B.swift", "C.swift", "@A.swift", "--fix.swift", "##vso[x].swift", "::e.swift",
    "ü.swift", "a b.swift", "x.txt",
  ]
  private static let linkNames = [
    "L.swift", "M.swift", "l", "m", "Pods", "link.yml", "out.json", "accepted.txt",
    "node_modules", ".hidden", "Other",
  ]
  private static let targets = [
    "../outside/B.swift", "../outside", "../outside/secret.yml", "../../outside", "/", "/etc",
    "/etc/passwd", "/proc/self/environ", "/proc/self/fd", "/proc/self/cwd", "/proc/self/root",
    "/dev/zero", "/dev/stdin", "..", "../..", ".", "Sub", "A.swift", "l", "m", "l/../../outside",
    "nowhere", "../outside/new.json", "../outside/git", "../tree/Sub", "Sub/../../outside",
    "OUTSIDE", "OUTSIDE/B.swift", ".git/config", ".env",
  ]
  private static let paths = [
    "team.yml", "..", ".", "../..", "../outside/secret.yml", "/etc/passwd", "OUTSIDE/secret.yml",
    "OUTSIDE/new.json", "out.json", "new.json", "Sub/new.xml", "l/new.json", "l/secret.yml",
    "link.yml", ".git/config", ".git/hooks/pre-commit", ".husky/pre-commit", "Sub", "A.swift",
    "accepted.txt", "cookbook", "strict", "/proc/self/environ", "/dev/stdout", "*.swift", "**",
    "Sub/../../outside/new.json", "m/x.json", ".env", "node_modules/x.json", "../*.swift",
  ]
  private static let formats = ["json", "pretty", "xcode", "markdown", "checkstyle", "html"]
  private static let gitArguments = [
    ["--staged"], ["--changed"], ["--since", "HEAD"], ["--changed-lines"], ["--staged", "--fix"],
    ["--changed-lines", "--fix"],
  ]
  private static let fixArguments = [
    ["--fix"], ["--diff"], ["--fix", "--unsafe-fixes"], ["--reporter", "pretty"], ["--statistics"],
    ["--prune-baseline"],
  ]
  private static let linkArguments = [
    ["--fix", "--unsafe-fixes", "l", "m", "L.swift", "M.swift", "Other", "Sub"],
    ["--add-suppressions", "--allow-dirty", "l", "Other", "L.swift"], ["--fix", "./l/", "Sub/m"],
    ["--write-baseline", "accepted.txt"], ["--write-baseline", "l/new.json", "A.swift"],
    ["--baseline", "accepted.txt", "--prune-baseline"], ["--reporter", "json=out.json"],
    ["--reporter", "html=m/new.json", "--reporter", "json=Sub/l/../new.json"],
    ["guide", "--output", "out.json"], ["guide", "--output", "l/new.json", "Sub"],
    ["init", "--force"],
    ["init", "--force", "--baseline", "Sub"], ["init", "--force", "l"],
    ["--statistics"],
  ]
  /// `TRAP` is replaced by a program that leaves a trace.
  private static let settings = [
    "[core]\nfsmonitor = TRAP", "[core]\nhooksPath = ../outside", "[core]\npager = TRAP",
    "[core]\nsshCommand = TRAP", "[core]\nworktree = ../../outside", "[core]\nworktree = /",
    "[core]\naskPass = TRAP", "[core]\nalternateRefsCommand = TRAP",
    "[core]\nattributesFile = .gitattributes", "[filter \"f\"]\nclean = TRAP\nsmudge = TRAP",
    "[filter \"f\"]\nprocess = TRAP\nrequired = true", "[diff \"f\"]\ntextconv = TRAP",
    "[diff \"f\"]\ncommand = TRAP", "[diff]\nexternal = TRAP", "[pager]\ndiff = TRAP",
    "[credential]\nhelper = TRAP", "[alias]\ndiff = !TRAP\nls-files = !TRAP",
    "[extensions]\npartialClone = origin\n[remote \"origin\"]\npromisor = true\nurl = ext::TRAP",
    "[protocol \"ext\"]\nallow = always", "[protocol]\nallow = always", "[diff]\nrelative = true",
    "[diff]\nnoprefix = true", "[color]\nui = always", "[filter \"a=b\"]\nclean = TRAP",
    "[include]\npath = ../nowhere", "[core]\nbare = true", "[gpg]\nprogram = TRAP", "[broken",
  ]

  var description: String {
    var lines = entries.map { "  \($0)" }
    if let foreignConfiguration {
      lines.append("  foreign: \(foreignConfiguration.debugDescription)")
    }
    if let gitConfiguration { lines.append("  git: \(gitConfiguration.debugDescription)") }
    lines.append("  in `\(folder)`: \(arguments) \(environment)")
    return lines.joined(separator: "\n")
  }
}

/// Random choices that are equal for equal seeds.
struct RandomChoices {
  var generator: RepeatableGenerator

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
  /// True with the odds of one in this many.
  mutating func isTrue(_ odds: Int) -> Bool { number(1...odds) == 1 }
  mutating func one<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }
}
