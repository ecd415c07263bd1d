import LintEngine
import Rules
import Testing

@Suite(
  "The cookbook's own code under the rules that are off by default",
  .enabled(if: Cookbook.page != nil, "the cookbook page is not on this machine"))
struct CookbookConventionsTests {
  /// What the rules find in all blocks together: `line: message`, the lines counted in the block.
  private func found(_ rule: some Rule) throws -> [String] {
    let blocks = try #require(Cookbook.blocks)
    return blocks.flatMap { block in
      diagnostics(of: rule, in: block).map { "\($0.start.line): \($0.message)" }
    }
  }

  @Test("it is clean")
  func clean() throws {
    #expect(try found(SubviewOrder()) == [])
    #expect(try found(SetupName()) == [])
    #expect(try found(SubviewWrapper()) == [])
    #expect(try found(PriorityWrapper()) == [])
    #expect(try found(HierarchyIndentation()) == [])
  }

  @Test("projects A and G round corners by hand, only Y uses the helper")
  func corners() throws {
    #expect(
      try found(RoundedCorners()) == [
        "59: the corners of `playImageView` are rounded by hand",
        "11: the corners of `view` are rounded by hand",
      ])
  }

  @Test("the cells of the projects stand there without the preview that the page asks for")
  func previews() throws {
    #expect(try found(MissingPreview()).count == 3)
  }
}
