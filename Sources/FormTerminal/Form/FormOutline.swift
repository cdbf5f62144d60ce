public import FormEngine
public import FormModel

/// What a person meets in a form now, from top to bottom.
public struct FormOutline: Hashable, Sendable {
  /// The title, on one line; nil for none.
  public let title: String?
  /// The elements in order.
  public internal(set) var elements: [FormElement]
  /// How many pages are shown; 0 for a form without pages.
  public let pageCount: Int
  /// The page of each stop of a field, by the place of the field in the form.
  private let pageOfField: [Int: Int]
  /// The page that was asked for.
  let shownPage: Int?

  /// The outline of `session`.
  ///
  /// - Parameters:
  ///   - session: The form as it is now.
  ///   - page: The page that is shown, from 0; nil for all of them, one after another.
  ///   - words: The built-in words.
  public init(_ session: FormSession, page: Int?, words: Words) {
    shownPage = page
    let snapshot = session.snapshot
    title = snapshot.title?.onOneLine
    let pages = snapshot.fields.filter { $0.field.control == .page }
    pageCount = pages.count
    var pageOfField: [Int: Int] = [:]
    for (number, page) in pages.enumerated() {
      for index in page.address.field..<page.field.subtreeEnd { pageOfField[index] = number }
    }
    self.pageOfField = pageOfField
    var builder = FormOutlineBuilder(session.form, words: words)
    let number = page.map { min(max($0, 0), max(pages.count - 1, 0)) }
    if let number, pages.indices.contains(number) {
      builder.add(page: pages[number], number: nil)
      builder.addPageButtons(number: number, count: pages.count)
    } else if pages.isEmpty {
      builder.add(snapshot.fields, depth: 0)
    } else {
      for (number, page) in pages.enumerated() { builder.add(page: page, number: (number, pages.count)) }
    }
    if let submit = snapshot.submit, number == nil || pages.isEmpty || number == pages.count - 1 {
      builder.add(submit: submit)
    }
    elements = builder.elements
  }

  /// The page that the field at `address` is on; nil for a form without pages.
  public func page(of address: FieldAddress) -> Int? { pageOfField[address.field] }

  /// The element that has `stop`, or the link of which it is.
  public func element(at stop: Stop) -> FormElement? {
    elements.firstIndex { $0.stop == stop || $0.link?.stop == stop }.map { elements[$0] }
  }
}
