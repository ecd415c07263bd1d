import LayoutModel
import LayoutSolver

/// What one file says about the layout of one view class or controller, in values that outlive the file.
public struct ScenePart: Sendable {
  /// The name of the class with those around it: `Player.Cell`.
  public let type: String
  /// What the class inherits from; empty where the file extends a class of another file.
  public var superclass = ""
  var inheritsFromSystem = false
  /// Whether the code is that of a controller, whose root is its `view`.
  public var isController = false
  /// The declaration of the class, or of its first extension in the file.
  public let place: ScenePlace
  public var views: [DeclaredView] = []
  /// The classes of other values, which are views if something adds or constrains them.
  public var types: [BoxName: String] = [:]
  /// The calls that make other values.
  var makers: [BoxName: NumberExpression] = [:]
  /// Which views are added to which, in the order of the code.
  public var additions: [Addition] = []
  /// The constraints, and what sets frames.
  public var constraints: [SceneConstraint] = []
  /// The constraints of the file that cannot hold together: a later one and those before it.
  var contradictions: [[(place: ScenePlace, attribute: LayoutAttributes)]] = []
  public var settings: [ViewSetting] = []
  /// What the initializers of the class get.
  var initializers: [[LayoutFunction.Parameter]] = []
  var functions: [Function] = []
  /// The views that functions of the project lay out in a way of their own.
  public var opaque: Set<BoxName> = []
  /// The indicators that run when the view is seen for the first time.
  var started: Set<BoxName> = []
  /// The calls of functions that may be the project's and lay out views.
  var calls: [LayoutCall] = []
  /// What code may do to views when it runs, besides what the scene shows.
  var changes: [(box: BoxName, text: String)] = []
  /// Whether it activates constraints that other code makes.
  public var hasForeignConstraints = false
  /// What the reader saw and could not follow.
  public var gaps: [SceneGap] = []

  init(type: String, place: ScenePlace) { (self.type, self.place) = (type, place) }

  /// The part without what functions do that no class calls on itself.
  ///
  /// - Parameter followed: those of the names that code of other classes calls, as the scenes of these show.
  func reached(by calls: Set<String>, _ followed: Set<String>) -> ScenePart {
    func isIdle(_ entry: String?) -> Bool { entry.map { !calls.contains($0) } ?? false }
    var part = self
    part.settings.removeAll { isIdle($0.entry) }
    part.additions.removeAll { isIdle($0.entry) }
    for index in part.additions.indices where part.additions[index].isLater {
      part.additions[index].isLater = part.additions[index].entry.map(followed.contains) != true
    }
    part.constraints.removeAll { isIdle($0.entry) }
    for case (let entry?, let place) in additions.map({ ($0.entry, $0.place) })
      + constraints.map({ ($0.entry, $0.place) })
    where isIdle(entry) {
      let text = "what `\(entry)()` does, which no class calls on itself"
      if !part.gaps.contains(where: { $0.text == text }) {
        part.gaps.append(SceneGap(place: place, text: text))
      }
    }
    return part
  }

  /// What is left of it in a subclass, which may add views elsewhere and make their constraints again.
  func without(_ subclass: [ScenePart]) -> ScenePart {
    let moved = Set(subclass.flatMap(\.additions).map(\.child))
    let remade = Set(subclass.flatMap(\.constraints).filter(\.isRemake).map(\.edge.box))
    let names = Set(views.map(\.name)).intersection(subclass.flatMap(\.views).map(\.name))
    let replaced = functions(replacedBy: subclass).map(\.bytes)
    func isReplaced(_ place: ScenePlace) -> Bool {
      place.path == self.place.path && replaced.contains { $0.contains(place.range.lowerBound) }
    }
    var part = names.isEmpty ? self : renaming(names)
    part.additions.removeAll { moved.contains($0.child) || isReplaced($0.place) }
    part.constraints.removeAll {
      moved.contains($0.edge.box) || remade.contains($0.edge.box) || isReplaced($0.place)
    }
    return part
  }

