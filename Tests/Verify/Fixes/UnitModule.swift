/// The texts of fixed units before and after; each text once, even if it was fixed in several ways.
struct TextPairs {
  private(set) var texts: [(unit: CodeUnit, text: String)] = []
  /// The indices of the texts of each fixed unit.
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

/// Compiles many units as one module, together with the fixtures, which other units use.
struct UnitModule {
  private let toolchain: Toolchain
  let fixtures: [CodeUnit]
  /// The fixtures, unchanged.
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

  /// The fixed units that type-checked before, and those that no longer do.
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

  /// A fix that changes the behaviour of a unit.
  struct Failure {
    var fixed: FixedUnit
    var reason: String
  }

  /// The fixed units that no longer type-check.
  func failures(of fixed: [FixedUnit]) throws -> [Failure] {
    let errors = try self.errors(fixed.map { ($0.unit, $0.after) })
    return zip(fixed, errors).compactMap { fixed, error in
      error.map { Failure(fixed: fixed, reason: $0) }
    }
  }

  /// The first error in each text of a unit.
  private func errors(_ texts: [(unit: CodeUnit, text: String)]) throws -> [String?] {
    var errors: [String: String] = [:]
    var ordinary: [Toolchain.Source] = []
    for (index, entry) in texts.enumerated() {
      let name = "unit\(index)"
      if entry.unit.isExtension,
        let own = fixtures.firstIndex(where: { $0.name == entry.unit.name })
      {
        // It replaces the original fixture.
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

  /// Links the units to run, each with its number.
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
