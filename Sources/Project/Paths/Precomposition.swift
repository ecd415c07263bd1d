import Platform

/// The normal form in which names are compared: a letter and its accent are one scalar, if Unicode has such a scalar.
///
/// `é` is U+00E9, or `e` and U+0301. macOS returns what was written, or the second form; Git and keyboards produce the
/// first. Text in either of Unicode's canonical forms, C and D, gives the same result.
///
/// Algorithm: Unicode Standard Annex #15, https://www.unicode.org/reports/tr15/, using what the standard library knows:
/// strings are equal if they are canonically equivalent.
enum Precomposition {
  /// The bytes of a name with composed scalars; nil if they are unchanged, or not UTF-8.
  static func precomposed(_ bytes: some Collection<UInt8>) -> [UInt8]? {
    guard bytes.contains(where: { $0 >= 0x80 }),
      let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.contains(where: \.mayBeComposed)
    else { return nil }
    let composed = compose(inCanonicalOrder(text.unicodeScalars))
    return composed.flatMap { Array(UTF8.encode($0).unsafelyUnwrapped) }
  }

  /// Sorts the marks of each letter by combining class.
  private static func inCanonicalOrder(_ scalars: String.UnicodeScalarView) -> [Unicode.Scalar] {
    var ordered: [Unicode.Scalar] = []
    var marks: [(order: UInt8, number: Int, scalar: Unicode.Scalar)] = []
    for scalar in scalars {
      guard scalar.combiningClass == 0 else {
        marks.append((scalar.combiningClass, marks.count, scalar))
        continue
      }
      ordered += marks.sorted { ($0.order, $0.number) < ($1.order, $1.number) }.map(\.scalar)
      marks = []
      ordered.append(scalar)
    }
    return ordered + marks.sorted { ($0.order, $0.number) < ($1.order, $1.number) }.map(\.scalar)
  }

  private static func compose(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var composed: [Unicode.Scalar] = []
    /// The index of the last letter that a mark may combine with.
    var starter: Int?
    for scalar in scalars {
      if let starter, let last = composed.last {
        let isNext = starter == composed.count - 1
        // A mark of the same class in between separates this one from its letter.
        if isNext || (0 < last.combiningClass && last.combiningClass < scalar.combiningClass),
          let composite = composite(composed[starter], scalar)
        {
          composed[starter] = composite
          continue
        }
      }
      if scalar.combiningClass == 0 { starter = composed.count }
      composed.append(scalar)
    }
    return composed
  }

  private static func composite(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    if let syllable = syllable(first.value, second.value) { return syllable }
    var pair = String.UnicodeScalarView()
    pair.append(first)
    pair.append(second)
    return composites[String(pair)]
  }

  /// The Hangul syllable composed of two parts. The Unicode Standard, section 3.12.
  private static func syllable(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
    if 0x1100..<0x1113 ~= first, 0x1161..<0x1176 ~= second {
      return Unicode.Scalar(0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28)
    }
    if 0xAC00..<0xD7A4 ~= first, (first - 0xAC00) % 28 == 0, 0x11A8..<0x11C3 ~= second {
      return Unicode.Scalar(first + second - 0x11A7)
    }
    return nil
  }

  /// Scalars by their text, which any equivalent text finds too; of equivalent scalars, the first. From the blocks of
  /// Unicode's first plane that contain composed scalars.
  private static let composites: [String: Unicode.Scalar] = {
    let blocks: [Range<UInt32>] = [
      0xC0..<0x500, 0x600..<0x700, 0x900..<0xE00, 0x1000..<0x1100, 0x1B00..<0x1C00, 0x1E00..<0x2000,
      0x2190..<0x2300, 0x3040..<0x3100,
    ]
    var composites: [String: Unicode.Scalar] = [:]
    for scalar in blocks.joined().lazy.compactMap(Unicode.Scalar.init) {
      let text = String(scalar)
      if composites[text] == nil { composites[text] = scalar }
    }
    return composites
  }()
}

extension Unicode.Scalar {
  fileprivate var combiningClass: UInt8 {
    value < 0x300 ? 0 : properties.canonicalCombiningClass.rawValue
  }

  /// Whether it may combine with what precedes it.
  fileprivate var mayBeComposed: Bool {
    guard value >= 0x300 else { return false }
    if 0x1161..<0x11C3 ~= value { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }
}

extension FilePath {
  /// The path in the normal form in which paths are compared; see `Precomposition`.
  public var precomposed: FilePath {
    Precomposition.precomposed(bytes).map { FilePath(bytes: $0) } ?? self
  }

  /// Whether this absolute path exists, perhaps in another form of Unicode.
  public var isThere: Bool { spelledByFileSystem != nil }

  private var spelledByFileSystem: FilePath? {
    if (try? FileStatus(path: bytes)) != nil { return self }
    guard bytes.count < 4096, bytes.contains(where: { $0 >= 0x80 }),
      let parent = folder.spelledByFileSystem
    else { return nil }
    let name = FilePath(bytes: Array(name)).precomposed
    guard let open = try? OpenFolder(path: parent.bytes) else { return nil }
    var listing = FolderListing()
    guard (try? open.list(into: &listing)) != nil else { return nil }
    for index in 0..<listing.count {
      let entry = FilePath(bytes: Array(listing.name(index)))
      if entry.precomposed == name { return parent.appending(listing.name(index)) }
    }
    return nil
  }
}

/// Calls `body` with the bytes of a path in the form in which paths are compared.
func withPrecomposedBytes<Result>(
  of path: some Collection<UInt8>, _ body: (UnsafeRawBufferPointer) -> Result
) -> Result {
  withBytes(of: path) { bytes in
    guard let precomposed = Precomposition.precomposed(bytes) else { return body(bytes) }
    return precomposed.withUnsafeBytes(body)
  }
}
