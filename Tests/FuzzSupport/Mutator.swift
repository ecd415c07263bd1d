/// Creates inputs from seeds: parts are removed, duplicated, swapped, and spliced in from another seed.
package struct Mutator {
  private let seeds: [[UInt8]]
  private let longest: Int
  private var generator: RepeatableGenerator

  /// - Parameters:
  ///   - property: the property whose seeds are used.
  ///   - seed: equal numbers give equal inputs.
  package init(of property: any Property.Type, seed: UInt64) {
    seeds = property.seeds.map(\.bytes).filter { !$0.isEmpty }
    longest = property.longestInput
    generator = RepeatableGenerator(seed: seed)
  }

  /// The next input.
  package mutating func next() -> [UInt8] {
    var input = anySeed()
    for _ in 0..<number(below: 5) { mutate(&input) }
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
