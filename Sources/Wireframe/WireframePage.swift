import LayoutScene

/// Several pictures in one document.
public enum WireframePage {
  /// One HTML page with the pictures of classes, and a field that searches for names.
  ///
  /// - Parameter drawn: is called now and then with the number of pictures so far, and with that of all.
  public static func all(
    _ scenes: [LayoutScene], _ choice: Wireframe.Choice, drawn: (Int, Int) -> Void
  ) -> [UInt8] {
    var output = SVGText()
    output.add(Self.head)
    for (index, scene) in scenes.enumerated() {
      output.add("<figure data-name=\"")
      output.add(text: scene.type.lowercased())
      output.add("\">\n")
      if let picture = Wireframe(scene, choice) {
        output.append(picture.svg())
      } else {
        output.add("<p>")
        output.add(
          text:
            "\(scene.type) has \(scene.boxes.count - 1) views and \(scene.constraints.count) constraints, too many to draw."
        )
        output.add("</p>\n")
      }
      output.add("<figcaption>")
      output.add(text: "\(scene.place.path):\(scene.place.line)")
      output.add("</figcaption></figure>\n")
      if index % 50 == 49 || index == scenes.count - 1 { drawn(index + 1, scenes.count) }
    }
    output.add(scenes.isEmpty ? "<p>No code in these files adds or constrains a view.</p>\n" : "")
    output.add(Self.foot)
    return output.bytes
  }

  /// The pictures of classes before and after a change, side by side; what has moved is marked.
  public static func comparison(
    _ pairs: [(old: LayoutScene?, new: LayoutScene)], _ choice: Wireframe.Choice
  ) -> [UInt8] {
    var body = SVGText()
    var (width, y) = (320.0, 0.0)
    for (old, new) in pairs {
      guard let after = Wireframe(new, choice) else { continue }
      let before = old.flatMap { Wireframe($0, choice) }
      let gap = 24.0
      if let before { body.append(before.svg(at: (0, y))) }
      let start = (before?.size.width ?? after.size.width) + gap
      body.append(after.svg(at: (start, y)))
      if let before { mark(before, after, (start, y), in: &body) }
      width = max(width, start + after.size.width)
      y += max(after.size.height, before?.size.height ?? 0) + gap
    }
    var output = SVGText()
    output.add(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width.svg)\" height=\"\(max(y, 40).svg)\" font-family=\"Helvetica, Arial, sans-serif\">\n"
    )
    if pairs.isEmpty { output.text("No view changes.", 8, 24, size: 14, "") }
    output.append(body.bytes)
    output.add("</svg>\n")
    return output.bytes
  }

  /// Frames what is elsewhere than before.
  private static func mark(
    _ before: Wireframe, _ after: Wireframe, _ origin: (x: Double, y: Double),
    in output: inout SVGText
  ) {
    for (index, box) in after.scene.boxes.enumerated().dropFirst() where box.parent != nil {
      var area = after.area(index)
      let old = before.scene.index(of: box.name).map { before.geometry.frames[$0] }
      guard old != after.geometry.frames[index] else { continue }
      (area.x, area.y) = (area.x + origin.x, area.y + origin.y)
      output.rectangle(area.inset(-1.5), " fill=\"none\" stroke=\"#7b1fa2\" stroke-width=\"1.5\"")
    }
  }

  private static let head = """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>Views</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>
    body { font: 14px -apple-system, "Helvetica Neue", Arial, sans-serif; margin: 1.5em; background: #fff; color: #222 }
    input { font: inherit; padding: .4em; width: 20em; margin-bottom: 1em }
    main { display: flex; flex-wrap: wrap; gap: 1.5em; align-items: flex-start }
    figure { margin: 0 } figcaption { color: #666; font-size: 12px; max-width: 425px; overflow-wrap: anywhere }
    @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #ddd } }
    </style></head><body>
    <input type="search" placeholder="Search for a class" aria-label="Search for a class">
    <main>

    """

  private static let foot = """
    </main>
    <script>
    document.querySelector("input").addEventListener("input", event => {
      const text = event.target.value.toLowerCase()
      for (const figure of document.querySelectorAll("figure"))
        figure.hidden = !figure.dataset.name.includes(text)
    })
    </script>
    </body></html>

    """
}