  /// The functions that a subclass overrides without a call of `super`, and those that only they call.
  private func functions(replacedBy subclass: [ScenePart]) -> [Function] {
    let overrides = Set(subclass.flatMap(\.functions).filter(\.replacesInherited).map(\.name))
    guard !overrides.isEmpty else { return [] }
    var replaced = functions.filter { overrides.contains($0.name) }
    var rest = functions.filter { !overrides.contains($0.name) }
    while let next = rest.firstIndex(where: { function in
      !function.callers.isEmpty
        && function.callers.allSatisfy { caller in
          replaced.contains { $0.bytes.lowerBound == caller }
        }
    }) {
      replaced.append(rest.remove(at: next))
    }
    return replaced
  }

  /// Lays out in views of one function what it lays out in the first of them, for which its code is read.
  mutating func repeatFunctions() {
    let made = makers.compactMap { box, maker -> (box: BoxName, function: String)? in
      guard case .call(let callee, _) = maker, let path = callee.path,
        path.count == 1 || path.dropLast() == ["self"], let name = path.last
      else { return nil }
      return (box, name)
    }.sorted { ($0.box.text, $0.box.scope) < ($1.box.text, $1.box.scope) }
    let groups = Dictionary(grouping: made, by: \.function).sorted { $0.key < $1.key }
    for (name, boxes) in groups where boxes.count > 1 {
      let bodies = functions.filter { $0.name.prefix { $0 != "(" } == name }.map(\.bytes)
      func isInside(_ place: ScenePlace) -> Bool {
        place.path == self.place.path
          && bodies.contains { $0.contains(place.range.lowerBound) }
      }
      var body = ScenePart(type: type, place: place)
      body.additions = additions.filter { isInside($0.place) }
      body.constraints = constraints.filter { isInside($0.place) }
      body.views = views.filter { $0.isLocal && isInside($0.place) }
      let locals = Set(body.views.map(\.name))
      body.settings = settings.filter { locals.contains($0.box) }
      let used = Set(
        body.constraints.map(\.edge.box) + body.additions.flatMap { [$0.child, $0.parent] })
      guard bodies.count == 1, let first = boxes.first(where: { used.contains($0.box) })?.box else {
        continue
      }
      for (number, other) in boxes.map(\.box).filter({ !used.contains($0) }).enumerated() {
        take(
          body.renaming { box in
            if box == first { return other }
            guard box.scope != 0 else { return box }
            return BoxName(text: box.text, scope: TextHash.pair(box.scope, UInt64(number + 1)))
          })
      }
    }
  }

  /// The part with other names for views that a subclass has its own of: private ones.
  private func renaming(_ names: Set<BoxName>) -> ScenePart {
    let salt = type.utf8.reduce(1) { ($0 &* 31) &+ UInt64($1) } | 1
    return renaming { box in
      let first = box.text.split(separator: ".").first.map(String.init) ?? ""
      guard names.contains(BoxName(text: first, scope: box.scope)) else { return box }
      return BoxName(text: box.text, scope: TextHash.pair(salt, box.scope))
    }
  }

  /// The part with other names for its views.
  func renaming(_ renamed: (BoxName) -> BoxName) -> ScenePart {
    var part = self
    func rename(_ box: inout BoxName) { box = renamed(box) }
    for index in part.views.indices { rename(&part.views[index].name) }
    part.types = Dictionary(types.map { (renamed($0.key), $0.value) }) { first, _ in first }
    part.makers = Dictionary(makers.map { (renamed($0.key), $0.value) }) { first, _ in first }
    part.opaque = Set(opaque.map(renamed))
    part.started = Set(started.map(renamed))
    for index in part.additions.indices {
      rename(&part.additions[index].child)
      rename(&part.additions[index].parent)
      part.additions[index].sibling = additions[index].sibling.map(renamed)
    }
    for index in part.constraints.indices {
      rename(&part.constraints[index].edge.box)
      if let box = constraints[index].target?.box {
        part.constraints[index].target?.box = renamed(box)
      }
    }
    for index in part.settings.indices { rename(&part.settings[index].box) }
    for index in part.changes.indices { rename(&part.changes[index].box) }
    return part
  }

