/// File sizes in configurations: a number of bytes, or a number with a unit, such as `16 MiB`.
public enum FileSize {
  /// The default limit: a thousand times the size of real source files.
  public static let standard = 16 << 20
  /// The largest limit that a configuration may set, since it may be untrusted.
  public static let most = 1 << 30

  /// In ascending order; the sizes of IEC 80000-13 and of the SI.
  private static let units = [
    ("KB", 1_000), ("KiB", 1 << 10), ("MB", 1_000_000), ("MiB", 1 << 20), ("GB", 1_000_000_000),
    ("GiB", 1 << 30),
  ]

  /// The bytes that a text denotes; nil for a text that is not a size.
  static func bytes(of text: String) -> Int? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard let number = Int(digits) else { return nil }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    if unit.isEmpty { return number }
    guard let factor = units.first(where: { $0.0.lowercased() == unit.lowercased() })?.1
    else { return nil }
    let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: factor)
    return isTooLarge ? Int.max : bytes
  }

  /// The shortest text for a size, such as `16 MiB`.
  public static func text(_ bytes: Int) -> String {
    guard bytes > 0, let unit = units.last(where: { bytes % $0.1 == 0 }) else { return "\(bytes)" }
    return "\(bytes / unit.1) \(unit.0)"
  }
}
