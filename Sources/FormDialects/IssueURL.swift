public import FormModel

/// The address of a new issue with the answers filled in.
///
/// Source: GitHub Docs, "Creating an issue from a URL query" and "Syntax for GitHub's form schema" (`id`); RFC 3986,
/// section 2.3 (unreserved characters).
public struct IssueURL: Sendable, Equatable {
  /// The address, at most ``lengthLimit`` characters long.
  public let text: String
  /// The answers that are not in it.
  public let omissions: [IssueBody.Loss]

  /// How many characters an address may have that GitHub still takes.
  public static let lengthLimit = 8_000

  /// Why there is no address.
  public enum Problem: Error, Equatable, Sendable {
    /// The repository is not said as owner and name.
    case badRepository(String)
    /// The address would have this many characters, which is more than GitHub takes.
    case tooLong(Int)
  }

  /// The address that opens the form in a repository with `answers` filled in.
  ///
  /// Answers that are what the field holds at the start are left out, because the form holds them anyway.
  ///
  /// - Parameters:
  ///   - form: The issue form.
  ///   - answers: The answers.
  ///   - repository: The repository, as `OWNER/NAME`, or as `HOST/OWNER/NAME` where it is not on github.com.
  ///   - template: The name of the form's file in the folder for issue forms; nil for an issue without a form, which
  ///     gets the whole body.
  ///   - title: The issue's title; nil for the form's.
  /// - Throws: Why there is no such address.
  public init(
    _ form: IssueForm, answers: Answers, repository: String, template: String?, title: String? = nil
  ) throws(Problem) {
    var query: [(name: String, value: String)] = []
    var omissions: [IssueBody.Loss] = []
    if let template { query.append(("template", template)) }
    if let title = title ?? (template == nil ? form.issueTitle : nil) { query.append(("title", title)) }
    if template == nil {
      if !form.labels.isEmpty { query.append(("labels", form.labels.joined(separator: ","))) }
      query.append(("body", IssueBody.render(form, answers)))
    } else {
      for section in form.sections {
        switch Self.parameter(section, of: form, answers) {
        case .none: break
        case .value(let name, let value): query.append((name, value))
        case .omitted(let reason): omissions.append(IssueBody.Loss(field: section.field, reason: reason))
        }
      }
    }
    guard let place = Self.place(of: repository) else { throw .badRepository(repository) }
    let parts = query.map { $0.name.percentEncoded + "=" + $0.value.percentEncoded }
    text = "https://\(place)/issues/new" + (parts.isEmpty ? "" : "?" + parts.joined(separator: "&"))
    self.omissions = omissions
    if text.utf8.count > Self.lengthLimit { throw .tooLong(text.utf8.count) }
  }

  private enum Parameter {
    case none
    case value(name: String, value: String)
    case omitted(String)
  }

  private static func parameter(_ section: IssueForm.Section, of form: IssueForm, _ answers: Answers) -> Parameter {
    if case .tasks(let boxes) = section.content {
      let isTicked = boxes.contains { answers.values[$0] == .boolean(true) }
      return isTicked ? .omitted("an address cannot tick checkboxes") : .none
    }
    let field = form.form.fields[section.field]
    guard let value = answers.values[section.field], value != field.defaultValue?.value else { return .none }
    let text =
      switch section.content {
      case .choice, .choices: OptionTexts(field, in: form.form).texts(of: value).joined(separator: ",")
      case .line, .lines, .tasks: value.description
      }
    if text.isEmpty {
      return field.defaultValue == nil ? .none : .omitted("an address cannot empty what the form holds at the start")
    }
    if field.type == .file { return .omitted("an address cannot upload files") }
    guard let name = section.parameter else {
      return .omitted("the field has no `id`, and its label no Latin letter or digit to make a name of")
    }
    return .value(name: name, value: text)
  }

  /// The host with the path of the repository; nil when `text` is not spelt as one.
  private static func place(of text: String) -> String? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let areSound = parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".."
        && part.utf8.allSatisfy { isReferenceByte($0) || $0 == UInt8(ascii: ".") }
    }
    guard areSound else { return nil }
    return parts.count == 2 ? "github.com/" + text : parts.count == 3 && parts[0].contains(".") ? text : nil
  }
}

extension String {
  /// The text with every byte of its UTF-8 that is not unreserved as `%` and two hexadecimal digits.
  fileprivate var percentEncoded: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in utf8 {
      if isReferenceByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "~") {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
