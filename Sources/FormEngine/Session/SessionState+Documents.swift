import FormModel

extension SessionState {
  /// The document of a field's link, of a link or of a button opens; the focus stays where it is.
  func open(_ address: FieldAddress) throws(EventRefusal) {
    let instance = try shown(address)
    let field = field(of: instance)
    guard let name = field.opensDocument else { throw .unsuitable }
    // The document beside a box that cannot be changed can be read all the same; a link of its own must be enabled.
    guard states[instance].isEnabled || field.link != nil else { throw .disabled }
    guard let document = readDocument(name) else { throw .notThere }
    interaction.document = document
  }

  /// The open document was shown to its end.
  func view() throws(EventRefusal) {
    guard let document = interaction.document else { throw .noDocument }
    guard document.bytes != nil else { throw .unreadableDocument }
    guard interaction.viewed.updateValue(document, forKey: document.name) == nil else { return }
    for index in form.fields.indices where form.fields[index].link?.document.value == document.name {
      forEachInstance(of: index, from: 0) { markDirty($0, .validity) }
    }
  }

  /// The open document closes.
  func close() throws(EventRefusal) {
    guard interaction.document != nil else { throw .noDocument }
    interaction.document = nil
  }
}

extension Field {
  /// The name of the document that the field opens; nil when it opens none.
  var opensDocument: String? {
    switch details {
    case .link(let name), .button(.open(let name)): name.value
    default: link?.document.value
    }
  }
}
