import LayoutModel
import LayoutSolver
import SwiftSource
import Synchronization

/// What scenes are made of at the moment, for the report of a crash.
public enum SceneWork {
  private static let path = Mutex<String?>(nil)

  /// The path of the file, as the run names it; nil before the first one.
  public static var file: String? { path.withLock { $0 } }

  static func begin(_ file: String) { path.withLock { $0 = file } }
}

/// What the files of a project say about its views, together.
public struct SceneProject: Sendable {
  private struct File {
    var parts: [ScenePart]
    var functions: [LayoutFunction]
    /// The names of the functions that code calls on itself.
    var calls: Set<String>
    var definitions: [SceneNames.Entry]
  }

  private var files: [String: File] = [:]
  private var colors: [SceneNames.Asset] = []
  private var count = 0

  public init() {}

  /// Adds a color of an asset catalog.
  ///
  /// - Parameter color: as code: `UIColor(red: 1, green: 0, blue: 0, alpha: 1)`.
  public mutating func add(color: String, named name: String) {
    colors.append((name, NumberExpression(color)))
  }

  /// Adds a file, or puts another version in its place.
  ///
  /// - Parameter path: the path of the file for places.
  public mutating func add(_ file: ViewFile, path: String) {
    count += 1
    SceneWork.begin(path)
    let (parts, functions) = SceneReader.read(file, path: path, ordinal: count)
    files[path] = File(
      parts: parts, functions: functions,
      calls: SceneReader.selfCalls(of: file), definitions: file.definitions(path: path))
  }

  public mutating func remove(path: String) { files[path] = nil }

  /// The names of the classes that a file lays out.
  public func types(inFile path: String) -> [String] { files[path]?.parts.map(\.type) ?? [] }

  /// The scenes of some classes, in the order of their names' files; of all classes for nil.
  ///
  /// - Parameter inheriting: whether what superclasses lay out is in them, too, and what the classes of their views set on
  ///   themselves, as on the screen.
  public func scenes(of types: Set<String>?, inheriting: Bool = false) -> [LayoutScene] {
    let files = self.files.sorted { $0.key < $1.key }.map(\.value)
    let names = SceneNames(files.map(\.definitions), colors)
    let makers = Dictionary(
      grouping: files.flatMap(\.functions).filter { $0.made?.settings.isEmpty == false },
      by: \.name)
    let (all, followed) = Self.expandedParts(of: files)
    let own = SceneClasses(
      inheriting ? all.map { $0.resolving(names).showing(names) } : all)
    let calls = inheriting ? files.reduce(into: followed) { $0.formUnion($1.calls) } : []
    // What other classes get from a class.
    let classes =
      inheriting ? SceneClasses(own.all.joined().map { $0.reached(by: calls, followed) }) : own
    let sizes = inheriting ? GivenSize.all(in: own.all.map { LayoutScene($0) }) : [:]
    return own.all.compactMap { own in
      guard types?.contains(own[0].type) ?? true else { return nil }
      SceneWork.begin(own[0].place.path)
      let inherited = classes.inherited(by: own)
      var scene = LayoutScene(
        inheriting ? own : own.map { $0.resolving(names) },
        inheriting: inheriting ? inherited : [],
        inner: inheriting ? classes.inner(of: inherited + own) : [])
      if inheriting {
        let classes = [own[0].type] + inherited.reversed().map(\.type)
        scene.show(makers, classes)
        scene.show(names, classes)
        scene.givenSize = sizes[own[0].type] ?? GivenSize()
        scene.addGap(ofSuperclasses: own.unknownSuperclass(among: inherited).map { [$0] } ?? [])
      } else {
        let layingOut = Set(
          inherited.filter { !$0.additions.isEmpty || !$0.constraints.isEmpty }.map(\.type))
        scene.addGap(
          ofSuperclasses: inherited.lazy.filter { !$0.superclass.isEmpty }.map(\.type)
            .filter { layingOut.contains($0) && !$0.hasPrefix("UI") })
      }
      return scene
    }
  }

