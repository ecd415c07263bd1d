import LayoutModel

/// A function without parameters that subclasses in other files may override.
public struct OverridableFunction: Sendable, Hashable {
  /// The key of the name of its class.
  public var type: UInt64
  /// The key of its name.
  public var name: UInt64

  public init(_ name: UInt64, of type: UInt64) {
    self.type = type
    self.name = name
  }
}

/// That a class calls a function, which subclasses may override, whenever another one runs: `setUp()` in `viewDidLoad()`.
public struct SetupRun: Sendable, Equatable {
  /// The function that is called.
  public var function: OverridableFunction
  /// The key of the full name of the function that calls it: `viewDidLoad()`, `init(frame:)`.
  public var caller: UInt64

  public init(_ function: OverridableFunction, in caller: UInt64) {
    (self.function, self.caller) = (function, caller)
  }

  fileprivate var key: UInt64 { TextHash.pair(TextHash.pair(function.type, function.name), caller) }
}

/// Which classes of some files inherit from which, which of their overrides make constraints each time that they run,
/// which lengths they fix of their own views, and what methods of UIKit's views and layers do, such as add a new layer.
///
/// Classes and methods are told apart by their names only.
public struct ClassFacts: Sendable {
  private struct Override: Sendable {
    var function: OverridableFunction
    var className: String
  }

  /// The keys of classes and of their superclasses.
  private var superclasses: [(type: UInt64, superclass: UInt64)] = []
  private var overrides: [Override] = []
  /// The keys of what classes call in their setup.
  private var runs: [UInt64] = []
  /// For each method that a rule identifies, whether all that it may be do what the rule asks.
  private var layerMethods: [UInt64: Bool] = [:]
  /// The names of controllers whose views other files add to theirs.
  private var embedded: Set<String> = []
  /// Whether some code hides the content views of cells, or turns their touches off.
  private(set) var uncoversCells = false
  /// By the names of classes.
  private var ownSizes: [String: Set<OwnSize>] = [:]
  /// A class with more than these is known by its name only.
  private static let mostSizes = 32

  /// What keeps subscriptions and observers.
  public var stores = StoreFacts()

  public init() {}

  /// Whether there are no facts.
  var isEmpty: Bool {
    superclasses.isEmpty && overrides.isEmpty && runs.isEmpty && layerMethods.isEmpty
      && ownSizes.isEmpty && embedded.isEmpty && stores.isEmpty && !uncoversCells
  }

  /// Adds a class with its superclass, both by the keys of their names.
  public mutating func add(_ type: UInt64, inheritingFrom superclass: UInt64) {
    // Several rules say the same of the few classes of a file.
    guard !superclasses.contains(where: { $0.type == type && $0.superclass == superclass }) else {
      return
    }
    superclasses.append((type, superclass))
  }

  /// Adds what a class calls in its setup.
  public mutating func add(_ run: SetupRun) { runs.append(run.key) }

  /// Adds a function that overrides another one, and makes constraints each time that it runs.
  public mutating func add(override function: OverridableFunction, in className: String) {
    overrides.append(Override(function: function, className: className))
  }

  /// Adds lengths that a class fixes of its own views.
  public mutating func add(_ size: OwnSize) {
    ownSizes[size.type, default: []].insert(size)
  }

  /// The lengths that the class of a view fixes, none of which is the one that is wanted; nil if it fixes none, or that
  /// one.
  func contradictions(of demand: OwnSizeDemand) -> Set<String>? {
    guard let all = ownSizes[demand.type], all.count <= Self.mostSizes else { return nil }
    return demand.contradictions(by: all)
  }

  /// Adds a controller, by the name of its class, whose view is added to another one.
  public mutating func add(embedded controller: String) { embedded.insert(controller) }

  /// Notes that code hides the content views of cells, or turns their touches off.
  public mutating func addUncoveredCells() { uncoversCells = true }

  /// Whether some code adds the view of a controller to another one.
  func embed(_ controller: String) -> Bool { embedded.contains(controller) }

  /// Adds a method in an extension of one of UIKit's views or layers.
  ///
  /// - Parameters:
  ///   - name: identifies those that a call may mean, and what a rule asks of them.
  ///   - fits: whether it does that.
  public mutating func add(layerMethod name: UInt64, fits: Bool) {
    layerMethods[name] = fits && layerMethods[name] ?? true
  }

  /// Whether there is a method of a name, and each one does what the rule asks.
  func hasLayerMethod(_ name: UInt64) -> Bool { layerMethods[name] ?? false }

  mutating func formUnion(_ other: ClassFacts) {
    superclasses += other.superclasses
    overrides += other.overrides
    runs += other.runs
    stores.formUnion(other.stores)
    uncoversCells = uncoversCells || other.uncoversCells
    if !other.embedded.isEmpty { embedded.formUnion(other.embedded) }
    if !other.ownSizes.isEmpty { ownSizes.merge(other.ownSizes) { $0.union($1) } }
    if !other.layerMethods.isEmpty {
      layerMethods.merge(other.layerMethods) { $0 && $1 }
    }
  }

  /// What superclasses call in their setup.
  struct SuperclassRuns {
    private var superclasses: [UInt64: Set<UInt64>] = [:]
    private let runs: Set<UInt64>

    init(_ facts: ClassFacts) {
      for (type, superclass) in facts.superclasses {
        superclasses[type, default: []].insert(superclass)
      }
      runs = Set(facts.runs)
    }

    /// Whether a class or one that it inherits from calls the function. Silent where two classes have one name.
    func contain(_ run: SetupRun) -> Bool {
      var run = run
      var seen: Set<UInt64> = []
      while seen.insert(run.function.type).inserted {
        if runs.contains(run.key) { return true }
        guard let next = superclasses[run.function.type], next.count == 1, let type = next.first
        else { return false }
        run.function.type = type
      }
      return false
    }
  }

  /// For functions that are overridden, the names of the classes that make constraints in their overrides, sorted.
  struct Overriders {
    private var subclasses: [UInt64: [UInt64]] = [:]
    private var overrides: [OverridableFunction: Set<String>] = [:]

    init(_ facts: ClassFacts) {
      for (type, superclass) in facts.superclasses {
        subclasses[superclass, default: []].append(type)
      }
      for override in facts.overrides {
        overrides[override.function, default: []].insert(override.className)
      }
    }

    /// The subclasses, direct or not, that override a function so.
    func classes(overriding function: OverridableFunction) -> [String] {
      var names: Set<String> = []
      var seen: Set<UInt64> = [function.type]
      var next = [function.type]
      while let type = next.popLast() {
        for subclass in subclasses[type] ?? [] where seen.insert(subclass).inserted {
          names.formUnion(overrides[OverridableFunction(function.name, of: subclass)] ?? [])
          next.append(subclass)
        }
      }
      return names.sorted()
    }
  }
}
