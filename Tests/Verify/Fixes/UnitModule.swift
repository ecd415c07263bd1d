/// The texts of fixed units before and after; one that was fixed in several ways stands once.
struct TextPairs {
  private(set) var texts: [(unit: CodeUnit, text: String)] = []
  /// For each fixed unit where its texts are.
  private(set) var places: [(before: Int, after: Int)] = []

  init(_ fixed: [FixedUnit]) {
    for fixed in fixed {
      var before = places.last?.before ?? -1
      if before < 0 || texts[before].unit.name != fixed.unit.name
        || texts[before].text != fixed.before
      {
        before = texts.count
        texts.append((fixed.unit, fixed.before))
      }
      places.append((before, texts.count))
      texts.append((fixed.unit, fixed.after))
    }
  }
}

/// Compiles many units as one module, together with the fixtures, which other units name.
struct UnitModule {
  private let toolchain: Toolchain
  let fixtures: [CodeUnit]
  /// The fixtures as they are.
  private let context: [Toolchain.Source]

  init(_ toolchain: Toolchain) throws {
    self.toolchain = toolchain
    fixtures = try UnitSources.fixtures()
    context = fixtures.enumerated().map { index, unit in
      Toolchain.Source(name: "fixture\(index)", text: unit.rendered(unit.text, nil))
    }
  }

  /// The units that type-check.
  func good(_ units: [CodeUnit]) throws -> [CodeUnit] {
    let errors = try self.errors(units.map { ($0, $0.text) })
    return zip(units, errors).filter { $0.1 == nil }.map { $0.0 }
  }

  /// Of the fixed units those that type-checked before, and what of these does not any more.
  func checked(
    _ fixed: [FixedUnit]
  ) throws -> (good: [FixedUnit], failures: [Failure]) {
    let pairs = TextPairs(fixed)
    let errors = try self.errors(pairs.texts)
    var good: [FixedUnit] = []
    var failures: [Failure] = []
    for (unit, place) in zip(fixed, pairs.places) where errors[place.before] == nil {
      if let error = errors[place.after] {
        failures.append(Failure(fixed: unit, reason: error))
      } else {
        good.append(unit)
      }
    }
    return (good, failures)
  }

  /// A fix after which a unit is not what it was.
  struct Failure {
    var fixed: FixedUnit
    var reason: String
  }

  /// The fixed units that do not type-check any more.
  func failures(of fixed: [FixedUnit]) throws -> [Failure] {
    let errors = try self.errors(fixed.map { ($0.unit, $0.after) })
    return zip(fixed, errors).compactMap { fixed, error in
      error.map { Failure(fixed: fixed, reason: $0) }
    }
  }

  /// For each text of a unit the first error in it.
  private func errors(_ texts: [(unit: CodeUnit, text: String)]) throws -> [String?] {
    var errors: [String: String] = [:]
    var ordinary: [Toolchain.Source] = []
    for (index, entry) in texts.enumerated() {
      let name = "unit\(index)"
      if entry.unit.isExtension,
        let own = fixtures.firstIndex(where: { $0.name == entry.unit.name })
      {
        // It takes the place of the fixture that it is.
        var files = context
        files[own] = Toolchain.Source(name: name, text: entry.unit.rendered(entry.text, nil))
        errors.merge(try toolchain.errors(in: files)) { first, _ in first }
      } else {
        ordinary.append(
          Toolchain.Source(name: name, text: entry.unit.rendered(entry.text, index)))
      }
    }
    errors.merge(try toolchain.errors(in: context + ordinary)) { first, _ in first }
    if let error = errors.first(where: { $0.key.hasPrefix("fixture") }) {
      throw Toolchain.Failure.refused("the fixtures: \(error.key): \(error.value)")
    }
    return texts.indices.map { errors["unit\($0)"] }
  }

  /// Links the units that are run, each with its number.
  func link(
    _ texts: [(unit: CodeUnit, text: String)], main: String
  ) throws -> Toolchain.Linked {
    try toolchain.link(
      context
        + texts.enumerated().map { index, entry in
          Toolchain.Source(name: "unit\(index)", text: entry.unit.rendered(entry.text, index))
        }, main: main)
  }
}
