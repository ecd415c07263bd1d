import Foundation
import Rules

// Writes the files of a new rule and adds its line to the catalogue.
//
//     swift run layoutlint-new-rule NAME FAMILY
//
// NAME is the id, such as `screen_bounds`; FAMILY is `conventions`, `correctness`, `accessibility` or `frames`. Run it at
// the root of the package.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("layoutlint-new-rule: \(message)\n".utf8))
  exit(2)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let id = arguments.first, let familyName = arguments.last else {
  fail("usage: swift run layoutlint-new-rule NAME FAMILY, such as: screen_bounds correctness")
}
guard RuleTemplate.isID(id) else {
  fail("`\(id)` is not a rule's id: write words in lowercase, such as `screen_bounds`")
}
guard let family = RuleTemplate.family(named: familyName) else {
  fail(
    "`\(familyName)` is not a family: write `conventions`, `correctness`, `accessibility` or `frames`"
  )
}
let catalogPath = "Rules/Catalog.swift"
guard let catalog = try? String(contentsOfFile: catalogPath, encoding: .utf8) else {
  fail("\(catalogPath) cannot be read; run this at the root of the package")
}
let since = Catalog.rules.map { $0.description.since }.max {
  $0.compare($1, options: .numeric) == .orderedAscending
}
let template = RuleTemplate(id: id, family: family, version: since ?? "")
let families = Dictionary(
  uniqueKeysWithValues: Catalog.rules.map { ("\($0)", $0.description.family) })
if families[template.typeName] != nil { fail("there is a rule `\(id)` already") }
for path in [template.rulePath, template.casesPath]
where FileManager.default.fileExists(atPath: path) {
  fail("\(path) exists; move it away, or choose another name")
}
guard let added = template.added(to: catalog, families: families) else {
  fail("\(catalogPath) lists no rule of the family; add `\(template.typeName).self` by hand")
}
do {
  try Data(template.rule.utf8).write(to: URL(filePath: template.rulePath), options: .atomic)
  try Data(template.cases.utf8).write(to: URL(filePath: template.casesPath), options: .atomic)
  try Data(added.utf8).write(to: URL(filePath: catalogPath), options: .atomic)
} catch {
  fail("\(error.localizedDescription)")
}
print(
  """
  wrote \(template.rulePath) and \(template.casesPath), and added \(template.typeName) to \(catalogPath)

  Next: say what the rule looks at (`query`), what it reports, and why (`description`), with examples. Then:
    .ci/tools/test RulesTests
    .build/debug/layoutlint rules --format markdown > Sources/layoutlint/Documentation.docc/Rules.md
    swift format lint --strict --recursive Rules
  """)