  struct Function: Sendable {
    /// With its labels.
    let name: String
    /// Those of its body.
    let bytes: Range<Int>
    let replacesInherited: Bool
    /// Where the bodies of the functions begin that call it, if only functions of the file do.
    var callers: Set<Int> = []
  }

  public struct DeclaredView: Sendable {
    public var name: BoxName
    /// The class; nil where the code does not spell it.
    public let type: String?
    public let place: ScenePlace
    /// Whether it is a local: it belongs to the scene if something places it.
    public var isLocal: Bool
  }

  public struct Addition: Sendable {
    public var child: BoxName
    public var parent: BoxName
    public let isArranged: Bool
    /// Whether it goes below the views that are there: `insertSubview(_, at: 0)`.
    public let isFirst: Bool
    /// The view that it goes right below, if the code names one: `insertSubview(_, belowSubview: label)`.
    public var sibling: BoxName?
    /// The branches around it; nil without any.
    public var condition: SceneCondition?
    /// The function that code must call for it to happen; nil where it happens by itself.
    var entry: String?
    /// When it happens, after others that come before: the places of the calls that lead there, and its own.
    var order: [Int] = []
    public let place: ScenePlace
    /// Whether it happens when something else does, and not before the view is seen for the first time.
    var isLater = false
    /// Whether it is the view of a controller in another sense: `view = mainView`.
    var isWholeView = false
  }
}

public struct ScenePlace: Hashable, Sendable {
  /// The path as the run names it.
  public let path: String
  /// Counted from 1.
  public let line: Int
  /// The bytes of the name or the expression.
  public let range: Range<Int>
  /// The bytes of the whole declaration; `range` for anything else.
  public let declaration: Range<Int>
}

/// Something that the code does to a view and that a scene does not show.
public struct SceneGap: Hashable, Sendable {
  public let place: ScenePlace
  /// What it is, as a sentence without a period: "`views` is added in a loop".
  public let text: String
}

/// The name of a box in a scene.
public struct BoxName: Hashable, Sendable {
  /// The name as code writes it, without `self.`; empty for the view that the code belongs to.
  public let text: String
  /// Tells locals of one name apart; 0 for members.
  let scope: UInt64

  /// The view that the code belongs to: `self`, or a controller's `view`.
  public static let root = BoxName(text: "", scope: 0)

  /// Whether it is the code that makes a view without a name: `UIView()`.
  var isExpression: Bool { text.contains("(") || text.hasSuffix("…") }

  /// Whether it is that of a part which a view has by its class.
  func isMember(of view: BoxName) -> Bool {
    !view.text.isEmpty && scope == view.scope && text.hasPrefix(view.text + ".")
  }

  /// The name that a view of a class has where the view of that class has another name.
  func inside(_ view: BoxName) -> BoxName {
    guard !text.isEmpty else { return view }
    let own = view.scope == 0 && scope == 0 ? 0 : TextHash.pair(view.scope &+ 1, scope)
    return BoxName(
      text: "\(view.text).\(text)", scope: scope == 0 ? view.scope : own)
  }

  /// A member of what the name stands for: `card.titleLabel` of `card`.
  func member(_ name: String) -> BoxName {
    text.isEmpty
      ? BoxName(text: name, scope: scope) : BoxName(text: "\(text).\(name)", scope: scope)
  }
}

/// One side, center, baseline or length of a box or of one of its guides.
public struct SceneEdge: Hashable, Sendable {
  public var box: BoxName
  public var guide: ViewGuide?
  /// Whether it belongs to what `box` is in, which has no name in the code.
  public var isOfSuperview = false
  /// One attribute; empty for what is no edge of it in particular.
  public var attribute: LayoutAttributes = []

  func at(_ attribute: LayoutAttributes) -> SceneEdge {
    var edge = self
    edge.attribute = attribute
    return edge
  }
}

