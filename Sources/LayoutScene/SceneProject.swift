import LayoutModel
import LayoutSolver
import SwiftSource

/// What the files of a project say about its views, together.
public struct SceneProject: Sendable {
  /// The parts of classes, by the path of their file.
  private var parts: [String: [ScenePart]] = [:]
  /// The constants of types by file: `Spacing.large` with its value.
  private var constants: [String: [String: Fraction]] = [:]
  private var count = 0

  public init() {}

  /// Adds a file, or puts another version in its place.
  ///
  /// - Parameter path: the path of the file for places.
  public mutating func add(_ file: ViewFile, path: String) {
    count += 1
    parts[path] = SceneReader.parts(of: file, path: path, ordinal: count)
    constants[path] = file.namedConstants
  }

  /// Removes a file.
  public mutating func remove(path: String) {
    parts[path] = nil
    constants[path] = nil
  }

  /// The names of the classes that a file lays out.
  public func types(inFile path: String) -> [String] { (parts[path] ?? []).map(\.type) }

  /// The scenes of some classes, in the order of their names' files; of all classes for nil.
  public func scenes(of types: Set<String>?) -> [LayoutScene] {
    let numbers = knownNumbers()
    let all = parts.sorted { $0.key < $1.key }.flatMap(\.value)
    let wanted = types.map { types in all.filter { types.contains($0.type) } } ?? all
    return LayoutScene.scenes(of: wanted.map { $0.resolving(numbers) })
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
  /// The `static let` numbers of its types, by type and name.
  fileprivate var namedConstants: [String: Fraction] {
    var constants: [String: Fraction] = [:]
    for declaration in code.declarations where declaration.kind == .property && declaration.isStatic
    {
      guard let name = declaration.name, let value = declaration.value,
        let owner = declaration.block.declaration?.name, declaration.keyword.is(.let),
        let number = self.value(of: value, in: declaration.block)
      else { continue }
      constants["\(owner.text).\(name.text)"] = number
    }
    return constants
  }
}

extension ScenePart {
  /// The part with the values of constants that other files declare.
  fileprivate func resolving(_ numbers: [String: Fraction]) -> ScenePart {
    var part = self
    for index in part.constraints.indices {
      part.constraints[index].constant.resolve(numbers)
      part.constraints[index].multiplier.resolve(numbers)
    }
    return part
  }
}

extension SceneNumber {
  fileprivate mutating func resolve(_ numbers: [String: Fraction]) {
    guard value == nil else { return }
    // A member without a type is one of numbers: `.padding`.
    let names = ((text.hasPrefix(".") ? "CGFloat" : "") + text).split(separator: ".").suffix(2)
    guard names.count == 2, let known = numbers[names.joined(separator: ".")],
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    else { return }
    value = isNegated ? -known : known
  }
}
