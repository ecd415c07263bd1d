/// The parts of each class of a project. Several classes may have one name, in targets or projects of one repository.
struct SceneClasses {
  /// The parts of each class, in the order of the files.
  private(set) var all: [[ScenePart]] = []
  /// Where in `all` the classes of a name are.
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
    nearest(name, other[0].place.path).map { all[$0] }
  }

  /// The parts of the superclasses of a class, those at the top first.
  func inherited(by own: [ScenePart]) -> [ScenePart] {
    var chain: [ScenePart] = []
    var known = Set(own.map(\.type))
    var superclass = own.first { !$0.superclass.isEmpty }?.superclass ?? ""
    while let name = superclass.split(separator: "<").first.map(String.init),
      known.insert(name).inserted, let parts = named(name, near: own)
    {
      chain += parts.reversed()
      superclass = parts.first { !$0.superclass.isEmpty }?.superclass ?? ""
    }
    return chain.reversed()
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
