import RuleKit
import Testing

@testable import Rules

/// Expands code in short form: `a.top()` to `a.topAnchor.constraint(equalTo: x)`, `a.top!` to the statement that also
/// activates it.
func longForm(_ short: String) -> String {
  let names = "top|leading|trailing|bottom|left|right|centerX|centerY|width|height|lastBaseline"
  guard let regex = try? Regex("([a-z]\\w*)\\.(\(names))(\\(\\)|!)") else { return short }
  return short.replacing(regex) { match in
    let (item, attribute) = (match[1].substring ?? "", match[2].substring ?? "")
    let end = match[3].substring == "!" ? ".isActive = true" : ""
    return "\(item).\(attribute)Anchor.constraint(equalTo: x)\(end)"
  }
}

/// The code after the fixes of `constraint_order`; nil without a fix.
///
/// Records an issue if a second pass would change something, if a fix has another safety, or if its edits overlap.
func reordered(
  _ code: String, _ options: ConstraintOrder.Options = .init(), safety: FixSafety = .safe,
  sourceLocation: SourceLocation = #_sourceLocation
) -> String? {
  let rule = ConstraintOrder(options: options)
  let fixes = diagnostics(of: rule, in: code).compactMap(\.fix)
  guard !fixes.isEmpty else { return nil }
  for fix in fixes {
    #expect(fix.safety == safety, sourceLocation: sourceLocation)
    for (edit, next) in zip(fix.edits, fix.edits.dropFirst()) {
      #expect(edit.range.upperBound < next.range.lowerBound, sourceLocation: sourceLocation)
    }
  }
  let fixed = fixing(code, of: rule)
  let left = diagnostics(of: rule, in: fixed).filter { $0.fix != nil }
  #expect(left.map(\.message) == [], sourceLocation: sourceLocation)
  return fixed
}

/// A test case: the code before and after the fix, in short form.
struct Reordering: Sendable, CustomTestStringConvertible {
  var name: String
  var before: String
  /// Nil if no fix is expected.
  var after: String?
  var options: ConstraintOrder.Options
  var safety: FixSafety

  init(
    _ name: String, _ before: String, _ after: String?,
    _ options: ConstraintOrder.Options = .init(), safety: FixSafety = .safe
  ) {
    self.name = name
    self.before = before
    self.after = after
    self.options = options
    self.safety = safety
  }

  var testDescription: String { name }

  /// Checks the case as it is, with Windows line breaks, with tabs, and behind multi-byte text.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let variants: [(String) -> String] = [
      { $0 },
      { $0.replacing("\n", with: "\r\n") },
      { $0.replacing("  ", with: "\t") },
      { "/* 👩‍👩‍👧‍👦 é – */ let family = \"👩‍👩‍👧‍👦\"; /* 🇪🇺 */ _ = family\n" + $0 },
    ]
    for variant in variants {
      let fixed = reordered(
        variant(longForm(before)), options, safety: safety, sourceLocation: sourceLocation)
      let expected = after.map { variant(longForm($0)) }
      #expect(fixed == expected, "\(name)", sourceLocation: sourceLocation)
    }
  }
}

extension Reordering {
  /// Checks the elements in an array and, without comments on commas, as statements.
  func checkEverywhere(sourceLocation: SourceLocation = #_sourceLocation) {
    let array = { (lines: String) in
      """
      NSLayoutConstraint.activate([
      \(Self.indented(lines))
      ])
      """
    }
    Reordering(name, array(before), after.map(array)).check(sourceLocation: sourceLocation)
    let isAboutCommas = ["() /", "\n,", "(), a.", "(), /* ? */"].contains { before.contains($0) }
    guard !isAboutCommas else { return }
    let function = { (lines: String) in
      let statements = lines.replacing("(),", with: "!").replacing("()", with: "!")
      return """
        func layout() {
          begin()

        \(Self.indented(statements))
          end()
        }
        """
    }
    Reordering(name + " (statements)", function(before), after.map(function))
      .check(sourceLocation: sourceLocation)
  }

  static func indented(_ lines: String) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
