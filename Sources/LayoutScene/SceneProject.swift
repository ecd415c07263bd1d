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
  private var parts: [String: [ScenePart]] = [:]
  /// The functions that lay out what they get, by the path of their file.
  private var functions: [String: [LayoutFunction]] = [:]
  /// The constants of types by file: `Spacing.large` with its value.
  private var constants: [String: [String: Fraction]] = [:]
  /// The names of the functions that code calls on itself, by the path of its file.
  private var calls: [String: Set<String>] = [:]
  /// The functions that make views, by the path of their file.
  private var factories: [String: [ViewFactory]] = [:]
  /// What other names stand for, by the path of their file.
  private var values: [String: [(name: String, definition: SceneValues.Definition)]] = [:]
  private var colors: [(name: String, color: String)] = []
  private var count = 0

  public init() {}

  /// Adds a color of an asset catalog.
  ///
  /// - Parameter color: as code: `UIColor(red: 1, green: 0, blue: 0, alpha: 1)`.
  public mutating func add(color: String, named name: String) { colors.append((name, color)) }

  /// Adds a file, or puts another version in its place.
  ///
  /// - Parameter path: the path of the file for places.
  public mutating func add(_ file: ViewFile, path: String) {
    count += 1
    SceneWork.begin(path)
    (parts[path], functions[path], factories[path]) = SceneReader.read(
      file, path: path, ordinal: count)
    constants[path] = file.namedConstants
    calls[path] = SceneReader.selfCalls(of: file)
    values[path] = file.namedValues
  }

  /// Removes a file.
  public mutating func remove(path: String) {
    (parts[path], functions[path]) = (nil, nil)
    (constants[path], calls[path]) = (nil, nil)
    (values[path], factories[path]) = (nil, nil)
  }

  /// The names of the classes that a file lays out.
  public func types(inFile path: String) -> [String] { (parts[path] ?? []).map(\.type) }

  /// The scenes of some classes, in the order of their names' files; of all classes for nil.
  ///
  /// - Parameter inheriting: whether what superclasses lay out is in them, too, and what the classes of their views set on
  ///   themselves, as on the screen.
  public func scenes(of types: Set<String>?, inheriting: Bool = false) -> [LayoutScene] {
    let numbers = knownNumbers()
    let values = SceneValues(self.values.sorted { $0.key < $1.key }.map(\.value), colors)
    let factories = Dictionary(
      grouping: self.factories.sorted { $0.key < $1.key }.flatMap(\.value), by: \.name)
    let all = expandedParts(numbers)
    let own = SceneClasses(inheriting ? all.map { $0.resolving(numbers) } : all)
    let calls = inheriting ? calls.values.reduce(into: Set()) { $0.formUnion($1) } : []
    // What other classes get from a class.
    let classes = inheriting ? SceneClasses(own.all.joined().map { $0.reached(by: calls) }) : own
    return own.all.compactMap { own in
      guard types?.contains(own[0].type) ?? true else { return nil }
      SceneWork.begin(own[0].place.path)
      let inherited = classes.inherited(by: own)
      var scene = LayoutScene(
        inheriting ? own : own.map { $0.resolving(numbers) },
        inheriting: inheriting ? inherited : [])
      if inheriting {
        scene.configure { type in
          classes.named(type, near: own).map { classes.inherited(by: $0) + $0 } ?? []
        }
        let classes = [own[0].type] + inherited.reversed().map(\.type)
        scene.show(factories, classes)
        scene.show(values, classes)
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
  private func expandedParts(_ numbers: [String: Fraction]) -> [ScenePart] {
    let parts = parts.sorted { $0.key < $1.key }.flatMap(\.value)
    let superclasses = Dictionary(
      parts.lazy.filter { !$0.superclass.isEmpty }.map { ($0.type, $0.superclass) },
      uniquingKeysWith: { one, _ in one })
    var expander = LayoutExpander(
      functions.sorted { $0.key < $1.key }.flatMap(\.value), superclasses: superclasses, numbers)
    var expanded = parts.map { expander.expand($0) }
    // What nobody calls in a way that the reader understands is shown where it is written.
    for function in expander.unused {
      guard let index = expanded.firstIndex(where: { $0.type == function.type }) else { continue }
      expanded[index].take(function)
    }
    for index in expanded.indices { expanded[index].sortAdditions() }
    return expanded
  }

  /// The names of all classes that code lays out.
  public var types: [String] { Set(parts.values.joined().map(\.type)).sorted() }

  /// The constants that have one value in all files.
  private func knownNumbers() -> [String: Fraction] {
    var numbers: [String: Fraction] = [:]
    for (name, value) in constants.values.joined() {
      numbers[name] = numbers[name, default: value] == value ? value : .unknown
    }
    return numbers.filter { $0.value.isKnown }
  }
}

extension ViewFile {
  /// The constant numbers of its types, by the type and the name: those of `static let`, and of `let` with a value, which
  /// each instance has. Of insets and sizes, each part: `Appearance.insets.left`.
  fileprivate var namedConstants: [String: Fraction] {
    var constants: [String: Fraction] = [:]
    func add(_ name: String, _ owner: Lexeme, _ types: String, _ number: Fraction) {
      constants["\(types).\(name)"] = number
      guard types != owner.text else { return }
      let short = "\(owner.text).\(name)"
      constants[short] = constants[short, default: number] == number ? number : .unknown
    }
    for declaration in code.declarations where declaration.kind == .property {
      guard let name = declaration.name, let value = declaration.value,
        declaration.keyword.is(.let)
      else { continue }
      guard let type = declaration.block.declaration, let owner = type.name else {
        if declaration.block.kind == .file {
          constants[name.text] = self.value(of: value, in: declaration.block)
        }
        continue
      }
      let types = type.qualifiedName
      if let number = self.value(of: value, in: declaration.block) {
        add(name.text, owner, types, number)
      } else if value.last?.text == "zero" {
        for part in Self.partsOfInsets { add("\(name.text).\(part)", owner, types, .zero) }
      } else if let call = value.last?.partner?.previous?.call, call.last == value.last {
        for argument in call.arguments.map({ Array($0) }) ?? [] {
          guard let label = argument.label,
            let number = self.value(of: argument.value, in: declaration.block)
          else { continue }
          add("\(name.text).\(label.text)", owner, types, number)
        }
      }
    }
    return constants
  }

  private static var partsOfInsets: [String] {
    ["top", "left", "bottom", "right", "leading", "trailing", "width", "height"]
  }
}

extension ScenePart {
  /// The part with the values of constants that its class or other files declare.
  fileprivate func resolving(_ numbers: [String: Fraction]) -> ScenePart {
    var part = self
    for index in part.constraints.indices {
      let attribute = part.constraints[index].edge.attribute
      part.constraints[index].constant.resolve { value(of: $0, at: attribute, numbers) }
      part.constraints[index].multiplier.resolve { value(of: $0, at: [], numbers) }
    }
    for index in part.settings.indices where part.settings[index].isLength {
      guard let known = value(of: settings[index].value, at: [], numbers) else { continue }
      (part.settings[index].value, part.settings[index].isData) = (known.description, false)
    }
    return part
  }

  /// The number that an expression of names and literals is: `Constants.padding`, `-1.0 * Layout.margin + 4`.
  ///
  /// - Parameter attribute: which part of insets or a size is meant; empty for none.
  func value(
    of text: String, at attribute: LayoutAttributes, _ numbers: [String: Fraction]
  ) -> Fraction? {
    var expression = NumberExpression(text) { named($0, at: attribute, numbers) }
    return expression.value()
  }

  /// The number that a path stands for: `Constants.padding`, `self.appearance.insets.left`, `kMargin`.
  private func named(
    _ text: Substring, at attribute: LayoutAttributes, _ numbers: [String: Fraction]
  ) -> Fraction? {
    // A member without a type is one of numbers: `.padding`.
    var names = ((text.hasPrefix(".") ? "CGFloat" : "") + text).split(separator: ".").map(
      String.init)
    if names.first == "self" { names.removeFirst() }
    guard names.count > 1 else {
      // Members and locals begin with a small letter, and have been looked up in their file.
      guard let name = names.first else { return nil }
      if text.first?.isUppercase == true || text.first == "k" { return numbers[name] }
      return attribute.partsOfInsets.lazy.compactMap { numbers["\(type).\(name).\($0)"] }.first
    }
    if names[0] == "Self" {
      names[0] = type
    } else if let owner = types[BoxName(text: names[0], scope: 0)] {
      names[0] = owner
    }
    let path = names.joined(separator: ".")
    var paths = ["\(type).\(path)", path, names.suffix(2).joined(separator: ".")]
    for part in attribute.partsOfInsets { paths += ["\(type).\(path).\(part)", "\(path).\(part)"] }
    return paths.lazy.compactMap { numbers[$0] }.first
  }
}

extension LayoutAttributes {
  /// What the part of insets or of a size is called that an attribute takes.
  var partsOfInsets: [String] {
    switch self {
    case .leading: ["left", "leading"]
    case .trailing: ["right", "trailing"]
    default: isEmpty ? [] : [name]
    }
  }
}

extension ViewSetting {
  fileprivate var isLength: Bool {
    ["spacing", "cornerRadius", "layer.cornerRadius", "layer.borderWidth"].contains(member)
  }
}

extension SceneNumber {
  fileprivate mutating func resolve(_ known: (String) -> Fraction?) {
    guard value == nil, let known = known(text) else { return }
    value = isNegated ? -known : known
    if known == .zero { self = .zero }
  }
}

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
