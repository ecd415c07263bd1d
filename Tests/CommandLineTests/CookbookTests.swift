import Foundation
import TestSupport
import Testing

/// Three teams with three conventions, each with a configuration and an example: what one accepts, the others reject.
@Suite("The conventions of three teams")
struct CookbookTests {
  private static let teams = ["A", "G", "Y"]

  @Test(
    "a team's configuration accepts its own example",
    arguments: teams + ["A/best_practices.yml"])
  func own(configuration: String) throws {
    let run = try Self.lint(try Self.example(String(configuration.prefix(1))), configuration)
    #expect(run.output == "")
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test("`strict` accepts the examples, with the options of their teams", arguments: teams)
  func strict(team: String) throws {
    let run = try Self.lint(try Self.example(team), team, extending: "[cookbook, strict]")
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test("a team's configuration rejects the other examples", arguments: teams, teams)
  func others(team: String, other: String) throws {
    guard team != other else { return }
    let rules = Self.rules(try Self.lint(try Self.example(other), team))
    #expect(rules.count >= 5, "\(rules.sorted())")
  }

  @Test("a change that breaks one convention is reported by its rule", arguments: try Change.some())
  func change(_ change: Change) throws {
    let changed = try change.applied(to: Self.example(change.team))
    let configuration = change.team == "A" ? "A/best_practices.yml" : change.team
    #expect(Self.rules(try Self.lint(changed, configuration)).contains(change.rule))
  }

  @Test("there are 40 changes for each team, or more", arguments: teams)
  func count(_ team: String) throws {
    #expect(try Change.all().count { $0.team == team } >= 40)
  }

  private static func example(_ team: String) throws -> String {
    try Repository.text("\(Change.folder)/\(team)/TicketCell.swift")
  }

  /// Lints a text with the configuration of a team, beside the functions of that team.
  ///
  /// - Parameter configuration: the folder of the team, or a file in it.
  private static func lint(
    _ text: String, _ configuration: String, extending presets: String = "[cookbook]"
  ) throws -> Tool.Run {
    let folder = try TemporaryFolder()
    let team = "\(Change.folder)/\(configuration.prefix(1))"
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(Repository.path)/\(team)") {
      let file = try Repository.text("\(team)/\(name)")
      try folder.write(
        name, file.replacingOccurrences(of: "extends: [cookbook]", with: "extends: \(presets)"))
    }
    try folder.write("TicketCell.swift", text)
    let file = configuration.count == 1 ? ".layoutlint.yml" : String(configuration.dropFirst(2))
    return try Tool.run(["--config", folder(file), "--reporter", "xcode", folder.path])
  }

  private static func rules(_ run: Tool.Run) -> Set<String> {
    Set(run.output.matches(of: /\((\w+)\)\n/).map { String($0.1) })
  }
}

/// A change of an example, as the `Changes.txt` of the team describes it.
struct Change: CustomTestStringConvertible, Sendable {
  static let folder = "Tests/Fixtures/Cookbook"

  /// All changes, or every third one in a plain `swift test`.
  static func some() throws -> [Change] {
    try all().enumerated().filter { Effort.isFull || $0.offset.isMultiple(of: 3) }.map(\.element)
  }

  let team: String
  let title: String
  let rule: String
  /// The texts to replace; without new lines, the old ones are removed.
  let replacements: [(old: [Substring], new: [Substring])]

  var testDescription: String { "\(team): \(title)" }

  static func all() throws -> [Change] {
    try ["A", "G", "Y"].flatMap { team in
      let text = try Repository.text("\(folder)/\(team)/Changes.txt")
      return try text.components(separatedBy: "\n== ").dropFirst().map { entry in
        let lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
        let heading = try #require(lines[0].wholeMatch(of: /(.+): (\w+)/))
        return Change(
          team: team, title: String(heading.1), rule: String(heading.2),
          replacements: lines.dropFirst().split(separator: "").map { block in
            let text = { (mark: Character) in
              block.filter { $0.first == mark }.map { $0.dropFirst(2) }
            }
            return (text("-"), text("+"))
          })
      }
    }
  }

  func applied(to example: String) throws -> String {
    try replacements.reduce(example) { text, replacement in
      let old = replacement.old.joined(separator: "\n") + (replacement.new.isEmpty ? "\n" : "")
      try #require(text.contains(old), "\(self.testDescription): \(old)")
      return text.replacingOccurrences(of: old, with: replacement.new.joined(separator: "\n"))
    }
  }
}
