import LayoutScene
import SwiftSource

/// Several pictures in one document.
public enum WireframePage {
  fileprivate struct Group {
    let folder: String
    var figures = SVGText()
    var count = 0
    var problems = 0
    var empty: [String] = []
  }

  /// One HTML page with the pictures of classes, by their folders.
  ///
  /// - Parameter drawn: is called now and then with the number of pictures so far, and with that of all.
  public static func all(
    _ scenes: [LayoutScene], _ choice: Wireframe.Choice, drawn: (Int, Int) -> Void
  ) -> [UInt8] {
    var groups: [Group] = []
    for (index, scene) in scenes.enumerated() {
      let path = scene.place.path
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
      if groups.last?.folder != folder { groups.append(Group(folder: folder)) }
      groups[groups.count - 1].add(scene, choice, index)
      if index % 50 == 49 || index == scenes.count - 1 { drawn(index + 1, scenes.count) }
    }
    var output = SVGText()
    output.add(Self.head)
    let count = groups.reduce(0) { $0 + $1.count }
    let problems = groups.reduce(0) { $0 + $1.problems }
    output.add("<p>\(count) \(count == 1 ? "class" : "classes"), \(problems) with problems</p>\n")
    output.add(
      "<input type=\"checkbox\" id=\"problems\"><label for=\"problems\">only those with problems</label>\n<main>\n"
    )
    for group in groups { group.write(to: &output) }
    if scenes.isEmpty { output.add("<p>No code in these files adds or constrains a view.</p>\n") }
    output.add("</main>\n</body></html>\n")
    return output.bytes
  }

  private static let head = """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>Views</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>
    body { font: 14px -apple-system, "Helvetica Neue", Arial, sans-serif; margin: 1.5em; background: #fff; color: #222 }
    section { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-start }
    h2 { font-size: 15px; width: 100%; margin: 1.5em 0 0 } h2 small, section p { color: #666; font-weight: 400 }
    section p { width: 100%; margin: 0 }
    figure { margin: 0; max-width: 220px } figure svg { width: 220px; height: auto; max-height: 400px }
    figure:target { max-width: none } figure:target svg { width: auto; max-height: none }
    figcaption { color: #666; font-size: 12px; overflow-wrap: anywhere }
    #problems:checked ~ main .fine { display: none }
    @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #ddd } }
    </style></head><body>

    """
}

extension WireframePage.Group {
  fileprivate mutating func add(_ scene: LayoutScene, _ choice: Wireframe.Choice, _ index: Int) {
    let picture: Wireframe?
    var refusal = ""
    do throws(Wireframe.Refusal) {
      let drawn = try Wireframe(scene, choice)
      guard !drawn.isEmpty else { return empty.append(scene.type) }
      picture = drawn
    } catch {
      (picture, refusal) = (nil, error.text)
    }
    let isFine = picture?.problems.isEmpty == true
    count += 1
    if !isFine { problems += 1 }
    figures.add("<figure id=\"view\(index)\"\(isFine ? " class=\"fine\"" : "")>\n")
    if let picture {
      figures.add("<a href=\"#view\(index)\">")
      figures.append(picture.svg())
      figures.add("</a>")
    } else {
      figures.add("<p>")
      figures.add(text: refusal)
      figures.add("</p>\n")
    }
    figures.add("<figcaption>")
    figures.add(text: "\(scene.place.path.split(separator: "/").last ?? ""):\(scene.place.line)")
    figures.add("</figcaption></figure>\n")
  }

  fileprivate func write(to output: inout SVGText) {
    output.add("<section\(problems == 0 ? " class=\"fine\"" : "")><h2>")
    output.add(text: folder)
    output.add(
      " <small>\(count)\(problems > 0 ? ", \(problems) with problems" : "")</small></h2>\n")
    output.append(figures.bytes)
    if !empty.isEmpty {
      output.add("<p class=\"fine\">nothing to draw: ")
      output.add(text: empty.joined(separator: ", "))
      output.add("</p>\n")
    }
    output.add("</section>\n")
  }
}

// MARK: - Changes

