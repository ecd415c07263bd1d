import Foundation
import LintEngine
import Platform
import Reporting
import Rules

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every format accepts any path and any line of code, and remains a valid document.
package final class ReportProperty: Property {
  package static let name = "reports"
  package static let summary = "JSON and XML can be read, and no report steers a terminal"
  package static let longestInput = 1024
  package static var seeds: [Seed] {
    Seed.swift.filter { $0.bytes.count <= longestInput }
      .map { Seed($0.name, Array("Sources/\($0.name)\n".utf8) + $0.bytes) }
  }

  private let checker = FileChecker(rules: TriedRules.standard)
  private let descriptions = Catalog.rules.map { $0.description }

  package init() {}

  /// The first line of the input is the path of the file.
  package func violation(in input: [UInt8]) -> String? {
    let name = input.prefix { $0 != 0x0A }.filter { $0 != 0 }
    checker.source.load(input.drop { $0 != 0x0A })
    let path = FilePath(bytes: name.isEmpty ? [0x61] : name)
    let result = LintResult(
      diagnostics: checker.check(path: path), fileCount: 1, byteCount: input.count,
      suppressedCount: checker.suppressedCount)
    // A report with all rules takes too long to write.
    let ids = Set(result.diagnostics.map(\.rule))
    let folder = FilePath("/project")
    let context = ReportContext(
      version: "1", rules: descriptions.filter { ids.contains($0.id) }, currentFolder: folder,
      root: folder)
    for format in ReportFormat.allCases {
      let reporter = format.reporter(context)
      let report = reporter.rendered(result)
      if let failure = Self.textFailure(report) ?? Self.failure(report, format, result) {
        return "\(format): \(failure)"
      }
      guard reporter.rendered(result) == report else { return "\(format): then it is another" }
    }
    return nil
  }

  private static func textFailure(_ report: [UInt8]) -> String? {
    guard let text = String(validating: report, as: UTF8.self) else { return "it is not UTF-8" }
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar != "\n" && scalar != "\t":
        return "a control character U+\(String(scalar.value, radix: 16))"
      default: break
      }
    }
    return report.isEmpty || report.last == 0x0A ? nil : "the last line has no end"
  }

  private static func failure(
    _ report: [UInt8], _ format: ReportFormat, _ result: LintResult
  ) -> String? {
    switch format {
    case .json, .sarif, .gitlab, .rdjson: return jsonFailure(report)
    case .checkstyle, .junit:
      return XMLParser(data: Data(report)).parse() ? nil : "it is no XML"
    default: return nil
    }
  }

  private static func jsonFailure(_ report: [UInt8]) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(report))
      return nil
    } catch {
      return "it is no JSON: \(error)"
    }
  }
}
