import LayoutModel
import SwiftSource

/// Creates inputs from seeds: parts are removed, duplicated, swapped, and spliced in from another seed; tokens are removed,
/// and replaced by others.
package struct Mutator {
  private let seeds: [[UInt8]]
  private let longest: Int
  private var generator: RepeatableGenerator

  /// - Parameters:
  ///   - property: the property whose seeds are used.
  ///   - seed: equal numbers give equal inputs.
  ///   - more: seeds besides those of the property.
  package init(of property: any Property.Type, seed: UInt64, and more: [Seed] = []) {
    seeds = (property.seeds + more).map(\.bytes).filter { !$0.isEmpty }
    longest = property.longestInput
    generator = RepeatableGenerator(seed: seed)
  }

  /// The next input.
  package mutating func next() -> [UInt8] {
    var input = anySeed()
    for _ in 0..<number(below: 5) {
      if number(below: 2) == 0 { mutate(&input) } else { mutateTokens(of: &input) }
    }
    // Truncation is one more mutation.
    return Array(input.prefix(longest))
  }

  private mutating func mutate(_ input: inout [UInt8]) {
    let part = part(of: input)
    switch number(below: 6) {
    case 0: input.removeSubrange(part)
    case 1: input.insert(contentsOf: input[part], at: part.upperBound)
    case 2: swap(part, self.part(of: input), in: &input)
    case 3:
      let other = anySeed()
      input.insert(contentsOf: other[self.part(of: other)], at: part.lowerBound)
    case 4:
      input.replaceSubrange(
        part, with: FuzzDictionary.words[number(below: FuzzDictionary.words.count)])
    default: input.insert(UInt8(truncatingIfNeeded: generator.next()), at: part.lowerBound)
    }
  }

  /// What byte by byte is seldom hit: code that is still almost code.
  private mutating func mutateTokens(of input: inout [UInt8]) {
    let source = SourceFile(input, vocabulary: LayoutVocabulary.shared)
    func range(_ index: Int) -> Range<Int> {
      Int(source.tokens[index].start)..<Int(source.tokens[index].end)
    }
    // The last token is the end of the file.
    let count = source.tokens.count - 1
    guard count > 1 else { return }
    let index = number(below: count)
    let other = number(below: count)
    switch number(below: 5) {
    case 0: input.removeSubrange(range(index))
    case 1: input.replaceSubrange(range(index), with: input[range(other)])
    case 2: input.insert(contentsOf: input[range(other)] + [0x20], at: range(index).lowerBound)
    case 3:
      // From one token to another of the same kind: expressions, statements, members.
      let kind = source.tokens[index].kind
      let same = (index..<count).prefix(200).filter { source.tokens[$0].kind == kind }
      let end = same[number(below: same.count)]
      input.removeSubrange(range(index).lowerBound..<range(end).lowerBound)
    default:
      let line = Self.lines(of: anySeed())
      guard !line.isEmpty else { return }
      let start = source.tokens[index].start
      let place = input[..<Int(start)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      input.insert(contentsOf: line[number(below: line.count)] + [0x0A], at: place)
    }
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] { text.split(separator: 0x0A) }

  /// Swaps two parts of an input; does nothing if they overlap.
  private func swap(_ one: Range<Int>, _ other: Range<Int>, in input: inout [UInt8]) {
    let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
    guard first.upperBound <= second.lowerBound else { return }
    input =
      Array(input[..<first.lowerBound]) + input[second]
      + input[first.upperBound..<second.lowerBound]
      + input[first] + input[second.upperBound...]
  }

  /// Some bytes, words or lines.
  private mutating func part(of input: [UInt8]) -> Range<Int> {
    let start = number(below: input.count + 1)
    let length = 1 << number(below: 8)
    let end = min(input.count, start + number(below: length + 1))
    switch number(below: 3) {
    case 0: return start..<end
    case 1: return widened(start..<end, in: input) { isWordByte($0) }
    default: return widened(start..<end, in: input) { $0 != UInt8(ascii: "\n") }
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
      || byte == UInt8(ascii: "_")
  }

  private func widened(
    _ range: Range<Int>, in input: [UInt8], while isInside: (UInt8) -> Bool
  ) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start > 0, isInside(input[start - 1]) { start -= 1 }
    while end < input.count, isInside(input[end]) { end += 1 }
    return start..<end
  }

  private mutating func anySeed() -> [UInt8] { seeds[number(below: seeds.count)] }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}
