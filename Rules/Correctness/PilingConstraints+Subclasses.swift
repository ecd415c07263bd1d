import Behavior
import LayoutModel
import RuleKit
import SwiftSource

/// A call of a function that subclasses fill with layout, in a function that runs again and again:
/// `viewWillLayoutSubviews() { setUpConstraints() }` in a base class.
struct SubclassCall {
  /// The name of the function that runs again and again.
  let callback: Lexeme
  /// The name of the function that it calls.
  let name: Lexeme
  let call: Call
  let function: OverridableFunction
  /// Whether it runs on each pass of the layout.
  let isLayout: Bool

  /// The calls of a file: the first one of each function.
  static func all(in file: ViewFile) -> [SubclassCall] {
    var calls: [SubclassCall] = []
    var names = KeySet()
    for function in file.functions where function.isMember && !function.isNested {
      let type = file.types[function.type]
      guard type.isView, type.kind == .class, !type.declaration.isFinal,
        function.declaration.kind == .function, let callback = function.declaration.name
      else { continue }
      let isLayout = function.declaration.callbackOccasion == .layout
      guard isLayout || Repetition(function, in: file) != nil else { continue }
      for statement in function.sureStatements.prefix(64) {
        guard let name = statement.calledName, let call = name.call,
          let callee = file.names.ownFunction(named: name, of: type.key),
          callee.isOverridable, !file.actions[callee.actions].contains(where: \.places),
          statement.first < file.flow.firstCondition(of: function, in: file),
          names.insert(TextHash.pair(type.key, callee.key))
        else { continue }
        calls.append(
          SubclassCall(
            callback: callback, name: name, call: call,
            function: OverridableFunction(callee.key, of: type.key), isLayout: isLayout))
      }
    }
    return calls
  }

  /// Collects the overrides of a file that make constraints each time they run.
  static func collectOverrides(of file: ViewFile, _ report: inout Report) {
    guard !file.constraints.isEmpty else { return }
    let subclasses = KeySet(
      file.types.filter {
        $0.kind == .class && $0.isView && $0.declaration.superclass?.isNameOfSystem == false
      }.map(\.key))
    for function in file.functions where function.isMember && !function.isNested {
      let (type, declaration) = (file.types[function.type], function.declaration)
      guard subclasses.contains(type.key), declaration.kind == .function,
        declaration.modifiers.contains(.override),
        !function.hasParameters, let name = declaration.name, !file.names.isUIKitMethod(name),
        let className = type.declaration.name,
        let work = file.memoized(PiledWorkSearch.init, { $0.first(in: function) }),
        case .constraints = work.kind
      else { continue }
      report.collect(LayoutOverrides.self) {
        $0.add(OverridableFunction(function.key, of: type.key), in: className.text)
      }
    }
  }
}

/// A function without parameters that makes constraints in subclasses, whatever files these are in.
struct OverridableFunction: Condition {
  /// The keys of the names of the function and of its class.
  let name, type: UInt64

  init(_ name: UInt64, of type: UInt64) { (self.name, self.type) = (name, type) }

  private func subclasses(in project: Project) -> (names: [String], count: Int) {
    guard let range = project.classes[type] else { return ([], 0) }
    return project.memoized(PlacedOverrides.init).byName[name]?.first(in: range.dropFirst()) ?? (
      [], 0
    )
  }

  func holds(in project: Project) -> Bool { subclasses(in: project).count > 0 }

  /// Names the subclasses.
  func complete(
    _ message: inout Finding.Message, _ advice: inout Finding.Message, in project: Project
  ) {
    let (names, count) = subclasses(in: project)
    switch count {
    case 1: message.text += " (`\(names[0])`)"
    case 2: message.text += " (`\(names[0])`, `\(names[1])`)"
    default: message.text += " (`\(names[0])` and \(count - 1) others)"
    }
  }
}

/// The functions that override others and make constraints each time that they run.
struct LayoutOverrides: Contribution {
  fileprivate private(set) var all: [(function: OverridableFunction, className: String)] = []

  init() {}

  mutating func add(_ function: OverridableFunction, in className: String) {
    all.append((function, className))
  }

  mutating func formUnion(_ other: LayoutOverrides) { all += other.all }
}

/// For the name of each function, the classes that override it so.
private struct PlacedOverrides {
  let byName: [UInt64: PlacedNames]

  init(_ project: Project) {
    byName = Dictionary(grouping: project[LayoutOverrides.self].all, by: \.function.name)
      .mapValues { overrides in
        PlacedNames(
          overrides.compactMap { function, name in
            project.classes[function.type].map { ($0.lowerBound, name) }
          })
      }
  }
}

/// The names of classes by their places in the tree of classes.
struct PlacedNames {
  private var places: [Int] = []
  private var names: [String] = []
  /// For each power of two, the index of the first name in order among as many that follow a place.
  private var firsts: [[Int]] = []

  init(_ placed: [(place: Int, name: String)]) {
    for (place, name) in placed.sorted(by: { $0 < $1 }) where places.last != place {
      places.append(place)
      names.append(name)
    }
    firsts = [Array(names.indices)]
    var width = 1
    while 2 * width <= names.count {
      let half = firsts[firsts.count - 1]
      firsts.append(
        (0...(names.count - 2 * width)).map { earlier(half[$0], half[$0 + width]) })
      width *= 2
    }
  }

  private func earlier(_ one: Int, _ other: Int) -> Int { names[other] < names[one] ? other : one }

  /// The first names of those at some places, at most two, and how many there are.
  func first(in range: Range<Int>) -> (names: [String], count: Int) {
    let start = places.partitioningIndex { $0 >= range.lowerBound }
    let count = places.partitioningIndex { $0 >= range.upperBound } - start
    guard count > 2 else { return (names[start..<start + count].sorted(), count) }
    let level = Int.bitWidth - 1 - count.leadingZeroBitCount
    let last = start + count - 1 << level
    return ([names[earlier(firsts[level][start], firsts[level][last])]], count)
  }
}
