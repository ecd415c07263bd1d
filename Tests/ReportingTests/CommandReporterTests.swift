import LintEngine
import Platform
import Project
import TestSupport
import Testing

@testable import Reporting

@Suite("The azure format")
struct AzureReporterTests {
  private let reporter = AzureReporter(context: sampleContext)

  /// A command as parsed by the agent: `Command.TryParse` and `CommandStringConvertor.Unescape` of
  /// microsoft/azure-pipelines-agent.
  private struct Issue {
    var properties: [String: String] = [:]
    var message: String

    init?(_ line: String) {
      let bytes = Array(line.utf8)
      // The agent finds a command anywhere in a line; here it must be at the start.
      let prefix = Array("##vso[task.logissue ".utf8)
      guard bytes.starts(with: prefix), let end = bytes.firstIndex(of: UInt8(ascii: "]")) else {
        return nil
      }
      for pair in bytes[prefix.count..<end].split(separator: UInt8(ascii: ";")) {
        let key = pair.prefix { $0 != UInt8(ascii: "=") }
        let value = pair.dropFirst(key.count).drop { $0 == UInt8(ascii: "=") }
        let name = String(decoding: key, as: UTF8.self)
        guard properties.updateValue(Self.unescaped(value), forKey: name) == nil else { return nil }
      }
      message = Self.unescaped(bytes[(end + 1)...])
    }

    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
      let bytes = Array(bytes).replacing("%3B", with: ";").replacing("%0D", with: "\r")
        .replacing("%0A", with: "\n").replacing("%5D", with: "]").replacing("%AZP25", with: "%")
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test("the agent reads what was written")
  func roundTrip() throws {
    for result in single(HostileSamples.result) {
      let lines = reporter.lines(result)
      let issue = try #require(lines.count == 1 ? Issue(lines[0]) : nil)
      let path = result.diagnostics.first?.path ?? result.problems[0].path
      #expect(issue.properties["sourcepath"] == shownWithLineBreaks(rootRelative(path)))
      let message = result.diagnostics.first?.message ?? result.problems[0].message
      let advice = result.diagnostics.first?.advice ?? result.problems[0].advice
      let text = advice.isEmpty ? message : message + "; " + advice
      #expect(issue.message == shownWithLineBreaks(text))
      let rule = result.diagnostics.first?.rule ?? ""
      // The agent does not support properties without a value.
      let code = shownWithLineBreaks(String(rule.drop { $0 == "=" }))
      #expect((issue.properties["code"] ?? "") == code)
      let severity = result.diagnostics.first?.severity ?? .error
      #expect(issue.properties["type"] == severity.name)
    }
  }
}

@Suite("The teamcity format")
struct TeamCityReporterTests {
  private let reporter = TeamCityReporter(context: sampleContext)

  @Test("the server reads what was written")
  func roundTrip() throws {
    for result in single(HostileSamples.result) {
      let lines = reporter.lines(result)
      try #require(lines.count == 2)
      let type = try TeamCityMessage(lines[0])
      let message = try TeamCityMessage(lines[1])
      #expect(type.name == "inspectionType" && message.name == "inspection")
      #expect(type["id"] == message["typeId"])
      let path = result.diagnostics.first?.path ?? result.problems[0].path
      #expect(message["file"] == shown(rootRelative(path)))
      let text = result.diagnostics.first?.message ?? result.problems[0].message
      let advice = result.diagnostics.first?.advice ?? result.problems[0].advice
      let whole = advice.isEmpty ? text : text + "; " + advice
      #expect(message["message"] == shownWithLineBreaks(whole))
      #expect(
        message["typeId"] == shownWithLineBreaks(result.diagnostics.first?.rule ?? "unreadable"))
    }
  }

  @Test("values are truncated to the limits of the server")
  func limits() throws {
    let long = String(repeating: "|'\n\u{7}😀", count: 2000)
    let lines = reporter.lines(
      LintResult(diagnostics: [sample("x", path: long, rule: long, message: long)]))
    let type = try TeamCityMessage(lines[0])
    let message = try TeamCityMessage(lines[1])
    for (text, limit) in [
      (type["id"], 255), (type["name"], 255), (type["description"], 4000),
      (message["message"], 4000), (message["file"], 4000), (message["typeId"], 255),
    ] {
      let text = try #require(text)
      #expect(text.utf16.count <= limit && text.utf16.count > limit - 20)
      #expect(text.hasSuffix("…"))
    }
  }
}

/// A service message as parsed by the server: strictly by the grammar of "Service Messages" in TeamCity's help.
private struct TeamCityMessage {
  struct Malformed: Error { var offset: Int }

  var name = ""
  private var attributes: [String: String] = [:]

  subscript(name: String) -> String? { attributes[name] }

  init(_ line: String) throws {
    let bytes = Array(line.utf8)
    var index = 0
    func expect(_ text: String) throws {
      guard bytes[index...].starts(with: text.utf8) else { throw Malformed(offset: index) }
      index += text.utf8.count
    }
    func word() throws -> String {
      let word = bytes[index...].prefix {
        Unicode.Scalar($0).properties.isAlphabetic && $0 < 0x80
      }
      guard !word.isEmpty else { throw Malformed(offset: index) }
      index += word.count
      return String(decoding: word, as: UTF8.self)
    }
    try expect("##teamcity[")
    name = try word()
    while bytes[index] != UInt8(ascii: "]") {
      try expect(" ")
      let key = try word()
      try expect("='")
      let (value, end) = try Self.value(bytes, from: index)
      index = end
      try expect("'")
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw Malformed(offset: index)
      }
      guard index < bytes.count else { throw Malformed(offset: index) }
    }
    try expect("]")
    guard index == bytes.count else { throw Malformed(offset: index) }
  }

  /// The value up to its closing quote, and the offset of that quote.
  private static func value(_ bytes: [UInt8], from start: Int) throws -> (String, Int) {
    var units: [UInt16] = []
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "'") {
      let byte = bytes[index]
      guard (0x20..<0x7F).contains(byte), !"[]".utf8.contains(byte) else {
        throw Malformed(offset: index)
      }
      index += 1
      guard byte == UInt8(ascii: "|") else {
        units.append(UInt16(byte))
        continue
      }
      guard index < bytes.count else { throw Malformed(offset: index) }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case let byte where "'|[]".utf8.contains(byte): units.append(UInt16(byte))
      case UInt8(ascii: "0"):
        let digits = String(decoding: bytes[index...].prefix(5), as: UTF8.self)
        guard digits.hasPrefix("x"), let unit = UInt16(digits.dropFirst(), radix: 16) else {
          throw Malformed(offset: index)
        }
        units.append(unit)
        index += 5
      default: throw Malformed(offset: index)
      }
    }
    guard index < bytes.count else { throw Malformed(offset: index) }
    return (String(decoding: units, as: UTF16.self), index)
  }
}
