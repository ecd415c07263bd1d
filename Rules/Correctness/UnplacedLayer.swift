import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A layer that is added gets a frame, and a shape gets a path.
struct UnplacedLayer: Rule {
  let query = Query.properties(with: .names(.addSublayer, .insertSublayer, .mask))
    .inFiles { !$0.hasWord(.sublayers) }

  func check(_ declaration: Declaration, in file: ViewFile, _ report: inout Report) {
    guard let layer = declaration.madeLayer, let name = declaration.name, declaration.isStored,
      !declaration.isStatic, !declaration.hasAttribute
    else { return }
    let isLocal = file.scopes.isLocal(name)
    let code = isLocal ? declaration.block.tokens : file.code.tokens
    let mentions = file.mentions(of: name).filter {
      $0 != name && code.indices.contains($0.index) && file.scopes.isLocal($0) == isLocal
        && ($0.isFreeName || !isLocal)
    }
    guard report.fuel.burn(mentions.count), mentions.allSatisfy(\.leavesLayerUnplaced),
      let addition = mentions.lazy.compactMap(\.layerAddition).first
    else { return }
    let isShape = layer.is(.CAShapeLayer)
    let finding = Finding(
      addition,
      "`\(name.text)` gets no \(isShape ? "path" : "frame: its size is zero"), and nothing of it is drawn",
      advice: "set its `\(isShape ? "path" : "frame")` in `layoutSubviews`")
    let isOwn = isLocal || declaration.isPrivate
    let type = file.scopes.type(around: declaration.statement)
    report.add(finding, isOwn ? .certain(if: []) : file.certaintyAboutFiles(of: name, in: type))
  }
}

extension Declaration {
  /// The class of the layer that it makes without a frame or a path.
  fileprivate var madeLayer: Lexeme? {
    guard let value, let first = value.first,
      let made = value.first(where: { $0.isNameOfLayer && $0.next?.kind == .leftParen }),
      first == made ? made.next?.partner == value.last : first.kind == .leftBrace,
      made.next?.next?.kind == .rightParen || made.hasPrefix("AV"),
      !value.contains(where: { $0.placesLayer || $0.addsLayer })
    else { return nil }
    switch made.layoutWord {
    case .CALayer, .CAGradientLayer, .CAShapeLayer, .CATextLayer, .AVPlayerLayer,
      .AVCaptureVideoPreviewLayer:
      return made
    default: return nil
    }
  }
}

extension Lexeme {
  fileprivate var placesLayer: Bool {
    self.is(.frame) || self.is(.bounds) || self.is(.path) || self.is(.position)
      || self.is(.shadowPath)
  }

  fileprivate var addsLayer: Bool { self.is(.addSublayer) || self.is(.insertSublayer) }

  /// The place that adds the layer of this name to another one, or makes it a mask.
  fileprivate var layerAddition: Lexemes? {
    if let statement, statement.assignedMember.is(.mask), statement.assignedValue?.last == self {
      return statement.tokens
    }
    let call = brackets?.call
    return call?.name?.addsLayer == true && call?.arguments?.first?.value.last == self
      ? call?.tokens : nil
  }

  /// Whether code at this name of a layer gives it no place, and hands it to nothing that may.
  fileprivate var leavesLayerUnplaced: Bool {
    guard let member else { return layerAddition != nil || brackets?.call?.name?.addsLayer == true }
    return !member.placesLayer && member.call == nil && statement?.target?.contains(self) == true
      || member.is(.removeFromSuperlayer) || member.is(.superlayer)
  }
}

extension UnplacedLayer {
  static let description = RuleDescription(
    id: "unplaced_layer",
    family: .correctness,
    summary: "Layer without a frame or path",
    rationale: """
      Constraints and autoresizing size views, not layers. A layer that is added has a size of zero until code sets its \
      frame, and a `CAShapeLayer` draws its path only. The rule reports gradients, shapes, texts, videos and plain layers \
      that the file makes and adds, or uses as a mask, and never places.
      """,
    limits: [
      "layers that code hands on, and files that read `sublayers`"
    ],
    source:
      "Core Animation, CALayer.frame (https://developer.apple.com/documentation/quartzcore/calayer/frame)",
    effect: .sight,
    goodExamples: [
      "A frame in each layout": """
      class CardView: UIView {
        private let gradient = CAGradientLayer()

        func setUp() {
          layer.addSublayer(gradient)
        }

        override func layoutSubviews() {
          super.layoutSubviews()
          gradient.frame = bounds
        }
      }
      """
    ],
    badExamples: [
      "No frame": """
      class CardView: UIView {
        private let gradient = CAGradientLayer()

        func setUp() {
          gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
          ↓layer.addSublayer(gradient)
        }
      }
      """
    ])
}
