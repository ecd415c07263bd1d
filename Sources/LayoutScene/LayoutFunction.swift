import LayoutModel
import LayoutSolver

/// A function of the project that lays out what it gets: `view.pinToEdges(of: container, insets: insets)`.
public struct LayoutFunction: Sendable {
  /// The name without labels.
  let name: String
  /// Whether it belongs to all views, as an extension of `UIView`: its `self` is what it is called on.
  let isOfSystem: Bool
  /// The class with those around it that it is a member of.
  let type: String
  let parameters: [Parameter]
  /// The parameters by their names.
  let indices: [Substring: Int]
  /// Whether it calls nothing: if it lays nothing out, that is certain.
  let callsNothing: Bool
  var additions: [ScenePart.Addition] = []
  var constraints: [SceneConstraint] = []
  /// What it sets on what it gets.
  var settings: [ViewSetting] = []
  /// What it calls.
  var calls: [LayoutCall] = []

  /// A parameter.
  struct Parameter: Sendable {
    /// The label in calls; empty for none.
    let label: String
    /// The name in the function.
    let name: String
    /// The default value, as the code writes it.
    let value: String?
  }

  /// The parameter that a box of the function stands for, or that it is a part of: `top`, too, in `if let top = top { … }`.
  ///
  /// - Returns: its index, and the path behind its name.
  func parameter(_ box: BoxName) -> (index: Int, path: Substring)? {
    let name = box.text.prefix { $0 != "." }
    guard box.scope != 0, let index = indices[name] else { return nil }
    return (index, box.text.dropFirst(name.count + 1))
  }

  /// Whether nothing is known that it lays out.
  var isEmpty: Bool {
    additions.isEmpty && constraints.isEmpty && settings.isEmpty && calls.isEmpty
  }

  /// Whether it has to do with nothing but what it gets: no views that it makes.
  var isPlain: Bool {
    func isKnown(_ box: BoxName) -> Bool { box.scope == 0 || gets(box) }
    return additions.allSatisfy { isKnown($0.child) && isKnown($0.parent) }
      && constraints.allSatisfy {
        isKnown($0.edge.box) && $0.target.map { isKnown($0.box) } != false
      }
  }

  /// Whether a view is one that it gets.
  func gets(_ box: BoxName) -> Bool { parameter(box) != nil }
}

/// A call of a function that may be the project's and lay out views.
struct LayoutCall: Sendable {
  /// The name of the function without labels.
  let name: String
  /// What it is called on: the view that the code belongs to where nothing is written; nil for what is no view.
  let receiver: BoxName?
  let arguments: [Argument]
  /// Whether a closure follows.
  let hasClosure: Bool
  /// The condition around the call; nil without one.
  let condition: String?
  /// Whether the constraints that the function returns are activated.
  var activates = false
  /// Where it is, and what is said of it if the function is unknown.
  let gap: SceneGap
  /// The views whose place is unknown then.
  var views: Set<BoxName>

  /// An argument of a call.
  struct Argument: Sendable {
    /// Empty for none.
    let label: String
    /// As the code writes it.
    var text: String
    /// The views that it is: several for a list.
    let boxes: [BoxName]
    /// Whether it is the view that the box is in.
    var isSuperview = false
    /// The guide of the view, and for an anchor the attribute that it is.
    var guide: ViewGuide?
    var attribute: LayoutAttributes = []
  }
}

extension LayoutCall {
  /// The arguments for the parameters of a function, nil for each that is left out; nil if the function does not take them.
  func matched(to function: LayoutFunction) -> [Argument?]? {
    guard function.name == name else { return nil }
    var rest = arguments[...]
    if hasClosure {
      rest.append(Argument(label: function.parameters.last?.label ?? "", text: "{…}", boxes: []))
    }
    var matched: [Argument?] = []
    for parameter in function.parameters {
      if let next = rest.first, next.label == parameter.label {
        matched.append(rest.removeFirst())
      } else if parameter.value != nil {
        matched.append(nil)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? matched : nil
  }
}
