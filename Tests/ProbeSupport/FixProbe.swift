import LayoutModel
import RuleKit
import SwiftSource

/// Reports each function whose name it has a fix for.
package struct FixProbe<ID: ProbeID>: Rule {
  package typealias Maker = @Sendable (_ name: String, _ range: Range<Int>) -> Fix?

  package static var description: RuleDescription { RuleDescription(probe: ID.id) }
  package let query = Query.functionProbe()
  private let make: Maker

  package init(options: NoOptions) { make = { _, _ in nil } }
  package init(_ make: @escaping Maker) { self.make = make }

  package func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let token = function.declaration.name else { return }
    guard let fix = make(token.text, token.bytes) else { return }
    report.add(token, "`\(token.text)`", advice: "none", fix: fix)
  }
}

extension FixProbe {
  /// Renames functions.
  package static func renaming(_ old: String, to new: String, _ safety: FixSafety = .safe) -> Self {
    renaming([old: new], safety)
  }

  /// Renames functions.
  package static func renaming(_ names: [String: String], _ safety: FixSafety = .safe) -> Self {
    Self { name, range in
      names[name].map { Fix([Edit(range, with: $0)], safety: safety) }
    }
  }
}

/// The id of a probe, so that several can coexist.
package protocol ProbeID: Sendable { static var id: String { get } }
package enum One: ProbeID { package static let id = "one" }
package enum Two: ProbeID { package static let id = "two" }
package enum Three: ProbeID { package static let id = "three" }
