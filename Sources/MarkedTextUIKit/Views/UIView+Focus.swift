extension UIView {
  /// Ends editing of the field in this view that has focus.
  /// - Parameter force: whether the field's answer to the question counts for nothing (rule 174).
  /// - Returns: whether no field in this view has focus any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let holder = Focus.of(self).holder as? UIView, holder.isDescendant(of: self) else { return true }
    if force, let field = holder as? any EditingView { return field.forceEndEditing() }
    return holder.resignFirstResponder()
  }
}
