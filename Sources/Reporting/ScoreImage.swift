import LintEngine

/// Images of a score, in SVG 1.1 (https://www.w3.org/TR/SVG11/), for a README or a dashboard.
enum ScoreImage {
  /// A badge like those of shields.io: the name, and the share of places that keep to the conventions.
  static func badge(_ count: Score.Count, into output: inout [UInt8]) {
    let share = "\(count.percent) %"
    let (name, value) = (width(of: "layoutlint"), width(of: share))
    let all = name + value
    let color = color(count.percent)
    output.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(all)" height="20" viewBox="0 0 \(all) 20" role="img" aria-label="layoutlint: \(share)">
        <title>layoutlint: the conventions are kept in \(share) of \(amount(count.places, "place"))</title>
        <clipPath id="corners"><rect width="\(all)" height="20" rx="3"/></clipPath>
        <g clip-path="url(#corners)">
          <rect width="\(name)" height="20" fill="#444"/>
          <rect x="\(name)" width="\(value)" height="20" fill="\(color)"/>
        </g>
        <g fill="#fff" text-anchor="middle" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">
          <text x="\(name / 2)" y="14" textLength="\(name - 12)">layoutlint</text>
          <text x="\(name + value / 2)" y="14" textLength="\(value - 12)">\(share)</text>
        </g>
      </svg>

      """)
  }

  /// The shares of some scores as a line, the oldest on the left.
  static func trend(_ history: [Score.Count], into output: inout [UInt8]) {
    let (width, height, margin) = (240, 60, 6)
    let shares = history.map(tenths)
    // The scale begins at a multiple of ten percent below the lowest share.
    let bottom = min((shares.min() ?? 0) / 100 * 100, 900)
    let step = max(shares.count - 1, 1)
    let points = shares.enumerated().map { index, share in
      let x = margin + index * (width - 2 * margin - 44) / step
      let y = height - margin - (share - bottom) * (height - 2 * margin) / (1000 - bottom)
      return "\(x),\(y)"
    }
    let last = history.last ?? Score.Count()
    let color = color(last.percent)
    output.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img" aria-label="layoutlint: \(last.percent) %">
        <title>The share of places that keep to the conventions, in \(amount(history.count, "score"))</title>
        <rect width="\(width)" height="\(height)" rx="3" fill="#f6f6f6"/>
        <polyline points="\(points.joined(separator: " "))" fill="none" stroke="\(color)" stroke-width="2" stroke-linejoin="round"/>
        <g font-family="Verdana,Geneva,DejaVu Sans,sans-serif" fill="#444">
          <text x="\(width - margin)" y="\(height / 2 + 5)" text-anchor="end" font-size="14">\(last.percent) %</text>
          <text x="\(width - margin)" y="\(height - margin)" text-anchor="end" font-size="9">from \(bottom / 10) %</text>
        </g>
      </svg>

      """)
  }

  /// The share in tenths of a percent.
  private static func tenths(_ count: Score.Count) -> Int {
    let consistency = count.consistency
    return consistency.total == 0 ? 1000 : consistency.count * 1000 / consistency.total
  }

  /// The width of a text with its margins, in pixels, for the font of the badge.
  private static func width(of text: String) -> Int { text.utf8.count * 7 + 12 }

  /// Dark enough for white text on it.
  private static func color(_ percent: Int) -> String {
    switch percent {
    case 95...: "#2d7d32"
    case 80..<95: "#8a6d00"
    default: "#b3261e"
    }
  }
}
