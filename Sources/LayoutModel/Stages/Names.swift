import SwiftSource

/// The second stage: what the names of a file mean.
public final class Names: CodeReader {
  /// Where the names are declared.
  public let scopes: Scopes
  /// The properties with an initial value.
  @exclusivity(unchecked) public internal(set) var properties: [ViewProperty] = []
  /// The properties and locals that hold views.
  @exclusivity(unchecked) public internal(set) var subviews: [Subview] = []
  /// Type and name of each property, and scope and name of each local, that is a view.
  @exclusivity(unchecked) var viewNames = KeySet()
  /// Type and name of each stored property.
  @exclusivity(unchecked) var propertyNames = KeySet()
  /// Type and name of each view that is added or constrained.
  @exclusivity(unchecked) var placedNames = KeySet()
  /// What is read on first use.
  @exclusivity(unchecked) var lazily = LazyNames()

  init(_ scopes: Scopes) {
    self.scopes = scopes
    super.init(scopes.source, scopes.code)
  }

  /// Reads the names of the file that the scopes are of.
  func read() {
    turnToFile()
    properties.removeAll(keepingCapacity: true)
    subviews.removeAll(keepingCapacity: true)
    viewNames.removeAll()
    propertyNames.removeAll()
    placedNames.removeAll()
    lazily = LazyNames()
    readDeclarations()
  }
}

/// What few files need to know about their names: nil until first use.
struct LazyNames {
  /// Where the views are named.
  var uses: ViewUses?
  /// Type and name of each property that keeps its value.
  var kept: KeySet?
  /// What the file declares that runs code.
  var declared: Box<DeclaredNames>?
  /// Scope and name of each local whose declaration makes a view.
  var madeLocals: KeySet?
  /// For the name of each function, where it occurs.
  var mentions: KeyMap<[Lexeme]>?
  /// For type and name, the parameterless function.
  var functions: KeyMap<Int>?
  /// By type and name, the index of the only function of that name; -1 for several.
  var onlyFunctions: KeyMap<Int>?
  /// For the identity of each view, its index; -1 where two have one.
  var subviewsByIdentity: Box<KeyMap<Int>>?
}