  /// The parts with what the project's functions do where they are called.
  private static func expandedParts(
    of files: [File]
  ) -> (parts: [ScenePart], followed: Set<String>) {
    let parts = files.flatMap(\.parts)
    var expander = LayoutExpander(files.flatMap(\.functions).filter(\.laysOut), parts)
    var expanded = parts.map { expander.expand($0) }
    // What nobody calls in a way that the reader understands is shown where it is written.
    for function in expander.unused {
      guard let index = expanded.firstIndex(where: { $0.type == function.type }) else { continue }
      expanded[index].take(function)
    }
    for index in expanded.indices {
      expanded[index].repeatFunctions()
      expanded[index].sortAdditions()
    }
    return (expanded, expander.followed)
  }

  /// The names of all classes that code lays out.
  public var types: [String] { Set(files.values.flatMap(\.parts).map(\.type)).sorted() }
}

/// The parts of each class of a project. Several classes may have one name, in targets or projects of one repository.
struct SceneClasses {
  /// The parts of each class, in the order of the files.
  private(set) var all: [[ScenePart]] = []
  private var indices: [String: [Int]] = [:]

  init(_ parts: [ScenePart]) {
    for part in parts where !part.superclass.isEmpty {
      indices[part.type, default: []].append(all.count)
      all.append([part])
    }
    for part in parts where part.superclass.isEmpty {
      if let index = nearest(part.type, part.place.path) {
        all[index].append(part)
      } else {
        indices[part.type, default: []].append(all.count)
        all.append([part])
      }
    }
    for index in all.indices { all[index].sort { $0.place.path < $1.place.path } }
    let order = all.indices.sorted {
      let (one, other) = (all[$0][0].place, all[$1][0].place)
      return (one.path, one.line) < (other.path, other.line)
    }
    let places = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
    all = order.map { all[$0] }
    indices = indices.mapValues { $0.compactMap { places[$0] } }
  }

  /// The class with a name whose files are nearest to those of another class; nil for an unknown name.
  func named(_ name: String, near other: [ScenePart]) -> [ScenePart]? {
    // A type may be in the class that uses it, or in one around that.
    var outer = (other.last?.type ?? "")[...]
    while !outer.isEmpty {
      if let found = nearest("\(outer).\(name)", other[0].place.path) { return all[found] }
      outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
    }
    return nearest(name, other[0].place.path).map { all[$0] }
  }

  /// What is left in a class of the parts of its superclasses, those at the top first.
  func inherited(by own: [ScenePart]) -> [ScenePart] {
    var chain: [ScenePart] = []
    var known = Set(own.map(\.type))
    var superclass = own.first { !$0.superclass.isEmpty }?.superclass ?? ""
    while let name = superclass.split(separator: "<").first.map(String.init),
      // A stub of UIKit's says nothing.
      !name.hasPrefix("UI"), known.insert(name).inserted, let parts = named(name, near: own)
    {
      chain += parts.reversed()
      superclass = parts.first { !$0.superclass.isEmpty }?.superclass ?? ""
    }
    chain.reverse()
    return chain.enumerated().map { index, part in
      part.without(chain[(index + 1)...].filter { $0.type != part.type } + own)
    }
  }

  /// The class of a name whose first file shares the longest path with another file.
  private func nearest(_ name: String, _ path: String) -> Int? {
    guard let found = indices[name], found.count > 1 else { return indices[name]?.first }
    return found.max { shared(all[$0][0].place.path, path) < shared(all[$1][0].place.path, path) }
  }

  private func shared(_ one: String, _ other: String) -> Int {
    zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
  }
}

extension [ScenePart] {
  /// The class that the parts of a class inherit from and that no file declares, unless it is one of the system's.
  ///
  /// - Parameter inherited: the parts of its superclasses, those at the top first.
  fileprivate func unknownSuperclass(among inherited: [ScenePart]) -> String? {
    let top = (inherited + self).first { !$0.superclass.isEmpty }
    return top.flatMap { $0.inheritsFromSystem ? nil : $0.superclass }
  }
}
