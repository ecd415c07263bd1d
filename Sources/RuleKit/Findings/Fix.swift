import SwiftSource

/// A replacement of bytes in a file.
public struct Edit: Sendable, Equatable {
  /// Byte offsets in the file; empty to insert.
  public var range: Range<Int>
  /// The new bytes; empty to delete.
  public var replacement: [UInt8]

  public init(_ range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  public init(_ range: Range<Int>, with replacement: String) {
    self.init(range, replacement: Array(replacement.utf8))
  }
}

/// A change that resolves a finding. It is applied as a whole or not at all.
public struct Fix: Sendable, Equatable {
  /// Sorted; no two overlap or touch.
  public var edits: [Edit]
  /// What the fix promises: `safe` or `unsafe`.
  public var safety: FixSafety
  /// What a safe fix takes for granted about other files. Where one of them declares such a name, or where an unlikely
  /// assumption meets a run that does not see the whole project, it becomes unsafe, or is left out.
  public var assumptions: [Assumption]

  /// - Parameter edits: at least one; no two overlap or touch.
  public init(_ edits: [Edit], safety: FixSafety, assuming assumptions: [Assumption] = []) {
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.safety = safety
    self.assumptions = assumptions
  }

  /// That no other file of the project declares a name, or uses it in a way.
  public struct Assumption: Sendable, Hashable {
    /// What must not have the name.
    public enum Declaration: Sendable {
      /// A property that runs code when it is read: computed, lazy or wrapped.
      case computedProperty
      /// A property or a variable of any kind.
      case property
      /// An operator, or a function without parameters; `dynamicMember` stands for members that no file declares.
      case function
      /// A type.
      case type
    }

    let hash: UInt64
    /// Whether it may be taken for granted where the rest of the project is not seen.
    package let isLikely: Bool
    /// Whether there is no fix without it.
    package var isNeeded = false
    private(set) var isInFile = false

    mutating func read(_ names: NameCensus) { isInFile = names.fileCount(hash) > 0 }

    /// - Parameter isLikely: whether it may be taken for granted where the rest of the project is not seen.
    public init(no declaration: Declaration, named name: Lexeme, isLikely: Bool = true) {
      hash = NameCensus.hash(name, declaration.role)
      self.isLikely = isLikely
    }

    public init(no declaration: Declaration, named name: String) {
      hash = NameCensus.hash(name, declaration.role)
      isLikely = true
    }

    /// That no other file of the project names a member of anything so, and that all of them are known: the code would not
    /// compile otherwise. A word of layout is not counted, so that the rule leaves it out.
    public init(noMember name: Lexeme) {
      hash = NameCensus.hash(name, .member)
      (isLikely, isNeeded) = (false, true)
    }

    /// That no other file of the project has a class that inherits from one of this name.
    public init(noSubclassOf name: Lexeme) {
      hash = NameCensus.hash(name, .inherited)
      isLikely = false
    }

    /// That no other file of the project declares a function with the name and the labels of a call.
    public init?(noFunctionCalledBy call: Call) {
      guard let name = call.name else { return nil }
      hash =
        call.arguments?.reduce(NameCensus.hash(name, .function)) { hash, argument in
          // An argument without a label counts as one that is called `_`.
          NameCensus.hash(hash, addingLabel: argument.label.map { NameCensus.hash($0, .function) })
        } ?? NameCensus.hash(name, .function)
      isLikely = true
    }
  }
}

extension Fix.Assumption.Declaration {
  fileprivate var role: NameCensus.Role {
    switch self {
    case .computedProperty: .computed
    case .property: .property
    case .function: .function
    case .type: .declared
    }
  }
}

/// Which fixes of a rule are made, as configured. The raw value is the word in the configuration.
public enum FixSetting: String, CaseIterable, Sendable {
  /// As the rule declares for each fix.
  case standard = "default"
  /// All of them count as safe.
  case safe
  /// All of them count as unsafe.
  case unsafe
  /// None are made or offered.
  case off

  /// The fix of a finding with the configured safety; nil if it is off.
  package func applied(to fix: Fix?) -> Fix? {
    guard var fix else { return nil }
    switch self {
    case .standard: break
    case .safe: (fix.safety, fix.assumptions) = (.safe, [])
    case .unsafe: fix.safety = .unsafe
    case .off: return nil
    }
    return fix
  }
}