public struct SceneNumber: Hashable, Sendable {
  /// The value, where the project's code tells it.
  public var value: Fraction?
  /// As the code writes it.
  public var text: String
  /// Whether the text is subtracted; the value already is.
  public var isNegated = false
  /// What the text computes; nil where the value is known, or the text is no expression of numbers.
  var expression: NumberExpression?
  /// What it computes if variables have the values that they begin with.
  var likely: NumberExpression?

  var isOne: Bool { value == Fraction(1) }

  mutating func negate() {
    guard self != .zero else { return }
    value = value.map { -$0 }
    isNegated.toggle()
  }

  static let zero = SceneNumber(value: .zero, text: "0")
  static let one = SceneNumber(value: Fraction(1), text: "1")
}

/// `edge = target * multiplier + constant`, with UIKit's signs.
public struct SceneConstraint: Hashable, Sendable {
  public var edge: SceneEdge
  public var relation: Constraint.Relation
  /// Nil for a length in points, and for what the reader could not resolve.
  public var target: SceneEdge?
  public var multiplier = SceneNumber.one
  public var constant = SceneNumber.zero
  /// As the code writes it, without the type: `high`, `750`; nil for required.
  public var priority: String?
  /// Whether the code that makes it also activates it, without a condition.
  public var isActive = true
  /// Whether it takes the place of an earlier one: `updateConstraints`.
  public var isUpdate = false
  /// Whether all earlier ones of the box are gone: `remakeConstraints`.
  public var isRemake = false
  /// The branches around it; nil without any.
  public var condition: SceneCondition?
  /// The function that code must call for it to be made; nil where it is made anyway.
  var entry: String?
  /// Whether it is what UIKit does, and no code says so.
  var isImplied = false
  /// What its constant becomes later, as the code writes it; nil where no code of the file changes it.
  var laterConstant: String?
  /// Whether it sets a part of a frame once, instead of holding from then on.
  public var setsFrame = false
  /// Whether a library computes a frame from it: in a view that scrolls, it relates to the view and not to its content.
  var isOfFrame = false
  /// Whether the class of a view makes it in there.
  var isInner = false
  public var place: ScenePlace
}

extension SceneConstraint {
  /// What becomes of it, or may do: `height = 44`, `height`; nil for what stays.
  var change: String? {
    if let laterConstant, !isInner { return "\(edge.attribute.name) = \(laterConstant)" }
    let stays = isInner || setsFrame || isActive && !isUpdate && !isRemake
    return stays ? nil : edge.attribute.name
  }
}

/// A member that the code sets on a view.
public struct ViewSetting: Hashable, Sendable {
  public var box: BoxName
  /// The member or the method: `font`, `setTitle`.
  public let member: String
  /// The value on one line, as the code writes it.
  public var value: String
  /// Whether it is set when something happens, and not before the view is seen for the first time.
  var isLater = false
  /// Whether the value is that of one answer to a question which no file answers.
  var isOneOfSeveral = false
  public var isCall = false
  public var isFrame = false
  /// Whether the value comes from data: a parameter, or a member of a property that is not a view.
  public var isData: Bool
  /// The branches around it, where they decide whether the view is seen; nil without any, and for other members.
  public var condition: SceneCondition?
  /// The function that code must call for it to be set; nil where it is set anyway.
  var entry: String?
  /// What it is called, if it comes from data: `name` of `props.name`.
  var nameOfData: String?
  /// What the value is.
  package var expression: NumberExpression

  /// The same with what a caller gives for the names of parameters.
  func given(_ given: [String: NumberExpression]) -> ViewSetting {
    let known = expression.given(given)
    guard known != expression else { return self }
    var setting = self
    (setting.expression, setting.value, setting.nameOfData) = (known, known.text, known.nameOfData)
    setting.isData = isData && known.literal == nil
    return setting
  }

  /// As the code says it: `isHidden = false`, `setTitle("Play")`.
  ///
  /// - Parameter limit: how many characters of the value are shown.
  func text(atMost limit: Int) -> String {
    let value = value.onOneLine(atMost: limit)
    return (isCall ? "\(member)(\(value))" : "\(member) \(isData ? "←" : "=") \(value)")
      + (condition?.suffix ?? "")
  }
}
