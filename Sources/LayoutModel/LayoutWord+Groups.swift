import SwiftSource

extension LayoutWord {
  /// The names without which a file makes no constraint.
  static let makingConstraints: [LayoutWord] =
    [
      .constraint, .NSLayoutConstraint, .equalTo, .equalToSuperview, .lessThanOrEqualTo,
      .lessThanOrEqualToSuperview, .greaterThanOrEqualTo, .greaterThanOrEqualToSuperview,
      .constrain, .easy, .EasyPeasy, .Stevia, .SteviaLayout,
      .makeConstraints, .remakeConstraints, .updateConstraints, .prepareConstraints,
      .snp_makeConstraints, .snp_remakeConstraints, .snp_updateConstraints, .snp_prepareConstraints,
    ] + anchors + VisualFormatDialect.triggers + LibraryTable.all.flatMap(\.triggers)

  /// Layout anchors and groups of them, which constraints are made of by comparison.
  static let anchors: [LayoutWord] = [
    .topAnchor, .leadingAnchor, .trailingAnchor, .bottomAnchor, .leftAnchor, .rightAnchor,
    .centerXAnchor, .centerYAnchor, .widthAnchor, .heightAnchor, .firstBaselineAnchor,
    .lastBaselineAnchor, .edgeAnchors, .horizontalAnchors, .verticalAnchors, .centerAnchors,
    .sizeAnchors,
  ]

  /// The names without which a file sets no frame.
  static let settingFrames: [LayoutWord] =
    [.frame, .bounds, .center, .pin, .flex, .withFrame, .withBounds] + scalingFrames

  /// The names without which no view of a file is made with a frame that scales.
  static let scalingFrames: [LayoutWord] = [
    .KTResponsiveUI, .topInset, .leftInset, .keepEqual, .performLayout, .scaleForScreenWidth,
    .scaleForScreenHeight, .getValueScaledByScreenWidthFor, .getValueScaledByScreenHeightFor,
  ]

  /// The names without which a file adds no view.
  static let addingViews: [LayoutWord] = [
    .addSubview, .addSubviews, .insertSubview, .addArrangedSubview, .addArrangedSubviews,
    .insertArrangedSubview, .Stevia, .SteviaLayout, .flex, .arrangedSubviews,
  ]

  /// The names without which a file neither adds a view nor constrains one, not even by an empty closure.
  static let placingViews: [LayoutWord] =
    addingViews + makingConstraints
}
