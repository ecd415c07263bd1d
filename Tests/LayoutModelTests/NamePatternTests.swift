import LayoutModel
import Testing

@Suite("Patterns for names")
struct NamePatternTests {
  @Test("many patterns match what each of them does")
  func agreement() {
    let parts = ["a", "b", "ab", "*a", "b*", "*", "a*b", "*b*", "ba", "*ab", "ab*", "aab*", "*aa"]
    let names = ["a", "b", "ab", "ba", "aab", "abb", "", "c", "aaba"]
    for count in [3, parts.count] {
      let patterns = Array(parts.prefix(count))
      let all = NamePatterns(patterns)
      #expect(all.count == count)
      for name in names {
        let first = patterns.firstIndex { NamePattern($0).matches(name) }
        #expect(all.firstIndex(matching: name) == first, "\(name) of \(count)")
        #expect(all.match(name) == (first != nil))
      }
    }
    #expect(NamePatterns([]).isEmpty && !NamePatterns([]).match("a"))
  }
}
