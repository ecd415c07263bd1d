import LayoutModel
import LayoutSolver

/// Where the boxes of a scene are on a device.
public struct SceneGeometry: Sendable {
  /// A rectangle in points, from the upper left corner of the root.
  public struct Rectangle: Sendable, Equatable {
    public var x, y, width, height: Fraction

    public var right: Fraction { x + width }
    public var bottom: Fraction { y + height }
  }

  public private(set) var frames: [Rectangle] = []
  /// The boxes whose size, or place in their container, follows from an unknown number.
  public private(set) var guessed: Set<Int> = []
  /// The unknown numbers that something follows from, with what was taken for them.
  public private(set) var guesses: [SceneGuess] = []
  /// For each box, the attributes that nothing determines.
  public private(set) var undetermined: [Int: LayoutAttributes] = [:]
  /// The contradictions of the scene that there are in this state.
  public private(set) var contradictions: [[Int]] = []

  /// The scene with the views in each other as this state adds them.
  public let scene: LayoutScene
  /// The boxes that the code does not add in this state.
  public let absent: Set<Int>
  /// The boxes in another one that no constraint, no frame with known numbers and no stack places.
  public let unplaced: Set<Int>
  public let hidden: Set<Int>
  /// What is true of the conditions of the code in this state.
  public let conditions: [String]
  public let isComplete: Bool
  /// What of the size of the view no code tells: `393 wide`.
  public private(set) var assumedSize: [String] = []

  /// The conditions that decide which constraints hold and what is seen, each of them one state; the code's own words.
  public static func states(of scene: LayoutScene) -> [String] {
    var known: Set<String> = []
    return SceneState.branches(of: scene).map(\.text).filter { known.insert($0).inserted }
  }

  /// Lays out a scene.
  ///
  /// - Parameter state: a condition that is true; by default, what has an alternative is as in the last branch.
  public init(_ scene: LayoutScene, on device: SceneDevice, state: String? = nil) {
    SceneWork.begin(scene.place.path)
    let state = SceneState(scene, state)
    let scene = scene.arranged(in: state)
    self.scene = scene
    var positive: Set<Int> = []
    func solved(_ layout: SceneLayout, _ height: Fraction?) -> SceneSolution {
      SceneSolution(layout, height: height, positive: &positive)
    }
    // Texts wrap in the widths of a first layout, and bars cover parts of it.
    let high = Fraction(2 * device.height)
    var layout = SceneLayout(scene, device, state, known: nil, isScreen: false)
    var solution = solved(layout, high)
    let isFirst = scene.boxes.contains { $0.mostLines != 1 } || scene.hasGuidesOfViews
    let known = isFirst ? scene.boxes.indices.map { solution.rectangle($0) } : nil
    if isFirst {
      layout = SceneLayout(scene, device, state, known: known, isScreen: false)
      solution = solved(layout, high)
    }
    var height: Fraction?
    var isAssumed = false
    if !scene.isController {
      let places = solution.places
      let natural = solution.rectangle(0).height
      height = places.isEmpty && natural.sign > 0 ? natural : places.neededHeight(atLeast: 44)
      isAssumed = height != natural && places.neededHeight(atLeast: 0) != height
      solution = solved(layout, height)
      if scene.isPart, case let missing = solution.missingHeight(places), missing.sign > 0 {
        height = solution.rectangle(0).height + missing
        solution = solved(layout, height)
      } else if !scene.isPart, solution.needsScreen(places) {
        height = Fraction(device.height)
        isAssumed = true
        layout = SceneLayout(scene, device, state, known: known, isScreen: true)
        solution = solved(layout, height)
      }
    }
    absent = layout.absent
    unplaced = layout.unplaced.subtracting(scene.opaqueBoxes)
    hidden = layout.hidden
    conditions = state.shown
    isComplete = solution.isBest
    frames = scene.boxes.indices.map { solution.rectangle($0) }
    let given = scene.givenSize
    if !scene.isController, !scene.isRow, given.width == nil,
      frames[0].width == Fraction(device.width)
    {
      assumedSize.append("\(frames[0].width) wide")
    }
    if isAssumed, given.height == nil, frames[0].height == height {
      assumedSize.append("\(frames[0].height) high")
    }
    guessed = layout.system.guessed
    if !layout.system.guesses.isEmpty {
      let growth = solution.solution.growth(with: layout.system.shift)
      let grows = scene.boxes.indices.map { solution.rectangle($0, in: growth) }
      // Whether a box has another size, or is elsewhere in its container, with other numbers.
      guessed.formUnion(
        scene.boxes.indices.dropFirst().filter { box in
          let (own, outer) = (grows[box], grows[scene.boxes[box].parent ?? 0])
          return own.width != .zero || own.height != .zero || own.x != outer.x || own.y != outer.y
        })
      guesses = layout.system.guesses.filter { guess in
        guard guess.value.isKnown else { return true }
        switch guess.member {
        case "width": return grows[guess.box].width != .zero
        case "height": return grows[guess.box].height != .zero
        default: return guessed.contains(guess.box)
        }
      }
    }
    contradictions = scene.contradictions.filter {
      $0.allSatisfy { state.holds(scene.constraints[$0].condition) }
    }
    undetermined = solution.undetermined
  }
}

/// An unknown number, and what was taken for it.
public struct SceneGuess: Sendable, Hashable {
  public let box: Int
  /// What it decides: `width`, `spacing`.
  public let member: String
  /// The number as the code writes it; empty for the size of an image, and of a view that no code lays out.
  public let text: String
  public let value: Fraction
}

/// What a scene is laid out on.
public struct SceneDevice: Sendable, Equatable {
  public var name: String
  /// The size of the screen in points.
  public var width: Int
  public var height: Int
  /// What the bars of the system take at the top and the bottom.
  public var topInset: Int
  public var bottomInset: Int
  public var isRightToLeft = false
  /// What fonts are multiplied by.
  public var textScale = Fraction(1)

  /// An iPhone with a notch: 393 by 852 points, safe area insets 59 and 34.
  public static let phone = SceneDevice(
    name: "phone", width: 393, height: 852, topInset: 59, bottomInset: 34)
  /// The smallest iPhone that current systems run on: 375 by 667 points, a status bar of 20.
  public static let smallPhone = SceneDevice(
    name: "small-phone", width: 375, height: 667, topInset: 20, bottomInset: 0)
  /// An 11-inch iPad: 834 by 1194 points, safe area insets 24 and 20.
  public static let tablet = SceneDevice(
    name: "tablet", width: 834, height: 1194, topInset: 24, bottomInset: 20)
}

extension SceneDevice {
  /// The device of a name, or of a size such as `320x568`; nil for another text.
  public init?(_ text: String) {
    if let known = [Self.phone, .smallPhone, .tablet].first(where: { $0.name == text }) {
      self = known
      return
    }
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    self.init(name: text, width: width, height: height, topInset: 0, bottomInset: 0)
  }
}
