import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The shadow and the border of a view can be seen.
struct InvisibleDecoration: Rule {
  let query =
    (Query.madeViews(with: content).map(Subject.view)
    || Query(content) { file, check in
      for layer in DecoratedLayer.ofClasses(in: file) { check(.ofClass(layer)) }
    }).inFiles { $0.hasWord(.layer, .clipsToBounds) }

  enum Subject {
    case view(View)
    case ofClass(DecoratedLayer)
  }

  private static let content = FileContent.names(
    .borderColor, .shadowColor, .shadowRadius, .shadowOffset, .shadowOpacity, .clipsToBounds,
    .masksToBounds)

  static let collectsNames = true

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .view(let view): check(view, in: file, &report)
    case .ofClass(let layer):
      guard let fault = clippedShadow(of: layer, in: file),
        !file.mayShow(fault.kind)
      else { return }
      report.add(finding(fault, layer.name.text))
    }
  }

  private func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    guard let layer = DecoratedLayer(view) else { return }
    let faults = faults(of: layer, in: file)
    if !faults.isEmpty {
      let certainty = view.certainty { $0.kind == .returned }
      for fault in faults where !file.mayShow(fault.kind) {
        report.add(finding(fault, view.text), certainty)
      }
    }
    guard layer.mayClip else { return }
    for use in view.events where use.kind == .call || use.kind == .member {
      checkShadow(of: layer, view, use, in: file, &report)
    }
  }

  /// Reports a call of a method that the project declares for views, if that gives a shadow to one that clips.
  private func checkShadow(
    of layer: DecoratedLayer, _ view: View, _ use: ViewUse, in file: ViewFile,
    _ report: inout Report
  ) {
    guard let handing = use.handing(in: file), let call = use.statement.lastCall,
      let kind = layer.clipping(
        in: file, of: Setting(tokens: call.tokens, path: [], statement: use.statement)),
      !file.mayShow(kind)
    else { return }
    let shadow = ViewHanding(
      handing, sure: .castsShadow, allowed: ViewEffects.placement.union(.configures))
    let certainty = view.certainty {
      $0.kind == .returned || $0.tokens == use.tokens
    }
    report.add(
      finding(HiddenDecoration(kind: kind, place: call.tokens), view.text),
      certainty.and(.certain(if: [shadow])))
  }

  private func faults(
    of layer: DecoratedLayer, in file: ViewFile
  ) -> [HiddenDecoration] {
    var faults: [HiddenDecoration] = []
    if let shadow = clippedShadow(of: layer, in: file) { faults.append(shadow) }
    guard !layer.mayBeSetElsewhere else { return faults }
    if !layer.sets(.borderWidth), let color = layer.visible(.borderColor) {
      faults.append(HiddenDecoration(kind: .border, place: color.tokens))
    }
    if !layer.sets(.shadowOpacity),
      let part = layer.visible(.shadowColor) ?? layer.visible(.shadowRadius)
        ?? layer.visible(.shadowOffset)
    {
      faults.append(HiddenDecoration(kind: .shadow, place: part.tokens))
    }
    return faults
  }

  private func clippedShadow(
    of layer: DecoratedLayer, in file: ViewFile
  ) -> HiddenDecoration? {
    guard let opacity = layer.visible(.shadowOpacity),
      let kind = layer.clipping(in: file, of: opacity)
    else { return nil }
    return HiddenDecoration(kind: kind, place: opacity.tokens)
  }

  private func finding(_ fault: HiddenDecoration, _ name: String) -> Finding {
    Finding(fault.place, .invisible(fault.kind, name), advice: .show(fault.kind, name))
  }
}

extension Finding.Message {
  fileprivate static func invisible(_ kind: HiddenDecoration.Kind, _ view: String) -> Self {
    switch kind {
    case .border:
      "`\(view)` gets a color for a border that it does not have: the `borderWidth` of a layer is 0 unless it is set"
    case .shadow:
      "the shadow of `\(view)` is transparent: the `shadowOpacity` of a layer is 0 unless it is set"
    case .clipped:
      "the shadow of `\(view)` is cut off: it is outside of the bounds, and `\(view)` clips what is there"
    case .clippedByClass(let name):
      "the shadow of `\(view)` is cut off: it is outside of the bounds, and a `\(name)` clips what is there"
    }
  }

  fileprivate static func show(_ kind: HiddenDecoration.Kind, _ view: String) -> Self {
    switch kind {
    case .border: "set `\(view).layer.borderWidth`"
    case .shadow: "set `\(view).layer.shadowOpacity`"
    case .clipped:
      "give the shadow to a view around `\(view)` that does not clip"
    case .clippedByClass: "give the shadow to a view around `\(view)`"
    }
  }
}

extension InvisibleDecoration {
  static let description = RuleDescription(
    id: "invisible_decoration",
    family: .correctness,
    summary: "Shadow or border that cannot be seen",
    rationale: """
      A layer's `borderWidth` and `shadowOpacity` are 0 by default: a color alone shows nothing. A shadow is drawn \
      outside the layer's bounds, so `clipsToBounds` cuts it off, as often happens with round corners; scroll views \
      clip by default. The rule reports views of UIKit's classes that the file makes, and view classes about their \
      own layer.
      """,
    limits: [
      "views or layers that another project function gets, or with a property of the project set",
      "methods of the project that give a shadow, unless the run sees the whole project",
      "clipping under a condition, and clipped views with a clear background",
      "views that are not private, unless a folder is linted and no other file names them",
    ],
    source:
      "Core Animation, CALayer.masksToBounds (https://developer.apple.com/documentation/quartzcore/calayer/maskstobounds), CALayer.shadowOpacity and CALayer.borderWidth; UIKit, UIView.clipsToBounds",
    effect: .sight,
    goodExamples: [
      "A border with a width": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func setupCover() {
          cover.layer.borderColor = UIColor.separator.cgColor
          cover.layer.borderWidth = 1
          addSubview(cover)
        }
      }
      """,
      "A clipped view in one with a shadow": """
      class PlayerView: UIView {
        private let shadow = UIView(), cover = UIImageView()

        func setupCover() {
          shadow.layer.shadowOpacity = 0.3
          cover.layer.cornerRadius = 8
          cover.clipsToBounds = true
          shadow.addSubview(cover)
        }
      }
      """,
      "A function that may set the width": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func setupCover() {
          cover.layer.borderColor = UIColor.separator.cgColor
          outline(cover)
        }
      }
      """,
    ],
    badExamples: [
      "Only a color": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func setupCover() {
          ↓cover.layer.borderColor = UIColor.separator.cgColor
          addSubview(cover)
        }
      }
      """,
      "A transparent shadow": """
      class PlayerView: UIView {
        private lazy var card: UIView = {
          let card = UIView()
          card.backgroundColor = .white
          ↓card.layer.shadowColor = UIColor.black.cgColor
          card.layer.shadowRadius = 8
          return card
        }()
      }
      """,
      "A shadow that is cut off": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func setupCover() {
          cover.layer.cornerRadius = 8
          cover.clipsToBounds = true
          cover.layer.shadowColor = UIColor.black.cgColor
          ↓cover.layer.shadowOpacity = 0.3
          addSubview(cover)
        }
      }
      """,
    ])
}
