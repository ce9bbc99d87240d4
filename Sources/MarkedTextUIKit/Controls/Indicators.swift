public import Foundation

/// A sign that something is going on.
@MainActor open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// Medium.
    case medium = 100
    /// Large.
    case large = 101
  }
  /// A sign of a size, not moving and hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }
  /// A sign, not moving and hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// A sign; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// How large it is; kept only.
  open var style: Style = .medium
  /// Whether it is hidden while nothing goes on.
  open var hidesWhenStopped = true
  /// The colour; kept only.
  open var color: UIColor?
  /// Whether something is going on.
  open private(set) var isAnimating = false
  /// Something goes on.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }
  /// Nothing goes on any more.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}

/// A bar that shows how far something has come.
@MainActor open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }
  /// An empty bar.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// An empty bar.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  /// An empty bar; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// How far it has come, 0 to 1.
  open var progress: Float {
    get { part }
    set { part = min(max(0, newValue), 1) }
  }
  private var part: Float = 0
  /// Sets how far it has come, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The colour of what is done; kept only.
  open var progressTintColor: UIColor?
  /// The colour of what is left; kept only.
  open var trackTintColor: UIColor?
}
