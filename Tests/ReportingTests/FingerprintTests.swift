import LintEngine
import Platform
import Testing

@testable import Reporting

@Suite("Fingerprints")
struct FingerprintTests {
  private func context(_ folder: String, root: String = "/repo") -> ReportContext {
    ReportContext(
      version: "", rules: [], currentFolder: FilePath(folder), root: FilePath(root))
  }

  private func diagnostic(_ path: String, _ hash: UInt64, line: Int = 1) -> Diagnostic {
    var diagnostic = sample("«x»", line: line, path: path)
    diagnostic.contentHash = hash
    return diagnostic
  }

  /// The fingerprints in the reports.
  private func reported(_ diagnostics: [Diagnostic]) throws -> [String] {
    let json = try JSONValue(
      JSONReporter(context: sampleContext).rendered(LintResult(diagnostics: diagnostics)))
    return json["diagnostics"].elements.compactMap { $0["fingerprint"].text }
  }

  @Test("FNV-1a over the path, a NUL and the content hash")
  func known() {
    // Computed by hand: the hash of `61 00 ef cd ab 89 67 45 23 01`.
    #expect(
      context("/repo").fingerprint(of: diagnostic("a", 0x0123_4567_89AB_CDEF)) == "6b7b508b8a617ea4"
    )
  }

  @Test("it does not depend on the folder or the line, but on the file")
  func stable() {
    let one = context("/repo").fingerprint(of: diagnostic("App/a.swift", 7))
    #expect(context("/repo/App").fingerprint(of: diagnostic("./a.swift", 7, line: 9)) == one)
    #expect(context("/").fingerprint(of: diagnostic("/repo/App/a.swift", 7)) == one)
    let elsewhere = context("/else/App", root: "/else")
    #expect(elsewhere.fingerprint(of: diagnostic("a.swift", 7)) == one)
    #expect(context("/repo").fingerprint(of: diagnostic("App/b.swift", 7)) != one)
    #expect(context("/repo").fingerprint(of: diagnostic("App/a.swift", 8)) != one)
  }

  @Test("it always has 16 digits")
  func digits() {
    let all = (0..<64).map { context("/").fingerprint(of: diagnostic("a", 1 << $0)) }
    #expect(all.allSatisfy { $0.utf8.count == 16 && UInt64($0, radix: 16) != nil })
    #expect(all.contains { $0.hasPrefix("0") } && Set(all).count == 64)
  }

  @Test("all reports have the same ones, and duplicates get their own")
  func unique() throws {
    let twins = (1...50).map { diagnostic("a.swift", 7, line: $0) }
    let found = try reported(twins + [diagnostic("a.swift", 8), diagnostic("b.swift", 7)])
    #expect(found.count == 52 && Set(found).count == 52)
    #expect(found[0] == sampleContext.fingerprint(of: twins[0]))
    #expect(found[50] == sampleContext.fingerprint(of: diagnostic("a.swift", 8)))
    #expect(found[51] == sampleContext.fingerprint(of: diagnostic("b.swift", 7)))
    // It depends on their number, not on their positions.
    #expect(try reported(Array(twins[10..<13])) == Array(found[..<3]))
  }
}

extension ReportContext {
  /// The fingerprint of the only finding of a report.
  func fingerprint(of diagnostic: Diagnostic) -> String {
    let report = JSONReporter(context: self).rendered(LintResult(diagnostics: [diagnostic]))
    let document = try? JSONValue(report)
    return document?["diagnostics"][0]["fingerprint"].text ?? ""
  }
}
