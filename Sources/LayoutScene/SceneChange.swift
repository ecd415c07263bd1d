/// A class whose views differ before and after a change.
public struct SceneChange: Sendable {
  /// What it was; nil for a new class.
  public let old: LayoutScene?
  /// What it is; nil for one that is gone.
  public let new: LayoutScene?
  /// The outlines, as lines of which none depends on its neighbours: each constraint and each value has its own.
  public let oldLines, newLines: [String]

  /// Whether code says, or said, where any of the views is.
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
    func lines(of scene: LayoutScene) -> [String] {
      scene.isEmpty ? [] : SceneOutline(scene).comparableLines
    }
    (self.old, self.new) = (old, new)
    (oldLines, newLines) = (old.map(lines) ?? [], new.map(lines) ?? [])
  }
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
      if row.depth > 0 || !row.isPlaced {
        let condition = row.condition.map { "  if \($0)" } ?? ""
        lines.append(indent + row.name + (row.type.isEmpty ? "" : "  \(row.type)") + condition)
      }
      let settings = scene.boxes[row.box].settings.filter {
        !$0.isFrame && !StackSettings.members.contains($0.member)
      }
      lines += (row.constraints + settings.map { $0.text(atMost: .max) }).map {
        "\(indent)    \($0)"
      }
    }
    return lines + scene.gaps.map { "not resolved: \($0.text)" }
  }
}
