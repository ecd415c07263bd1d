/// Texts to insert into a file, and where its bytes are before and after.
struct Insertions {
  /// A text to insert, for the part of a plan with an index.
  struct Insertion {
    var offset: Int
    var text: [UInt8]
    var part: Int
  }

  private let insertions: [Insertion]
  /// For each insertion, where its text begins in the new text.
  private let starts: [Int]

  /// - Parameter insertions: those at the same offset are in their order.
  init(_ insertions: [Insertion]) {
    let order = insertions.indices.sorted {
      (insertions[$0].offset, $0) < (insertions[$1].offset, $1)
    }
    self.insertions = order.map { insertions[$0] }
    var growth = 0
    starts = self.insertions.map { insertion in
      defer { growth += insertion.text.count }
      return insertion.offset + growth
    }
  }

  var isEmpty: Bool { insertions.isEmpty }

  /// As edits, one for each place.
  var edits: [Edit] {
    insertions.reduce(into: []) { edits, insertion in
      if edits.last?.range.lowerBound == insertion.offset {
        edits[edits.count - 1].replacement += insertion.text
      } else {
        edits.append(
          Edit(insertion.offset..<insertion.offset, replacement: insertion.text))
      }
    }
  }

  /// The text with everything inserted.
  func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + insertions.reduce(0) { $0 + $1.text.count })
    var position = 0
    for insertion in insertions {
      result += text[position..<insertion.offset]
      result += insertion.text
      position = insertion.offset
    }
    return result + text[position...]
  }

  /// Where a byte of the new text was in the old one; for an inserted byte, where it was inserted.
  func old(_ offset: Int) -> Int {
    let next = starts.partitioningIndex { $0 > offset }
    guard next > 0 else { return offset }
    let last = insertions[next - 1]
    return last.offset + max(0, offset - starts[next - 1] - last.text.count)
  }

  /// The part of the plan that inserted a byte of the new text; nil for an old byte.
  func part(at offset: Int) -> Int? {
    let next = starts.partitioningIndex { $0 > offset }
    guard next > 0, offset < starts[next - 1] + insertions[next - 1].text.count else { return nil }
    return insertions[next - 1].part
  }

  /// The part of the plan whose insertion is the last one before an offset of the old text.
  func part(before offset: Int) -> Int? {
    let next = insertions.partitioningIndex { $0.offset > offset }
    return next > 0 ? insertions[next - 1].part : insertions.first?.part
  }
}
