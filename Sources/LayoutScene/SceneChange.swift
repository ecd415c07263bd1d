/// A class whose views differ before and after a change.
public struct SceneChange: Sendable {
  /// What it was; nil for a new class.
  public let old: LayoutScene?
  /// What it is; nil for one that is gone.
  public let new: LayoutScene?
  /// The outlines, as lines of which none depends on its neighbours: each constraint and each value has its own.
  public let oldLines, newLines: [String]
  private let oldViews, newViews: [String: [String]]

  public var hasLayout: Bool { old?.hasLayout == true || new?.hasLayout == true }

  /// The classes that differ, wherever they are in the files. Of several with one name, those of one file belong together.
  public static func all(from old: [LayoutScene], to new: [LayoutScene]) -> [SceneChange] {
    var rest = old
    func take(_ isWanted: (LayoutScene) -> Bool) -> LayoutScene? {
      rest.firstIndex(where: isWanted).map { rest.remove(at: $0) }
    }
    var pairs = new.map { scene in
      (take { $0.type == scene.type && $0.place.path == scene.place.path }, scene as LayoutScene?)
    }
    // A class may be in another file now.
    for (index, pair) in pairs.enumerated() where pair.0 == nil {
      pairs[index].0 = take { $0.type == pair.1?.type }
    }
    return (pairs + rest.map { ($0, nil) }).map(SceneChange.init).filter {
      $0.oldLines != $0.newLines
    }
  }

  private init(_ old: LayoutScene?, _ new: LayoutScene?) {
    func outline(of scene: LayoutScene?) -> SceneOutline? {
      scene.flatMap { $0.isEmpty ? nil : SceneOutline($0) }
    }
    let (oldOutline, newOutline) = (outline(of: old), outline(of: new))
    (self.old, self.new) = (old, new)
    (oldLines, newLines) = (oldOutline?.comparableLines ?? [], newOutline?.comparableLines ?? [])
    (oldViews, newViews) = (oldOutline?.comparableViews ?? [:], newOutline?.comparableViews ?? [:])
  }

  /// Whether code says something else of a view than before; a view that only moves with others has not changed.
  public func hasChanged(_ box: SceneBox) -> Bool { oldViews[box.label] != newViews[box.label] }
}

extension SceneOutline {
  fileprivate var comparableLines: [String] {
    let inherits = scene.superclass.isEmpty ? "" : ": \(scene.superclass)"
    var lines = [scene.type + inherits]
    var wasPlaced = true
    for row in rows {
      if wasPlaced, !row.isPlaced { lines.append("not added to a view by this code:") }
      wasPlaced = row.isPlaced
      let indent = String(repeating: "  ", count: row.depth + (row.isPlaced ? 0 : 1))
      if row.depth > 0 || !row.isPlaced { lines.append(indent + row.head) }
      lines += details(of: row).map { "\(indent)    \($0)" }
    }
    return lines + scene.gaps.map { "not resolved: \($0.text)" }
  }

  /// What code says of the views of each name, and which one they are in.
  fileprivate var comparableViews: [String: [String]] {
    rows.reduce(into: [:]) { views, row in
      let parent = scene.boxes[row.box].parent.map { scene.boxes[$0].label } ?? ""
      views[scene.boxes[row.box].label, default: []] += [parent, row.head] + details(of: row)
    }
  }

  private func details(of row: Row) -> [String] {
    let settings = scene.boxes[row.box].settings.filter(\.isPlain)
    return row.constraints + settings.map { $0.text(atMost: .max) }
  }
}

extension SceneOutline.Row {
  fileprivate var head: String {
    name + (type.isEmpty ? "" : "  \(type)") + (condition.map { "  if \($0)" } ?? "")
  }
}
