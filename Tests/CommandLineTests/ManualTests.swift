import Foundation
import TestSupport
import Testing

@Suite("The manual page")
struct ManualTests {
  private let page: String
  /// The page without roff requests and escapes.
  private let text: String

  init() throws {
    page = try Tool.run(["man"]).output
    text = page.replacing("\\-", with: "-").replacing(/\\f[BIR]/, with: "")
  }

  @Test("it takes no operands")
  func wrong() throws {
    let run = try Tool.run(["man", "setup_length"])
    #expect(
      run.error
        == "layoutlint: `man` takes no name, found `setup_length`; `layoutlint explain RULE` shows one rule; `layoutlint ./man` lints a folder of that name\n"
    )
    #expect(run.status == 2)
  }

  @Test("it has the sections that readers look for, in the usual order")
  func sections() {
    #expect(
      page.matches(of: /(?m)^\.SH (.+)$/).map { String($0.1) } == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "RULES", "CONFIGURATION",
        "REPORTERS", "SUPPRESSIONS", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES", "SEE ALSO",
      ])
  }

  @Test("every command and every option is in it, with the text of the help")
  func options() throws {
    let commands = try HelpWords.commands()
    #expect(try terms(in: "COMMANDS").map { $0.prefix { $0 != " " } } == commands.map { $0[...] })
    let options = try Set(commands.flatMap { try HelpWords.options(of: $0) })
    #expect(options.count > 20)
    let terms = try terms(in: "OPTIONS").map {
      String(try #require($0.firstMatch(of: /--[\w\-]+/)).output)
    }
    // `init` has a `--baseline` of its own and `outline` a `--diff`, and five commands have a `--format`.
    #expect(terms.count == options.count + 6)
    #expect(Set(terms) == options)
    #expect(text.contains("-q, --quiet\nPrint only findings and errors.\n"))
  }

  @Test("every rule, reporter and key of the configuration is in it")
  func names() throws {
    let families = try Tool.table("Families of rules").map(\.name)
    let rules = try terms(in: "RULES")
    #expect(families.count == 5 && Array(rules.prefix(5)) == families)
    #expect(try rules.dropFirst(5).sorted() == Tool.ruleIDs().sorted())
    let schema = try JSONSerialization.jsonObject(
      with: Data(try Tool.run(["config", "--schema"]).output.utf8))
    let keys = try #require((schema as? [String: Any])?["properties"] as? [String: Any]).keys
    #expect(keys.count > 5)
    #expect(Set(try terms(in: "CONFIGURATION")).isSuperset(of: keys.filter { $0 != "$schema" }))
    for reporter in try terms(in: "REPORTERS") {
      #expect(try Tool.run(["--reporter", reporter, "--version"]).status == 0)
    }
  }

  @Test("the variables in it are those that the program reads")
  func environment() throws {
    let folder = Repository.path + "/Sources/layoutlint/"
    var read: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      guard file.hasSuffix(".swift"), !file.hasPrefix("ManualPage") else { continue }
      let source = try String(contentsOfFile: folder + file, encoding: .utf8)
      guard source.contains("environmentVariable(") else { continue }
      read.formUnion(source.matches(of: /"([A-Z][A-Z_]{3,})"/).map { String($0.1) })
    }
    #expect(read.count > 3)
    #expect(Set(try terms(in: "ENVIRONMENT")) == read)
  }

  @Test("it is ASCII, has the version and no date, and is the same every time")
  func deterministic() throws {
    #expect(page.utf8.allSatisfy { $0 < 0x7F })
    #expect(page.contains("\\-z \\-\\- \\(aq*.swift\\(aq"))
    let version = try Tool.run(["--version"]).output.dropLast()
    #expect(page.hasPrefix(".TH LAYOUTLINT 1 \"\" \"layoutlint \(version)\" "))
    #expect(page.wholeMatch(of: /(?s).*\d{4}-\d\d-\d\d.*/) == nil)
    #expect(try Tool.run(["man"], in: "/usr", environment: ["LANG": "de_DE"]).output == page)
  }

  @Test("the program accepts the calls in it")
  func examples() throws {
    let calls = text.matches(of: /(?m)^\.nf\n(?:.* \| )?layoutlint(.*)$/).map { String($0.1) }
    #expect(calls.count > 4)
    for call in calls {
      // With `--help` the command line is only parsed.
      let words = call.split(separator: "<").first?.split(separator: " ") ?? []
      #expect(try Tool.run(words.map(String.init) + ["--help"]).status == 0)
    }
  }

  @Test(
    "`groff` does not complain about it, and keeps the punctuation of code",
    .enabled(if: OutsideTool.groff.isThere, "\(OutsideTool.groff.hint)"))
  func groff() throws {
    let run = try formatted("groff -man -ww -Tutf8 -P-cbou")
    #expect(run.error == "")
    #expect(run.output.contains("git ls-files -z -- '*.swift' | layoutlint"))
    #expect(run.output.contains("layoutlint rules [OPTION …]"))
  }

  @Test(
    "`man` does not complain about it",
    .enabled(if: OutsideTool.man.isThere, "\(OutsideTool.man.hint)"))
  func man() throws {
    let run = try formatted("man --warnings -E UTF-8 -l -Tutf8 -Z -")
    #expect(run.error == "")
    #expect(run.output.contains("layoutlint"))
  }

  @Test(
    "`mandoc` only misses the date",
    .enabled(if: OutsideTool.mandoc.isThere, "\(OutsideTool.mandoc.hint)"))
  func mandoc() throws {
    let run = try formatted("mandoc -T lint")
    let lines = (run.output + run.error).split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("missing date") == true)
  }

  private func formatted(_ command: String) throws -> Tool.Run {
    try Tool.run(
      [], environment: ["LC_ALL": "C.UTF-8"],
      wrapper: ["/bin/sh", "-c", "\"$0\" man | \(command)"])
  }

  /// The terms of the items in a section.
  private func terms(in section: String) throws -> [String] {
    let parts = text.split(separator: "\n.SH ", omittingEmptySubsequences: false)
    let part = try #require(parts.first { $0.hasPrefix(section + "\n") })
    return part.matches(of: /\n\.TP\n(.+)/).map { String($0.1) }
  }
}
