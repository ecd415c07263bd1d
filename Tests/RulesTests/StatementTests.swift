import Foundation
import TestSupport
import Testing

@testable import Rules

/// What the pages that the rules come from say, and which rule holds it: one list, and the page that is made of
/// it. `LAYOUTLINT_WRITE=1` writes that page.
@Suite("The statements of the pages")
struct StatementTests {
  private static let path = "\(Repository.path)/Tests/Fixtures/Cookbook/Statements.md"

  @Test("each rule and option that holds a statement exists")
  func rulesExist() throws {
    for statement in try Statement.all() {
      #expect(!statement.rules.isEmpty || !statement.reason.isEmpty, "\(statement.text)")
      for (id, options) in statement.rules {
        let rule = Catalog.rules.map({ $0.description }).first { $0.id == id }
        let known = Set(rule?.options.map(\.name) ?? [])
        #expect(rule != nil && known.isSuperset(of: options), "\(statement.text): \(id) \(options)")
      }
    }
  }

  @Test("each rule whose source is a page holds a statement of it")
  func sources() throws {
    let statements = try Statement.all()
    for page in Set(statements.map(\.page)) {
      let held = Set(statements.lazy.filter { $0.page == page }.flatMap { $0.rules.map(\.id) })
      for rule in Catalog.rules.map({ $0.description })
      where rule.source.hasPrefix("\(page),") && rule.family != .suppressions {
        #expect(held.contains(rule.id), "\(rule.id): \(page)")
      }
    }
  }

  @Test("every convention, and every rule about frames, holds a statement")
  func conventions() throws {
    let held = Set(try Statement.all().flatMap { $0.rules.map(\.id) })
    for rule in Catalog.rules.map({ $0.description })
    where rule.family == .cookbook || rule.family == .frames {
      #expect(held.contains(rule.id), "\(rule.id)")
    }
  }

  @Test("the page is the list")
  func page() throws {
    let page = try Statement.page()
    if ProcessInfo.processInfo.environment["LAYOUTLINT_WRITE"] != nil {
      try page.write(toFile: Self.path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: Self.path, encoding: .utf8) == page)
  }
}

/// A statement of a page about code.
private struct Statement {
  let page: String
  let place: String
  let text: String
  let rules: [(id: String, options: [String])]
  /// Why no rule holds it.
  let reason: String

  private static func lines() throws -> ArraySlice<Substring> {
    try Repository.text("Tests/Fixtures/Cookbook/Statements.txt").split(separator: "\n")
      .drop { !$0.hasPrefix("# ") }
  }

  static func all() throws -> [Statement] {
    var (page, place) = ("", "")
    return try lines().compactMap { line in
      if line.hasPrefix("# ") {
        page = String(line.dropFirst(2).prefix { $0 != ":" })
        return nil
      }
      if line.hasPrefix("## ") {
        place = String(line.dropFirst(3))
        return nil
      }
      let parts = line.components(separatedBy: " | ")
      try #require(parts.count == 2, "\(line)")
      let isHeld = !parts[1].hasPrefix("- ")
      let rules =
        !isHeld
        ? []
        : parts[1].matches(of: /(\w+)(?:\(([^)]*)\))?/).map {
          (String($0.1), $0.2?.components(separatedBy: ", ") ?? [])
        }
      return Statement(
        page: page, place: place, text: parts[0], rules: rules,
        reason: isHeld ? "" : String(parts[1].dropFirst(2)))
    }
  }

  static func page() throws -> String {
    let statements = try all()
    let held = statements.count { !$0.rules.isEmpty }
    var page = """
      # What the pages say, and what holds it

      Each statement of the pages that the rules come from which code can keep or break, in our words: \(held) of \(statements.count) are \
      held by rules, with the options named behind them. The others say why none does.

      <!-- Made of Tests/Fixtures/Cookbook/Statements.txt by StatementTests. Do not edit. -->

      """
    var statement = statements[...]
    for line in try lines() {
      if line.hasPrefix("# ") {
        let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
        page += "\n## [\(parts[0])](\(parts[1].dropFirst()))\n"
      } else if line.hasPrefix("## ") {
        page += "\n### \(line.dropFirst(3))\n\n| statement | what holds it |\n| --- | --- |\n"
      } else if let next = statement.popFirst() {
        let rules = next.rules.map { id, options in
          let names = options.map { "`\($0)`" }.joined(separator: ", ")
          return "`\(id)`\(names.isEmpty ? "" : " (\(names))")"
        }
        page +=
          "| \(next.text) | \(rules.isEmpty ? "none: \(next.reason)" : rules.joined(separator: ", ")) |\n"
      }
    }
    return page
  }
}
