/// Which non-ASCII characters are parts of names and operators ("The Swift Programming Language", Lexical Structure,
/// Identifiers and Operators).
enum ScalarClass {
  case identifierHead
  /// Continues an identifier or an operator, but begins neither.
  case combining
  case operatorHead
  /// Begins identifiers and also continues operators: variation selectors, Hangzhou numerals.
  case dual
  case other

  init(_ scalar: UInt32) {
    if Self.dualRanges.contains(where: { $0.contains(scalar) }) {
      self = .dual
    } else if Self.combiningRanges.contains(where: { $0.contains(scalar) }) {
      self = .combining
    } else if scalar >= 0x10000 {
      // Every plane except the private ones, without its last two code points.
      self = scalar < 0xF0000 && scalar & 0xFFFF <= 0xFFFD ? .identifierHead : .other
    } else if Self.holds(Self.identifierRanges, scalar) {
      self = .identifierHead
    } else {
      self = Self.holds(Self.operatorRanges, scalar) ? .operatorHead : .other
    }
  }

  var beginsIdentifier: Bool { self == .identifierHead || self == .dual }
  var continuesIdentifier: Bool { beginsIdentifier || self == .combining }
  var continuesOperator: Bool {
    self == .operatorHead || self == .combining || self == .dual
  }

  private static func holds(_ ranges: [ClosedRange<UInt32>], _ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar)
  }

  private static let combiningRanges: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let dualRanges: [ClosedRange<UInt32>] = [
    0x3021...0x302F, 0xFE00...0xFE0F, 0xE0100...0xE01EF,
  ]

  private static let identifierRanges: [ClosedRange<UInt32>] = [
    0x00A8...0x00A8, 0x00AA...0x00AA, 0x00AD...0x00AD, 0x00AF...0x00AF, 0x00B2...0x00B5,
    0x00B7...0x00BA, 0x00BC...0x00BE, 0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x02FF,
    0x0370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x20CF, 0x2100...0x218F,
    0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
    0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F,
    0xFE30...0xFE44, 0xFE47...0xFFF8,
  ]

  private static let operatorRanges: [ClosedRange<UInt32>] = [
    0x00A1...0x00A7, 0x00A9...0x00A9, 0x00AB...0x00AC, 0x00AE...0x00AE, 0x00B0...0x00B1,
    0x00B6...0x00B6, 0x00BB...0x00BB, 0x00BF...0x00BF, 0x00D7...0x00D7, 0x00F7...0x00F7,
    0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
    0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
    0x3008...0x3020, 0x3030...0x3030,
  ]
}

/// A decoded non-ASCII character.
struct DecodedScalar {
  var value: UInt32
  /// Its length in bytes; 0 if the bytes are not well-formed UTF-8.
  var length: Int

  /// Decodes the character at `bytes`, which must be terminated by a zero byte.
  init(at bytes: UnsafePointer<UInt8>) {
    func continuation(_ offset: Int) -> UInt32? {
      bytes[offset] & 0xC0 == 0x80 ? UInt32(bytes[offset] & 0x3F) : nil
    }
    self.init(value: 0, length: 0)
    let head = UInt32(bytes[0])
    guard head >= 0xC2, head < 0xF5, let second = continuation(1) else { return }
    if head < 0xE0 {
      self.init(value: (head & 0x1F) << 6 | second, length: 2)
      return
    }
    guard let third = continuation(2) else { return }
    if head < 0xF0 {
      let scalar = (head & 0x0F) << 12 | second << 6 | third
      if scalar >= 0x800, !(0xD800...0xDFFF).contains(scalar) {
        self.init(value: scalar, length: 3)
      }
      return
    }
    guard let fourth = continuation(3) else { return }
    let scalar = (head & 0x07) << 18 | second << 12 | third << 6 | fourth
    if (0x10000...0x10FFFF).contains(scalar) { self.init(value: scalar, length: 4) }
  }

  private init(value: UInt32, length: Int) {
    self.value = value
    self.length = length
  }
}