extension WireframePage {
  /// The pictures of classes before and after a change, side by side, with frames around what differs.
  public static func comparison(
    _ changes: [SceneChange], _ choice: Wireframe.Choice
  ) -> [UInt8] {
    var body = SVGText()
    var (width, y) = (320.0, 0.0)
    for change in changes {
      var pictures: [Wireframe?] = []
      for scene in [change.old, change.new] {
        do throws(Wireframe.Refusal) {
          pictures.append(
            try scene.map { scene throws(Wireframe.Refusal) in try Wireframe(scene, choice) })
        } catch {
          body.text(error.text, 8, y + Self.gap, size: 14, "")
          y += 2 * Self.gap
          pictures.append(nil)
        }
      }
      let (before, after) = (pictures[0], pictures[1])
      let start = ((before ?? after)?.size.width ?? 0) + Self.gap
      let top = y + Self.gap
      for (title, picture, x) in [("before", before, 0), ("after", after, start)] {
        guard let picture else { continue }
        body.text(title, x + Wireframe.margin, y + 16, size: 14, " font-weight=\"600\"")
        body.append(picture.svg(at: (x, top)))
        width = max(width, x + picture.size.width)
      }
      y = top + max(before?.size.height ?? 0, after?.size.height ?? 0)
      let columns = Int(drawn: (start + (after?.size.width ?? 0) - 2 * Wireframe.margin) / 5.2)
      for (fate, names) in mark(change, before, after, (start, top), in: &body) {
        let text = "\(fate): \(names.joined(separator: ", "))"
        for line in wrapped(text, first: columns, others: columns) {
          y += Wireframe.lineHeight
          body.text(line, Wireframe.margin, y, size: 10, " fill=\"\(fate.color)\"")
        }
      }
      y += Self.gap
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

  private static let gap = 24.0

  private enum Fate: CaseIterable {
    case new, gone, changed, moved

    var color: String {
      switch self {
      case .new: "#2e7d32"
      case .gone: "#c00000"
      case .changed, .moved: "#7b1fa2"
      }
    }

    var style: String {
      " fill=\"none\" stroke=\"\(color)\" "
        + (self == .moved
          ? "stroke-width=\"1\" stroke-dasharray=\"2 2\"" : "stroke-width=\"1.5\"")
    }
  }

  /// Frames the views that differ.
  ///
  /// - Returns: their names.
  private static func mark(
    _ change: SceneChange, _ before: Wireframe?, _ after: Wireframe?,
    _ origin: (x: Double, y: Double), in output: inout SVGText
  ) -> [(Fate, [String])] {
    guard let before, let after else { return [] }
    let (old, new) = (Counterparts(before), Counterparts(after))
    var names: [Fate: [String]] = [:]
    for (index, box) in after.scene.boxes.enumerated().dropFirst() where box.parent != nil {
      let fate: Fate
      if let old = old[box] {
        let isMoved = before.geometry.frames[old] != after.geometry.frames[index]
        guard isMoved || change.hasChanged(box) else { continue }
        fate = change.hasChanged(box) ? .changed : .moved
      } else {
        fate = .new
      }
      names[fate, default: []].append(box.label)
      var area = after.area(index)
      (area.x, area.y) = (area.x + origin.x, area.y + origin.y)
      output.rectangle(area.inset(-1.5), fate.style)
    }
    for (index, box) in before.scene.boxes.enumerated().dropFirst() where box.parent != nil {
      guard new[box] == nil else { continue }
      names[.gone, default: []].append(box.label)
      var area = before.area(index)
      area.y += origin.y
      output.rectangle(area.inset(-1.5), Fate.gone.style)
    }
    return Fate.allCases.compactMap { fate in names[fate].map { (fate, $0) } }
  }
}

/// The views of a picture for those of another one: locals have other identities where code before them differs.
private struct Counterparts {
  private let scene: LayoutScene
  private let indices: [String: [Int]]

  init(_ picture: Wireframe) {
    let scene = picture.scene
    self.scene = scene
    indices = Dictionary(grouping: scene.boxes.indices) { scene.boxes[$0].label }
  }

  subscript(other: SceneBox) -> Int? {
    let named = indices[other.label] ?? []
    let index = scene.index(of: other.name) ?? (named.count == 1 ? named[0] : nil)
    return index.flatMap { scene.boxes[$0].parent == nil ? nil : $0 }
  }
}
