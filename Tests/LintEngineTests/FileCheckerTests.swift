import LayoutModel
import LintEngine
import Platform
import ProbeSupport
import RuleKit
import SwiftSource
import Testing

/// Reports each function, to test the processing of findings.
struct EveryFunction: Rule {
  static let description = RuleDescription(
    id: "every_function", family: .cookbook, summary: "", rationale: "", source: "",
    defaultSeverity: .note, since: "0.1.0", goodExamples: [:], badExamples: [:])
  let query = Query.functionProbe(.addSubview)
  init(options: NoOptions) {}

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let name = function.declaration.name else { return }
    report.add(name, "`\(name.text)`", advice: "none")
  }
}

/// The same about files with another word.
private struct FunctionsBesideFrames: Rule {
  static let description = RuleDescription(probe: "functions_beside_frames")
  let query = Query.functionProbe(.frame)
  init(options: NoOptions) {}

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let name = function.declaration.name else { return }
    report.add(name, "`\(name.text)`", advice: "none")
  }
}

/// Reports what `FileChecker` says is being worked on.
private struct WorkProbe: Rule {
  static let description = RuleDescription(probe: "work_probe")
  let query = Query.functionProbe()
  init(options: NoOptions) {}

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let name = function.declaration.name, let work = FileChecker.work else { return }
    report.add(
      name, "`\(String(decoding: work.path.bytes, as: UTF8.self))` \(work.rule ?? "")",
      advice: "none")
  }
}

@Suite("Checking one file")
struct FileCheckerTests {
  @Test("while a rule checks a file, both are known to whoever reports a trap")
  func work() {
    var rules = RuleSet()
    rules.add(FunctionProbe(options: NoOptions()))
    rules.add(WorkProbe(options: NoOptions()))
    #expect(
      ProbeSupport.check("func a() {}", rules).map(\.message) == ["`a`", "`A.swift` work_probe"])
    #expect(FileChecker.work == nil)
  }

  private func check(
    _ code: [UInt8], severity: Severity? = nil, skips: Bool = true
  ) -> [Diagnostic] {
    var rules = RuleSet()
    rules.add(EveryFunction(options: NoOptions()), severity: severity)
    let checker = FileChecker(rules: rules, skipsUninteresting: skips)
    checker.source.load(code)
    return checker.check(path: FilePath("A.swift"))
  }

  private func check(_ code: String, severity: Severity? = nil, skips: Bool = true) -> [Diagnostic]
  {
    check(Array(code.utf8), severity: severity, skips: skips)
  }

  @Test("a finding gets its position, its rule, its severity and its line")
  func settled() throws {
    let code = "// é\r\n/* é */ func b() { addSubview(c) }\r\nfunc a() {}"
    let found = check(code)
    #expect(found.map(\.message) == ["`b`", "`a`"])
    let first = try #require(found.first)
    #expect(first.rule == "every_function" && first.severity == .note && first.advice == "none")
    #expect(first.start == .init(line: 2, column: 15) && first.end == .init(line: 2, column: 16))
    #expect(String(decoding: first.lineText, as: UTF8.self) == "/* é */ func b() { addSubview(c) }")
    #expect(first.range == 21..<22)
  }

  @Test("a configured severity applies, and `off` disables the rule")
  func severities() {
    #expect(check("func a() { addSubview(b) }", severity: .error).map(\.severity) == [.error])
    #expect(check("func a() { addSubview(b) }", severity: .off).isEmpty)
  }

  @Test("a file without a trigger word of a rule is not checked")
  func filter() {
    #expect(check("func a() {}").isEmpty)
    #expect(check("func a() {}", skips: false).count == 1)
  }

  @Test("a rule does not check a file that has only the trigger words of other rules")
  func filterOfEachRule() {
    var rules = RuleSet()
    rules.add(EveryFunction(options: NoOptions()))
    rules.add(FunctionsBesideFrames(options: NoOptions()))
    func rulesWithFindings(_ code: String, skips: Bool = true) -> [String] {
      let checker = FileChecker(rules: rules, skipsUninteresting: skips)
      checker.source.load(Array(code.utf8))
      return checker.check(path: FilePath("A.swift")).map(\.rule)
    }
    #expect(rulesWithFindings("func a() { addSubview(b) }") == ["every_function"])
    #expect(rulesWithFindings("func a() { b.frame = c }") == ["functions_beside_frames"])
    let both = ["every_function", "functions_beside_frames"]
    #expect(rulesWithFindings("func a() { addSubview(b); b.frame = c }") == both)
    #expect(rulesWithFindings("func a() { addSubview(b) }", skips: false) == both)
  }

  @Test("a file that is no text has one finding")
  func binary() {
    let encrypted = Array("\0GITCRYPT\0".utf8) + (0...255).map { UInt8($0) }
    let code = Array("\nfunc a() { addSubview(b) }".utf8)
    for bytes in [encrypted + code, [0, 0xC0] + code] {
      let found = check(bytes)
      #expect(found.map(\.rule) == ["syntax"] && found[0].severity == .note)
      #expect(found[0].message.contains("not checked") && found[0].lineText.isEmpty)
    }
    let wide: [UInt8] = [0xFF, 0xFE] + "let a = 1\n".utf8.flatMap { [$0, 0] as [UInt8] }
    #expect(check(wide).map(\.rule) == ["syntax"])
  }

  @Test("a file that is wrong everywhere is reported once, and other mistakes five times")
  func manyProblems() {
    let bytes = check(Array(repeating: [0xFF, 0x20], count: 1_000).flatMap { $0 })
    #expect(bytes.map(\.message) == ["these bytes are not UTF-8; 999 more like it"])
    let strings = check(String(repeating: "\"\n", count: 20))
    #expect(strings.count == 5)
    #expect(
      strings.last?.message == "this string literal is not closed; 15 more like it")
    #expect(check(String(repeating: "\"\n", count: 5)).allSatisfy { !$0.message.contains("more") })
  }

  @Test("one checker reads many files, and none affects the next")
  func reuse() {
    var rules = RuleSet()
    rules.add(EveryFunction(options: NoOptions()))
    let checker = FileChecker(rules: rules)
    var counts: [Int] = []
    for code in [
      "func a() { addSubview(b) }", "\"", "func c() { addSubview(d) }; func e() {}", "x",
    ] {
      checker.source.load(Array(code.utf8))
      counts.append(checker.check(path: FilePath("A.swift")).count)
    }
    #expect(counts == [1, 1, 2, 0])
  }
}

