/// The checkboxes that select-alls stand for.
///
/// A select-all names its members, or stands for the checkboxes of the group it stands in.
struct SelectAllMembers {
  /// For each select-all, by its place in the form: the places of its checkboxes, in the order of the form.
  let boxes: [Int: [Int]]
  /// Select-alls that are members of each other: each circle with its members in the order of the form.
  let circles: [[Int]]
  /// The first select-all that stands more than ``depthLimit`` levels below another one; what it stands for is unknown.
  let tooDeep: Int?

  /// How many levels deep select-alls may stand for each other.
  static let depthLimit = 100

  /// Finds the members of the select-alls of `form`; `names` tells what ids mean.
  init(_ form: Form, _ names: NameTable) {
    let selectAlls = form.fields.filter { $0.type == .selectAll }
    var finder = Finder(form: form, names: names)
    for field in selectAlls { _ = finder.members(of: field) }
    boxes = finder.boxes.mapValues { $0.sorted() }
    circles = finder.circles
    tooDeep = finder.tooDeep
  }

  private struct Finder {
    let form: Form
    let names: NameTable
    var boxes: [Int: Set<Int>] = [:]
    var circles: [[Int]] = []
    var tooDeep: Int?
    private var path: [Int] = []

    init(form: Form, names: NameTable) {
      self.form = form
      self.names = names
    }

    mutating func members(of field: Field) -> Set<Int> {
      if let known = boxes[field.index] { return known }
      if let start = path.firstIndex(of: field.index) {
        circles.append(path[start...].sorted())
        return []
      }
      guard path.count < SelectAllMembers.depthLimit else {
        tooDeep = min(tooDeep ?? .max, field.index)
        return []
      }
      path.append(field.index)
      defer { path.removeLast() }
      var result: Set<Int> = []
      if case .selectAll(let members?) = field.details {
        for member in members {
          guard let index = names.field(member.value, in: names.scopeOfField[field.index]) else { continue }
          let target = form.fields[index]
          result.formUnion(target.type == .selectAll ? self.members(of: target) : checkboxes(in: target))
        }
      } else if let parent = field.parent {
        result = checkboxes(in: form.fields[parent])
      }
      boxes[field.index] = result
      return result
    }

    private func checkboxes(in field: Field) -> Set<Int> {
      if field.type == .checkbox { return [field.index] }
      guard field.type == .group || field.type == .page || field.type == .repeat else { return [] }
      return Set(field.descendants.filter { form.fields[$0].type == .checkbox })
    }
  }
}
