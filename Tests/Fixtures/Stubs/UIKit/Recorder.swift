@_exported import Foundation

/// The trace of a program: its notes, the views that it added, what UIKit would have rejected, and the active
/// constraints at the end.
///
/// `begin` and `end` enclose a program. The order of notes and additions is kept. That of activations is not, because
/// it is irrelevant to UIKit, nor that of exceptions, the first of which would end an app.
public enum Recorder {
  /// A word of an event; objects get their names at the end, when their positions are known.
  enum Word {
    case text(String)
    case object(AnyObject)
  }

  static var events: [[Word]] = []
  private static var exceptions: [(text: String, constraint: NSLayoutConstraint)] = []
  public internal(set) static var activeConstraints: [NSLayoutConstraint] = []
  static var views: [UIView] = []

  /// Forgets what was recorded.
  public static func begin() {
    events = []
    exceptions = []
    activeConstraints = []
    views = []
  }

  /// Records that a program reached a point: generated code uses this for side effects.
  public static func note(_ text: String) { events.append([.text(text)]) }

  /// Records which constraint is at a place, such as a position that code reads.
  public static func note(_ text: String, _ constraint: NSLayoutConstraint?) {
    events.append([.text(text), constraint.map { .object($0) } ?? .text("nothing")])
  }

  /// Records an exception that UIKit would raise.
  static func exception(_ text: String, _ constraint: NSLayoutConstraint) {
    exceptions.append((text, constraint))
  }

  /// Everything that was recorded.
  ///
  /// - Parameter root: the view or view controller whose properties give the views their names.
  public static func end(_ root: Any) -> [String] {
    let names = ViewNames(root)
    let log = events.map { words in
      words.map { word in
        switch word {
        case .text(let text): text
        case .object(let constraint as NSLayoutConstraint): names.text(of: constraint)
        case .object(let object): names.name(of: object)
        }
      }.joined(separator: " ")
    }
    let raised = exceptions.map { "exception: \($0.text): \(names.text(of: $0.constraint))" }
      .sorted()
    let constraints = activeConstraints.map { "active: " + names.text(of: $0) }.sorted()
    let states = views.map { "state: \(names.name(of: $0)) \(stateText(of: $0))" }.sorted()
    begin()
    return log + raised + constraints + states
  }

  /// The values of a view: its properties that are not objects.
  private static func stateText(of view: UIView) -> String {
    var values: [String] = []
    var mirror: Mirror? = Mirror(reflecting: view)
    while let level = mirror {
      for child in level.children {
        guard let label = child.label, let text = valueText(child.value) else { continue }
        values.append("\(label)=\(text)")
      }
      mirror = level.superclassMirror
    }
    values += view.layer.values.sorted { $0.key < $1.key }.map { "layer.\($0.key)=\($0.value)" }
    return values.joined(separator: " ")
  }

  private static func valueText(_ value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { valueText($0.value) }
    }
    switch value {
    case let rect as CGRect: return "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"
    case let point as CGPoint: return "\(point.x) \(point.y)"
    case is Bool, is any BinaryInteger, is any BinaryFloatingPoint, is String, is CGSize,
      is UIEdgeInsets, is UIColor, is UIFont:
      return "\(value)"
    default: return mirror.displayStyle == .enum ? "\(value)" : nil
    }
  }
}

/// The names of views and guides: the properties that hold them, or their positions among the subviews.
struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]

  init(_ root: Any) {
    if let controller = root as? UIViewController {
      names[ObjectIdentifier(controller.view)] = "view"
    }
    if let view = root as? UIView { names[ObjectIdentifier(view)] = "self" }
    var mirror: Mirror? = Mirror(reflecting: root)
    while let level = mirror, level.subjectType != UIView.self,
      level.subjectType != UIViewController.self
    {
      for child in level.children { add(child.value, as: child.label ?? "") }
      mirror = level.superclassMirror
    }
    if let controller = root as? UIViewController { addSubviews(of: controller.view) }
    if let view = root as? UIView { addSubviews(of: view) }
  }

  private mutating func add(_ value: Any, as label: String) {
    let label = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let value = mirror.children.first?.value { add(value, as: label) }
    } else if mirror.displayStyle == .collection {
      for (index, child) in mirror.children.enumerated() {
        add(child.value, as: "\(label)[\(index)]")
      }
    } else if let view = value as? UIView, names[ObjectIdentifier(view)] == nil {
      names[ObjectIdentifier(view)] = label
    }
  }

  private mutating func addSubviews(of view: UIView) {
    for (index, subview) in view.subviews.enumerated() {
      if names[ObjectIdentifier(subview)] == nil {
        names[ObjectIdentifier(subview)] =
          "\(name(of: view))/\(Self.typeName(subview))#\(index)"
      }
      addSubviews(of: subview)
    }
  }

  func name(of object: AnyObject) -> String {
    if let guide = object as? UILayoutGuide {
      return guide.owningView.map { name(of: $0) + "." + guide.kind } ?? guide.kind
    }
    return names[ObjectIdentifier(object)] ?? "a \(Self.typeName(object))"
  }

  func text(of constraint: NSLayoutConstraint) -> String {
    var text = constraint.firstItem.map(name) ?? "nothing"
    text += ".\(constraint.firstAttribute) \(constraint.relation)"
    if let second = constraint.secondItem {
      text += " \(name(of: second)).\(constraint.secondAttribute) * \(constraint.multiplier) +"
    }
    text += " \(constraint.constant) @\(constraint.priority.rawValue)"
    return constraint.identifier.map { "\(text) '\($0)'" } ?? text
  }

  /// The name of a type, without the number that distinguishes its copies.
  private static func typeName(_ object: AnyObject) -> String {
    String(String(describing: type(of: object)).prefix { $0 != "_" })
  }
}
