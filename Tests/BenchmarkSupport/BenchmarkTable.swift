import Foundation

/// Lines with columns: the first is left-aligned, the others are right-aligned.
package struct BenchmarkTable {
  private var rows: [[String]]

  package init(_ heading: [String]) { rows = [heading] }

  package mutating func add(_ row: [String]) { rows.append(row) }

  /// The lines, each terminated by a line feed.
  package var text: String {
    let columnCount = rows.map(\.count).max() ?? 0
    let widths = (0..<columnCount).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    var text = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += column == 0 ? cell + space : "  " + space + cell
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }

  static func name(_ name: String, threads: Int) -> String {
    name + (threads == 1 ? ", 1 thread" : ", \(threads) threads")
  }
}

extension Spread {
  /// The median in milliseconds, and the spread.
  var milliseconds: (median: String, range: String) {
    ((median * 1e3).shown, "\((low * 1e3).shown)–\((high * 1e3).shown)")
  }
}

extension Double {
  /// With three digits, or all digits before the point.
  var shown: String {
    guard isFinite else { return "-" }
    let digits = abs(self) < 10 ? 2 : abs(self) < 100 ? 1 : 0
    return String(format: "%.\(digits)f", self)
  }
}

extension Int {
  /// With a comma before each group of three digits.
  var shown: String {
    var text = ""
    for (index, digit) in String(magnitude).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + String(text.reversed())
  }
}
