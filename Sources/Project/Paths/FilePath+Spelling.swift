import Platform

extension FilePath {
  /// The path in the spelling of the file system, which may ignore case: `sources/view.swift` may lead to
  /// `Sources/View.swift`, and patterns and baselines are about the latter.
  var spelledAsOnDisk: FilePath {
    pathOnDisk(systemBytes).map { spelled(as: FilePath(bytes: $0)) } ?? self
  }

  /// The path with the spelling of another one for its last components, as far as they differ in case or in their form
  /// of Unicode only.
  ///
  /// - Parameter other: where the path leads to; absolute.
  func spelled(as other: FilePath) -> FilePath {
    let slash = UInt8(ascii: "/")
    var components = bytes.split(separator: slash, omittingEmptySubsequences: false)
    var others = other.bytes.split(separator: slash)[...]
    for index in components.indices.reversed() where !components[index].isEmpty {
      guard let name = others.popLast(), components[index].isSameIgnoringCase(name) else { break }
      components[index] = name
    }
    return FilePath(bytes: Array(components.joined(separator: [slash])))
  }
}

extension ArraySlice<UInt8> {
  fileprivate func isSameIgnoringCase(_ other: ArraySlice<UInt8>) -> Bool {
    if self == other { return true }
    guard let text = String(validating: self, as: UTF8.self),
      let otherText = String(validating: other, as: UTF8.self)
    else { return false }
    return text.lowercased() == otherText.lowercased()
  }
}
