/// Simulates the part of the GitHub Actions runner that reads workflow commands: `ActionCommand.TryParseV2`,
/// `IssueCommandExtension.ValidateLinesAndColumns` and `ExecutionContext.AddIssue` of actions/runner.
package struct GitHubRunner {
  /// An annotation as stored by the runner.
  package struct Issue: Equatable {
    package var level: String
    package var properties: [String: String]
    package var message: String

    package init(level: String, properties: [String: String], message: String) {
      self.level = level
      self.properties = properties
      self.message = message
    }
  }

  /// A violation of the format of workflow commands, although the runner may accept it.
  package enum Complaint: Error, Equatable {
    case noCommand(String)
    case repeatedProperty(String)
    case malformedProperty(String)
    case contradictoryPlace(String)
    case tooManyOfOneLevel
    case tooLong
  }

  package private(set) var issues: [Issue] = []

  package init() {}

  package mutating func read(_ line: String) throws {
    let issue = try Self.parse(line)
    try Self.validatePlace(issue.properties)
    guard issues.count(where: { $0.level == issue.level }) < 10 else {
      throw Complaint.tooManyOfOneLevel
    }
    guard issue.message.utf16.count <= 4096 else { throw Complaint.tooLong }
    issues.append(issue)
  }

  private static func parse(_ line: String) throws -> Issue {
    let bytes = Array(line.utf8)
    let separator = Array("::".utf8)
    guard bytes.starts(with: separator),
      let end = bytes.indices.dropFirst(2).first(where: { bytes[$0...].starts(with: separator) })
    else { throw Complaint.noCommand(line) }
    let info = bytes[2..<end]
    let name = info.prefix { $0 != UInt8(ascii: " ") }
    let level = String(decoding: name, as: UTF8.self)
    guard ["error", "warning", "notice"].contains(level) else { throw Complaint.noCommand(line) }

    var properties: [String: String] = [:]
    for pair in info.dropFirst(name.count + 1).split(separator: UInt8(ascii: ",")) {
      let key = pair.prefix { $0 != UInt8(ascii: "=") }
      // .NET drops the empty pieces, so equals signs at the start of a value are lost.
      let value = pair.dropFirst(key.count).drop { $0 == UInt8(ascii: "=") }
      guard !key.isEmpty, !value.isEmpty else {
        throw Complaint.malformedProperty(String(decoding: pair, as: UTF8.self))
      }
      let text = String(decoding: key, as: UTF8.self)
      let known = properties.updateValue(unescaped(Array(value), property: true), forKey: text)
      guard known == nil else { throw Complaint.repeatedProperty(text) }
    }
    let message = unescaped(Array(bytes[(end + 2)...]), property: false)
    return Issue(level: level, properties: properties, message: message)
  }

  /// In the order of the runner, which replaces the percent sign last.
  private static func unescaped(_ bytes: [UInt8], property: Bool) -> String {
    var bytes = bytes.replacing("%0D", with: "\r").replacing("%0A", with: "\n")
    if property { bytes = bytes.replacing("%3A", with: ":").replacing("%2C", with: ",") }
    return String(decoding: bytes.replacing("%25", with: "%"), as: UTF8.self)
  }

  private static func validatePlace(_ properties: [String: String]) throws {
    let numbers = ["line", "endLine", "col", "endColumn"].map { name in
      properties[name].map { Int($0) ?? -1 }
    }
    guard !numbers.contains(where: { $0.map { $0 < 1 } ?? false }) else {
      throw Complaint.contradictoryPlace("a number")
    }
    let (line, endLine, column, endColumn) = (numbers[0], numbers[1], numbers[2], numbers[3])
    if line == nil, endLine != nil || column != nil || endColumn != nil {
      throw Complaint.contradictoryPlace("no line")
    }
    if column == nil, endColumn != nil { throw Complaint.contradictoryPlace("no column") }
    if let line, let endLine {
      if endLine < line { throw Complaint.contradictoryPlace("lines") }
      if endLine != line, column != nil { throw Complaint.contradictoryPlace("columns") }
    }
    if let column, let endColumn, endColumn < column {
      throw Complaint.contradictoryPlace("columns")
    }
  }
}

extension [UInt8] {
  /// The bytes with every occurrence of a string replaced, like `String.Replace` of .NET and Java, character by
  /// character.
  package func replacing(_ old: String, with new: String) -> [UInt8] {
    let old = Array(old.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < count {
      if self[index...].starts(with: old) {
        result += new.utf8
        index += old.count
      } else {
        result.append(self[index])
        index += 1
      }
    }
    return result
  }
}
