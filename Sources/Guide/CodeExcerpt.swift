/// The part of an example that shows something: members of a type, with `…` in place of all others and of long bodies.
struct CodeExcerpt {
  /// Longer ones show too much.
  private static let most = 8

  private let lines: [String]

  init(_ code: String) {
    lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines that are needed to understand some of them; nil if they are too many.
  ///
  /// - Parameter shown: 1-based.
  func around(_ shown: Set<Int>) -> String? {
    if lines.count <= Self.most { return lines.joined(separator: "\n") }
    let members = members
    let reported = members.indices.filter { index in
      members[index].contains { shown.contains($0 + 1) }
    }
    // What is out of place has something in front of it.
    let earlier = reported.filter { shown.contains(members[$0].lowerBound + 1) }.map { $0 - 1 }
    let kept = Set(reported + earlier)
    // A long member that is reported as a whole would have to be read as a whole.
    guard
      reported.allSatisfy({ members[$0].count <= 5 || !shown.contains(members[$0].lowerBound + 1) })
    else { return nil }
    var excerpt: [String] = []
    func elide(_ indent: String) {
      if excerpt.last?.hasSuffix("…") != true { excerpt.append(indent + "…") }
    }
    for (index, line) in lines.enumerated() {
      guard let number = members.firstIndex(where: { $0.contains(index) }) else {
        if !line.isEmpty, !line.hasPrefix(" ") { excerpt.append(line) }
        continue
      }
      let member = members[number]
      if !kept.contains(number) {
        elide("  ")
      } else if reported.contains(number), member.count <= 5 || shown.contains(index + 1) {
        excerpt.append(line)
      } else if index == member.lowerBound || index == member.upperBound - 1 {
        excerpt.append(line)
      } else {
        elide("    ")
      }
    }
    let text = excerpt.joined(separator: "\n").replacing("{\n    …\n  }", with: "{ … }")
    return text.split(separator: "\n").count <= Self.most ? text : nil
  }

  /// The members of types, as ranges of lines.
  private var members: [Range<Int>] {
    var members: [Range<Int>] = []
    var start: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix("  ") && !line.hasPrefix("   ") {
      if start == nil { start = index }
      let isOpen = line.hasSuffix("{") || line.hasSuffix("(") || line.hasSuffix("[")
      let opensHere = isOpen && !(line.hasPrefix("  }") || line.hasPrefix("  ]"))
      if !opensHere, let first = start {
        members.append(first..<index + 1)
        start = nil
      }
    }
    return members
  }
}
