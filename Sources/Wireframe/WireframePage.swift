import LayoutScene

/// Several pictures in one document.
public enum WireframePage {
  /// One HTML page with the pictures of classes.
  ///
  /// - Parameter drawn: is called now and then with the number of pictures so far, and with that of all.
  public static func all(
    _ scenes: [LayoutScene], _ choice: Wireframe.Choice, drawn: (Int, Int) -> Void
  ) -> [UInt8] {
    var output = SVGText()
    output.add(Self.head)
    for (index, scene) in scenes.enumerated() {
      output.add("<figure>\n")
      do throws(Wireframe.Refusal) {
        output.append(try Wireframe(scene, choice).svg())
      } catch {
        output.add("<p>")
        output.add(text: error.text)
        output.add("</p>\n")
      }
      output.add("<figcaption>")
      output.add(text: "\(scene.place.path):\(scene.place.line)")
      output.add("</figcaption></figure>\n")
      if index % 50 == 49 || index == scenes.count - 1 { drawn(index + 1, scenes.count) }
    }
    if scenes.isEmpty { output.add("<p>No code in these files adds or constrains a view.</p>\n") }
    output.add("</main>\n</body></html>\n")
    return output.bytes
  }

  /// The pictures of classes before and after a change, side by side; what has moved or looks different is marked.
  public static func comparison(
    _ changes: [SceneChange], _ choice: Wireframe.Choice
  ) -> [UInt8] {
    var body = SVGText()
    var (width, y) = (320.0, 0.0)
    let gap = 24.0
    for change in changes {
      var pictures: [Wireframe?] = []
      for scene in [change.old, change.new] {
        do throws(Wireframe.Refusal) {
          pictures.append(
            try scene.map { scene throws(Wireframe.Refusal) in try Wireframe(scene, choice) })
        } catch {
          body.text(error.text, 8, y + gap, size: 14, "")
          y += 2 * gap
          pictures.append(nil)
        }
      }
      let (before, after) = (pictures[0], pictures[1])
      let start = ((before ?? after)?.size.width ?? 0) + gap
      if let before { body.append(before.svg(at: (0, y))) }
      if let after { body.append(after.svg(at: (start, y))) }
      if let before, let after { mark(before, after, (start, y), in: &body) }
      width = max(width, start + (after?.size.width ?? 0))
      y += max(after?.size.height ?? 0, before?.size.height ?? 0) + gap
    }
    var output = SVGText()
    output.add(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width.svg)\" height=\"\(max(y, 40).svg)\" font-family=\"Helvetica, Arial, sans-serif\">\n"
    )
    if changes.isEmpty { output.text("No view changes.", 8, 24, size: 14, "") }
    output.append(body.bytes)
    output.add("</svg>\n")
    return output.bytes
  }

  /// Frames what is elsewhere than before, or looks different.
  private static func mark(
    _ before: Wireframe, _ after: Wireframe, _ origin: (x: Double, y: Double),
    in output: inout SVGText
  ) {
    for (index, box) in after.scene.boxes.enumerated().dropFirst() where box.parent != nil {
      var area = after.area(index)
      let old = before.scene.index(of: box.name)
      guard
        old.map({ before.geometry.frames[$0] }) != after.geometry.frames[index]
          || old.map({ before.scene.boxes[$0].settings }) != box.settings
      else { continue }
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
    main { display: flex; flex-wrap: wrap; gap: 1.5em; align-items: flex-start }
    figure { margin: 0 } figcaption { color: #666; font-size: 12px; max-width: 425px; overflow-wrap: anywhere }
    @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #ddd } }
    </style></head><body>
    <main>

    """
}
