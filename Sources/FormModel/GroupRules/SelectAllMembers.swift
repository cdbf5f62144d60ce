/// The checkboxes that select-alls stand for.
///
/// A select-all names its members, or stands for the checkboxes of the group it stands in.
struct SelectAllMembers {
  /// For each field, the places of the checkboxes that it stands for, in order: none, unless it is a select-all.
  let boxes: [[Int]]
  /// Select-alls that are members of each other: each circle with its members in the order of the form.
  let circles: [[Int]]
  /// The first select-all that stands more than ``depthLimit`` levels below another one; what it stands for is unknown.
  let tooDeep: Int?

  /// How many levels deep select-alls may stand for each other.
  static let depthLimit = 100

  /// Finds the members of the select-alls of `form`; `names` tells what ids mean.
  init(_ form: Form, _ names: NameTable) {
    var finder = Finder(form: form, names: names)
    for field in form.fields where field.type == .selectAll { _ = finder.members(of: field) }
    boxes = finder.boxes
    circles = finder.circles
    tooDeep = finder.tooDeep
  }

  private struct Finder {
    let form: Form
    let names: NameTable
    var boxes: [[Int]]
    var circles: [[Int]] = []
    var tooDeep: Int?
    private var isKnown: [Bool]
    private var path: [Int] = []

    init(form: Form, names: NameTable) {
      self.form = form
      self.names = names
      boxes = Array(repeating: [], count: form.fields.count)
      isKnown = Array(repeating: false, count: form.fields.count)
    }

    mutating func members(of field: Field) -> [Int] {
      if isKnown[field.index] { return boxes[field.index] }
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
      var found: [Int] = []
      if case .selectAll(let members?) = field.details {
        for member in members {
          guard let index = names.field(member.value, in: names.scopeOfField[field.index]) else { continue }
          let target = form.fields[index]
          found += target.type == .selectAll ? self.members(of: target) : checkboxes(in: target)
        }
      } else if let parent = field.parent {
        found = checkboxes(in: form.fields[parent])
      }
      boxes[field.index] = found.sortedOnce()
      isKnown[field.index] = true
      return boxes[field.index]
    }

    private func checkboxes(in field: Field) -> [Int] {
      if field.type == .checkbox { return [field.index] }
      guard field.type == .group || field.type == .page || field.type == .repeat else { return [] }
      return field.descendants.filter { form.fields[$0].type == .checkbox }
    }
  }
}

extension [Int] {
  /// The numbers in ascending order, each once.
  fileprivate func sortedOnce() -> [Int] {
    var result: [Int] = []
    for number in sorted() where number != result.last { result.append(number) }
    return result
  }
}
