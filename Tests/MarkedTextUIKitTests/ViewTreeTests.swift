import MarkedTextUIKit
import Testing

@MainActor @Suite struct ViewTreeTests {
  @Test func viewsKeepTheirOrder() {
    let parent = UIView()
    let views = (0..<4).map { index in
      let view = UIView()
      view.tag = index + 1
      return view
    }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], aboveSubview: views[0])
    #expect(parent.subviews.map(\.tag) == [3, 1, 4, 2])
    parent.bringSubviewToFront(views[2])
    parent.sendSubviewToBack(views[1])
    #expect(parent.subviews.map(\.tag) == [2, 1, 4, 3])
    parent.addSubview(views[1])
    #expect(parent.subviews.map(\.tag) == [1, 4, 3, 2])
    parent.insertSubview(views[0], at: 2)
    #expect(parent.subviews.map(\.tag) == [4, 1, 3, 2])
    parent.insertSubview(views[0], belowSubview: views[3])
    #expect(parent.subviews.map(\.tag) == [1, 4, 3, 2])
    views[3].removeFromSuperview()
    #expect(parent.subviews.map(\.tag) == [1, 3, 2])
    #expect(views[3].superview == nil)
    #expect(parent.viewWithTag(3) === views[2])
    #expect(parent.viewWithTag(4) == nil)
  }

  @Test func aViewHasOneParent() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
    #expect(child.isDescendant(of: second) && !child.isDescendant(of: first))
  }

  @Test func viewsHearOfTheirWindow() {
    let (window, outer, inner) = (UIWindow(frame: .zero), WindowWatcher(), WindowWatcher())
    outer.addSubview(inner)
    #expect(inner.windows == 0)
    window.addSubview(outer)
    #expect(outer.windows == 1 && inner.windows == 1)
    #expect(inner.window === window)
    outer.removeFromSuperview()
    #expect(outer.windows == 2 && inner.windows == 2)
    #expect(inner.window == nil)
  }

  @Test func controllerLoadsItsViewOnce() {
    let controller = LifeController()
    #expect(!controller.isViewLoaded)
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.log == ["load", "didLoad"])
    #expect(controller.view.next === controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.log == ["load", "didLoad", "willAppear", "didAppear"])
    #expect(controller.view.window === window)
    #expect(controller.view.frame.size == CGSize(width: 10, height: 20))
  }

  @Test func dismissedFormsEndEditing() {
    let (host, form, field) = (UIViewController(), UIViewController(), UITextField())
    form.view.addSubview(field)
    host.present(form, animated: true)
    field.becomeFirstResponder()
    #expect(form.presentingViewController === host)
    form.dismiss(animated: true)
    #expect(!field.isEditing)
    #expect(host.presentedViewController == nil)
  }

  @Test func stackForgetsWhatLeavesIt() {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1]])
    #expect(stack.subviews == views)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [])
    #expect(stack.subviews == [views[0]])
  }

  @Test func coloursAreEqualByValue() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.components == [1, 0, 0, 0.5])
  }
}

private class WindowWatcher: UIView {
  var windows = 0
  override func didMoveToWindow() { windows += 1 }
}

private class LifeController: UIViewController {
  var log: [String] = []
  override func loadView() {
    log.append("load")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
}

@MainActor @Suite struct NavigationTests {
  @Test func whatIsCoveredEndsEditing() {
    let (root, detail, field) = (UIViewController(), UIViewController(), UITextField())
    root.view.addSubview(field)
    let navigation = UINavigationController(rootViewController: root)
    field.becomeFirstResponder()
    #expect(root.navigationController === navigation)
    navigation.pushViewController(detail, animated: true)
    #expect(!field.isEditing)
    #expect(navigation.popViewController(animated: true) === detail)
    #expect(detail.navigationController == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.topViewController === root)
  }
}

@MainActor @Suite struct IndicatorTests {
  @Test func signOfActivityHidesWhenItStops() {
    let sign = UIActivityIndicatorView(style: .medium)
    #expect(sign.isHidden)
    sign.startAnimating()
    #expect(sign.isAnimating && !sign.isHidden)
    sign.stopAnimating()
    #expect(!sign.isAnimating && sign.isHidden)
    sign.hidesWhenStopped = false
    sign.isHidden = false
    sign.stopAnimating()
    #expect(!sign.isHidden)
  }

  @Test(arguments: [(Float(0.5), Float(0.5)), (-1, 0), (2, 1)]) func progressStaysInBounds(set: Float, shown: Float) {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.setProgress(set, animated: true)
    #expect(bar.progress == shown)
  }

  @Test func surroundingsAreLight() {
    #expect(UIColor { $0.userInterfaceStyle == .dark ? .white : .black } == .black)
  }
}
