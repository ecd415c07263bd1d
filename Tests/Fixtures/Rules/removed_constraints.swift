// What removed_constraints finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class ChatView: UIView {
  private let bubble = UIView()
  private let label = UILabel()

  func place() {
    …
  }
}

// case: constraints that a view itself holds are not those that place it
// lines:
↓bubble.removeConstraints(bubble.constraints); bubble.topAnchor.constraint(equalTo: topAnchor).isActive = true
↓self.bubble.removeConstraints(self.bubble.constraints); bubble.snp.makeConstraints { $0.top.equalToSuperview() }
↓NSLayoutConstraint.deactivate(«bubble.constraints→kept»); bubble.topAnchor.constraint(equalTo: topAnchor).isActive = true
bubble.removeConstraints(label.constraints); bubble.topAnchor.constraint(equalTo: topAnchor).isActive = true
bubble.removeConstraints(bubble.constraints); bubble.heightAnchor.constraint(equalToConstant: 8).isActive = true
bubble.removeConstraints(bubble.constraints); label.topAnchor.constraint(equalTo: bubble.topAnchor).isActive = true
removeConstraints(constraints); bubble.topAnchor.constraint(equalTo: topAnchor).isActive = true
