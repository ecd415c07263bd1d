// What arranged_subview_pinned finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let row = UIStackView(), titleLabel = UILabel(), albumLabel = UILabel()
  private lazy var column: UIStackView = {
    let column = UIStackView()
    column.axis = .vertical
    return column
  }()
  private let styled = StyledStack()
  func layout() {
    …
  }
}

// case: an edge along the axis is reported, once for a view and a block
// lines:
row.addArrangedSubview(titleLabel); ↓row.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8).isActive = true
column.addArrangedSubview(titleLabel); NSLayoutConstraint.activate([↓titleLabel.topAnchor.constraint(equalTo: column.topAnchor), titleLabel.bottomAnchor.constraint(equalTo: column.bottomAnchor)])
[titleLabel, albumLabel].forEach(column.addArrangedSubview); ↓albumLabel.topAnchor.constraint(equalTo: column.topAnchor).isActive = true
let stack = UIStackView(arrangedSubviews: [titleLabel, albumLabel]); stack.axis = .vertical; ↓titleLabel.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true
column.addArrangedSubview(titleLabel); titleLabel.snp.makeConstraints { ↓$0.edges.equalToSuperview() }
column.addArrangedSubview(titleLabel); titleLabel.snp.makeConstraints { make in make.leading.equalToSuperview(); ↓make.top.equalTo(column).offset(8) }
column.addArrangedSubview(titleLabel); ↓titleLabel.autoPinEdge(toSuperviewEdge: .top)
import Anchorage; column.addArrangedSubview(titleLabel); ↓titleLabel.topAnchor == column.topAnchor + 8

// case: other edges, views and relations are silent
// lines:
column.addArrangedSubview(titleLabel); ↓titleLabel.topAnchor.constraint(equalTo: column.topAnchor).isActive = true
column.«addArrangedSubview→addSubview»(titleLabel); ↓titleLabel.topAnchor.constraint(equalTo: column.topAnchor).isActive = true
column.addArrangedSubview(titleLabel); ↓titleLabel.topAnchor.constraint(«equalTo→greaterThanOrEqualTo»: column.topAnchor).isActive = true
column.addArrangedSubview(titleLabel); ↓titleLabel.topAnchor.constraint(equalTo: «column.topAnchor→topAnchor»).isActive = true
column.addArrangedSubview(titleLabel); ↓«titleLabel.→albumLabel.»topAnchor.constraint(equalTo: column.topAnchor).isActive = true
column.addArrangedSubview(titleLabel); ↓«titleLabel.→row.addArrangedSubview(titleLabel); titleLabel.»topAnchor.constraint(equalTo: column.topAnchor).isActive = true
column.addArrangedSubview(titleLabel); ↓«titleLabel.→column.axis = .horizontal; titleLabel.»topAnchor.constraint(equalTo: column.topAnchor).isActive = true
column.addArrangedSubview(titleLabel); ↓«titleLabel.→column.removeArrangedSubview(titleLabel); titleLabel.»topAnchor.constraint(equalTo: column.topAnchor).isActive = true
row.addArrangedSubview(titleLabel); titleLabel.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
column.addArrangedSubview(titleLabel); titleLabel.leadingAnchor.constraint(equalTo: column.leadingAnchor).isActive = true
column.addArrangedSubview(titleLabel); titleLabel.centerYAnchor.constraint(equalTo: column.centerYAnchor).isActive = true
column.addArrangedSubview(titleLabel); titleLabel.heightAnchor.constraint(equalTo: column.heightAnchor).isActive = true
«row.axis = isWide ? .horizontal : .vertical; »row.addArrangedSubview(titleLabel); ↓titleLabel.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
«setAxis(of: row); »row.addArrangedSubview(titleLabel); ↓titleLabel.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
styled.addArrangedSubview(titleLabel); titleLabel.leadingAnchor.constraint(equalTo: styled.leadingAnchor).isActive = true
column.addArrangedSubview(titleLabel); titleLabel.snp.makeConstraints { ↓$0.top.equalToSuperview()«.priority(.low)» }
column.addArrangedSubview(titleLabel); «addAll(in: [titleLabel]); »titleLabel.snp.makeConstraints { ↓$0.top.equalToSuperview() }
column.addArrangedSubview(titleLabel); let top = titleLabel.topAnchor.constraint(equalTo: column.topAnchor)

// around:

// case: a horizontal stack
func makeRow() {
  let icon = UIImageView()
  let row = UIStackView(arrangedSubviews: [icon])
  icon.snp.makeConstraints { make in
    ↓make.leading.equalTo(row).offset(8)
  }
  view.addSubview(row)
}
