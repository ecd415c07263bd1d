import TestSupport

/// Code whose behaviour a fix once changed: each was run, and behaved differently afterwards.
///
/// It is in `Tests/Fixtures/CounterExamples.swift`: behind `// case: a name` are the statements of a setup function; `// imports:`
/// has modules, `// members:` what is beside the function, `// below:` what is behind the class.
enum CounterExamples {
  static func all() throws -> [CodeUnit] {
    let file = try CaseFile(
      "Tests/Fixtures/CounterExamples.swift", keys: ["case", "imports", "members", "below"])
    var units: [(name: String, program: Program)] = []
    for block in file.blocks {
      if block.key == "case" { units.append((block.value, Program(body: block.text))) }
      guard !units.isEmpty else { continue }
      switch block.key {
      case "imports":
        units[units.count - 1].program.imports = block.value.split(separator: ", ").map(String.init)
        units[units.count - 1].program.body = block.text
      case "members": units[units.count - 1].program.members = block.text
      case "below": units[units.count - 1].program.below = block.text
      default: break
      }
    }
    return units.map { $0.program.unit($0.name, kind: "counter-example: \($0.name)") }
  }
}
