import Foundation
import RuleKit
import TestSupport
import Testing

@testable import Rules

/// The page that the rules come from must follow them. The page is not part of the project: without a copy beside the
/// project, these tests are reported as skipped.
@Suite(
  "The cookbook's own code",
  .enabled(if: Cookbook.page != nil, "the cookbook page is not on this machine"))
struct CookbookTests {
  @Test(
    "its examples follow its rules",
    arguments: ["constraint_order", "config_in_layout", "negative_constant"])
  func clean(_ id: String) throws {
    let rule = try #require(Catalog.rules.first { $0.description.id == id })
    let blocks = try #require(Cookbook.blocks)
    #expect(blocks.count > 10)
    for block in blocks {
      let found = diagnostics(of: rule.configured(), in: block).filter { $0.rule == id }
      #expect(found.isEmpty, "\(found.map { "\($0.start.line): \($0.message)" })")
    }
  }

  @Test("project Y sets up more than three views in `setup()`")
  func projectY() throws {
    let blocks = try #require(Cookbook.blocks)
    let reported = blocks.flatMap { block in
      diagnostics(of: SetupGrouping(), in: block).filter { $0.rule == "setup_grouping" }
    }
    let finding = try #require(reported.first)
    #expect(reported.count == 1)
    #expect(
      finding.message
        == "`setup()` sets up 4 views: `playImageView`, `songNameLabel`, `albumNameLabel`, `durationLabel`"
    )
  }
}

@Suite(
  "The cookbook's own code under the rules that are off by default",
  .enabled(if: Cookbook.page != nil, "the cookbook page is not on this machine"))
struct CookbookConventionsTests {
  /// The findings of all blocks: `line: message`, with the line number in the block.
  ///
  /// - Parameter use: a call of the helper that the rule asks for.
  private func found(_ rule: some Rule, using use: String = "") throws -> [String] {
    let blocks = try #require(Cookbook.blocks)
    return blocks.flatMap { block in
      diagnostics(of: rule, in: "\(block)\n\(use)\n").map { "\($0.start.line): \($0.message)" }
    }
  }

  @Test("its examples follow these rules too")
  func clean() throws {
    #expect(try found(SubviewOrder()) == [])
    #expect(try found(SetupName()) == [])
    #expect(try found(SubviewWrapper(), using: "addSubview(a, withConstraints: b)") == [])
    #expect(try found(PriorityWrapper(), using: "a.withPriority(b)") == [])
    #expect(try found(HierarchyIndentation()) == [])
  }

  @Test("projects A and G round corners by hand; only Y uses the helper")
  func corners() throws {
    #expect(
      try found(RoundedCorners(), using: "a.roundCornersContinuosly(radius: b)") == [
        "59: the corners of `playImageView` are rounded by hand",
        "11: the corners of `view` are rounded by hand",
      ])
  }

  @Test("the cells of its projects lack the recommended preview")
  func previews() throws {
    #expect(try found(MissingPreview()).count == 3)
  }
}

/// The page "UIKit In Code".
enum Cookbook {
  static let page: String? = {
    let folder = URL(filePath: Repository.path).appending(path: "../shared/cookbook")
      .standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard let name = names.first(where: { $0.hasPrefix("004_") }),
      let data = try? Data(contentsOf: folder.appending(path: name))
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }()

  /// The Swift code blocks of the page.
  static let blocks: [String]? = page.map { page in
    page.components(separatedBy: "```swift").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }
}
