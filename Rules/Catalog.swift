import LintEngine

/// Every rule of layoutlint, in the order of the catalogue. A test holds the list against the folder.
public enum Catalog {
  /// The rules; `explain`, the tests and the command line all read this.
  public static let rules: [any Rule.Type] = [
    // The four at the core.
    ConstraintOrder.self,
    SetupGrouping.self,
    ConfigInLayout.self,
    NegativeConstant.self,
    // More from the cookbook.
    SetupLength.self,
    LayoutInInitialization.self,
    ForeignConstraint.self,
    SubviewOrder.self,
    SetupName.self,
    SubviewWrapper.self,
    PriorityWrapper.self,
    HierarchyIndentation.self,
    RoundedCorners.self,
    MissingPreview.self,
    MemberOrder.self,
    ViewStructure.self,
    ViewConfiguration.self,
    InteractionStyle.self,
    InlineStyle.self,
    ActivateTogether.self,
    LayoutDialect.self,
    PhysicalEdges.self,
    ExposedSubview.self,
    SetupPrefix.self,
    InitializerStyle.self,
    InlinePriority.self,
    InterfaceBuilder.self,
    UnclippedCorners.self,

    // Mistakes that only show at run time: constraints.
    InactiveConstraint.self,
    SelfConstraint.self,
    MixedEdgeDirections.self,
    OutwardInequality.self,
    DuplicateConstraint.self,
    ConflictingConstraints.self,
    AmbiguousLayout.self,
    ConstantSign.self,
    EarlyDeactivation.self,
    WeakConstraint.self,

    // Mistakes that only show at run time: the view tree.
    ConstrainedBeforeAdded.self,
    UpdateWithoutMake.self,
    StackAddition.self,
    ArrangedSubviewRemoval.self,
    ArrangedSubviewPinned.self,
    HiddenSubviewSize.self,
    IneffectiveMargins.self,
    PilingConstraints.self,
    UnusedSetup.self,
    AddedTwice.self,
    LingeringSubview.self,
    DeadSubview.self,
    MissingAutoresizingOptOut.self,
    CellContentView.self,
    LayoutInCallback.self,
    ScreenBounds.self,
    MissingSuperCall.self,
    UnboundedLabel.self,
    AmbiguousContentSize.self,
    SizeBeforeLayout.self,
    InvisibleDecoration.self,
    UnclippedImage.self,
    ButtonContent.self,
    OneLineLabel.self,
    SelfInInitialValue.self,
    IgnoredTouches.self,
    CachedAttributes.self,
    AlwaysHidden.self,
    IdleControl.self,
    UnparentedController.self,
    UnanimatedConstraints.self,
    CollectionViewLayout.self,
    ViewInLoadView.self,
    TableHeaderSize.self,
    HeaderBackground.self,
    StaleIntrinsicSize.self,
    ForeignFrame.self,
    StaleLayerColor.self,
    TranslucentContainer.self,
    KeyboardFrame.self,

    // Frame layout.
    UnfinishedViewLayout.self,
    ViewLayoutGuide.self,
    UnscaledConstant.self,
    ScaledCircle.self,
    FrameSnapping.self,
    LayoutEntryPoint.self,
    ZeroSize.self,

    // Suppressions.
    UnknownSuppression.self,
    UnusedSuppression.self,
    SuppressionReason.self,
  ]

  /// Finds the project's own layout functions for `init`; no rule of the catalogue.
  public static let helperSearch: any Rule.Type = HelperSearch.self
}