@Suite("Small parts of the engine")
struct EnginePartTests {
  @Test("a pattern of many stars terminates")
  func hardPattern() {
    let pattern = NamePattern(String(repeating: "a*", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
  }

  @Test("diagnostics are in the order of path, line, column and rule")
  func order() {
    func diagnostic(_ path: String, _ line: Int, _ column: Int, _ rule: String) -> Diagnostic {
      Diagnostic(
        path: FilePath(path), start: .init(line: line, column: column),
        end: .init(line: line, column: column), range: 0..<0, severity: .warning, rule: rule,
        message: "", advice: "", lineText: [])
    }
    let sorted = [
      diagnostic("A", 2, 1, "a"), diagnostic("A", 10, 1, "a"), diagnostic("A", 10, 2, "a"),
      diagnostic("A", 10, 2, "b"), diagnostic("a", 1, 1, "a"),
    ]
    #expect(sorted.reversed().sorted(by: Diagnostic.precedes) == sorted)
    #expect(zip(sorted, sorted).allSatisfy { !Diagnostic.precedes($0, $1) })
  }

  @Test("a long list of names is cut")
  func lists() {
    #expect(Finding.Message.list(["a", "b"]) == "`a`, `b`")
    #expect(Finding.Message.list("abcdef".map(String.init)).hasSuffix("`e`, `f`"))
    #expect(
      Finding.Message.list("abcdefg".map(String.init)) == "`a`, `b`, `c`, `d`, `e` and 2 more")
  }
}
