import FormDiagnostics
import FormText

extension FormCheck {
  /// Documents that nothing opens, and files that are not there.
  static let documents = FormCheck { form, context in
    var used: Set<String> = []
    for field in form.form.fields {
      if let link = field.link { used.insert(link.document.value) }
      switch field.details {
      case .link(let document), .button(.open(let document)): used.insert(document.value)
      case .none, .choice, .group, .entries, .selectAll, .button, .hidden: break
      }
    }
    // A name that was changed here alone is told where it is used.
    let declared = Set(form.form.documents.map(\.name.value))
    let isRenamed = !used.isSubset(of: declared)
    for document in form.form.documents {
      if !used.contains(document.name.value), !isRenamed, !context.mayBeUsed(document.name) {
        context.report(
          Diagnostic(
            .unusedDocument, "Nothing opens the document `\(document.name.value)`", at: document.name.range,
            hint: "Link it with `link: {document: \(document.name.value)}`, or take it away."))
      }
      for file in document.files { form.check(file.path, .missingDocument, noun: "document", &context) }
    }
    if let next = form.form.submit.next, [".yaml", ".yml", ".json"].contains(where: next.value.hasSuffix) {
      form.check(next, .missingNextFile, noun: "form", &context)
    }
  }

  /// Values from outside that no expression reads.
  static let context = FormCheck { form, context in
    // A name that was changed here alone is told where it is used.
    if form.form.context.isEmpty || context.tellsOfUnknownOwner { return }
    let read = form.sites.flatMap(\.context).map(\.names)
    form.reportUnread(form.form.context.filter { form.names.isContext($0.name.value) }, under: [], read, &context)
  }
}

extension CheckedForm {
  /// Reports the values among `variables`, whose names follow `path`, that none of the paths in `read` reaches.
  fileprivate func reportUnread(
    _ variables: [ContextVariable], under path: [String], _ read: [[String]], _ context: inout DecodingContext
  ) {
    for variable in variables {
      let own = path + [variable.name.value]
      guard read.contains(where: { $0.starts(with: own) || own.starts(with: $0) }) else {
        guard !context.mayBeUsed(variable.name) else { continue }
        context.report(
          Diagnostic(
            .unusedContext, "No expression reads `\(own.joined(separator: "."))` from the context",
            at: variable.name.range, hint: "Take it away, so that whoever runs the form need not provide it."))
        continue
      }
      if case .object(let members) = variable.type { reportUnread(members, under: own, read, &context) }
    }
  }

  /// The file in the form's folder that is meant by a path with `\` in it, or with `/` before it; nil when there is none.
  private func pathInside(_ path: String) -> String? {
    let parts = path.split { $0 == "/" || $0 == "\\" }
    let meant = parts.joined(separator: "/")
    return files.status(meant) == .present && isPlainPath(meant) ? meant : nil
  }

  private func isPlainPath(_ path: String) -> Bool {
    path.utf8.allSatisfy { isIdentifier("_\(UnicodeScalar($0))") || "/.-".utf8.contains($0) }
  }

  /// Reports a path that leaves the form's folder or names no readable file.
  fileprivate func check(
    _ path: Placed<String>, _ missing: DiagnosticCode, noun: String, _ context: inout DecodingContext
  ) {
    let bytes = path.value.utf8
    let isAbsolute = bytes.first == UInt8(ascii: "/") || bytes.first == UInt8(ascii: "~")
    let leaves = bytes.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    guard !isAbsolute, !leaves, !bytes.contains(UInt8(ascii: "\\")) else {
      let meant = isAbsolute || !leaves ? pathInside(path.value) : nil
      context.report(
        Diagnostic(
          .outsideFolder, "`\(path.value)` leaves the form's folder", at: path.range,
          hint: meant.map { "Write the path from the form's folder, with `/`: `\($0)`." }
            ?? (path.value.contains("://")
              ? "A document is a file: put its text into one beside the form."
              : "Put that file into the form's folder or below it, and write its path from there, with `/`."),
          fix: meant.map { Diagnostic.Fix("Replace it by `\($0)`", [Diagnostic.Edit(path.range, $0)]) }))
      return
    }
    switch files.status(path.value) {
    case .present, .unknown: return
    case .missing(let found):
      // Of a path in other letters the whole is meant, not the folder that comes near.
      let lowercased = path.value.lowercased()
      let nearest = lowercased != path.value && files.status(lowercased) == .present ? lowercased : found
      let fix = nearest.map { Diagnostic.Fix("Replace it by `\($0)`", [Diagnostic.Edit(path.range, $0)]) }
      context.report(
        Diagnostic(
          missing, "There is no file `\(path.value)` beside the form", at: path.range,
          hint: nearest.map { "Did you mean `\($0)`?" } ?? "Paths are relative to the form file.",
          fix: nearest.flatMap { NameIndex([$0]).nearest(to: path.value)?.isCertain } == true ? fix : nil))
    case .unreadable:
      context.report(
        Diagnostic(missing, "`\(path.value)` cannot be read as a file", at: path.range))
    }
  }
}
