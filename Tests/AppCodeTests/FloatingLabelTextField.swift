import UIKit

/// A field with a label, a line below and an eye, as apps subclass it.
final class FloatingLabelTextField: UITextField {
  let floatingLabel = UILabel()
  private let underline = CALayer()
  private var topConstraint: NSLayoutConstraint?
  var errorMessage: String? {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  override var placeholder: String? { didSet { floatingLabel.text = placeholder } }
  override var isSecureTextEntry: Bool { didSet { rightView?.isHidden = !isSecureTextEntry } }
  override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }
  override func layoutSubviews() {
    super.layoutSubviews()
    underline.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    floatingLabel.sizeToFit()
  }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -8).contains(point)
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: -4, dy: 0)
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.addSublayer(underline)
    underline.backgroundColor = UIColor.systemGray4.cgColor
    layer.masksToBounds = true
    layer.borderWidth = 1
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 2)
    floatingLabel.attributedText = NSAttributedString(
      string: "Name", attributes: [.kern: 1.2, .foregroundColor: tintColor as Any])
    addSubview(floatingLabel)
    floatingLabel.translatesAutoresizingMaskIntoConstraints = false
    topConstraint = floatingLabel.topAnchor.constraint(equalTo: topAnchor, constant: 4)
    topConstraint?.isActive = true
    setContentHuggingPriority(.defaultLow, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .vertical)
    let eye = UIButton(type: .custom)
    eye.setImage(
      UIImage(systemName: "eye.slash", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14)), for: .normal)
    eye.setImage(UIImage(systemName: "eye"), for: .selected)
    eye.tintColor = .secondaryLabel
    eye.contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    eye.addAction(
      UIAction { [weak self] action in
        (action.sender as? UIButton)?.isSelected.toggle()
        self?.isSecureTextEntry.toggle()
      }, for: .touchUpInside)
    rightView = eye
    rightViewMode = .whileEditing
    accessibilityTraits.insert(.updatesFrequently)
    UIAccessibility.post(notification: .announcement, argument: "error")
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
      animations: { self.layoutIfNeeded() }, completion: nil)
    UIView.animate(withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.5) {
      self.floatingLabel.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    }
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }
  func shake() {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.duration = 0.6
    animation.values = [-20.0, 20.0, -10.0, 10.0, 0.0]
    layer.add(animation, forKey: "shake")
  }
}
