/// The kinds of file that an `accept` takes: extensions such as `.pdf` and media types such as `image/*`.
///
/// A file is known by the extension of its name alone; letter case makes no difference.
///
/// Source: HTML, section 4.10.5.1.17 (the `accept` attribute).
struct FileKinds: Sendable {
  private var extensions: [String] = []
  private var takesAll = false

  /// The kinds that an author lists.
  init(_ kinds: [String]) {
    for kind in kinds {
      let kind = kind.lowercased()
      if kind == "*/*" || kind == "*" {
        takesAll = true
      } else if kind.hasPrefix(".") {
        extensions.append(kind)
      } else if kind.hasSuffix("/*") {
        let family = kind.dropLast()
        extensions += Self.mediaTypes.filter { $0.type.hasPrefix(family) }.map(\.extension)
      } else {
        extensions += Self.mediaTypes.filter { $0.type == kind }.map(\.extension)
      }
    }
  }

  /// Whether the file at `path` is of one of the kinds.
  func contain(_ path: String) -> Bool {
    if takesAll { return true }
    let name = path.lowercased()
    return extensions.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
  }

  /// The media types that forms commonly name, each with an extension of its files.
  ///
  /// Source: the IANA registry of media types.
  private static let mediaTypes: [(type: String, extension: String)] = [
    ("application/gzip", ".gz"), ("application/json", ".json"), ("application/msword", ".doc"),
    ("application/pdf", ".pdf"), ("application/rtf", ".rtf"), ("application/vnd.ms-excel", ".xls"),
    ("application/vnd.ms-powerpoint", ".ppt"), ("application/vnd.oasis.opendocument.spreadsheet", ".ods"),
    ("application/vnd.oasis.opendocument.text", ".odt"),
    ("application/vnd.openxmlformats-officedocument.presentationml.presentation", ".pptx"),
    ("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ".xlsx"),
    ("application/vnd.openxmlformats-officedocument.wordprocessingml.document", ".docx"),
    ("application/x-hwp", ".hwp"), ("application/x-hwp", ".hwpx"), ("application/xml", ".xml"),
    ("application/yaml", ".yaml"), ("application/yaml", ".yml"), ("application/zip", ".zip"),
    ("audio/aac", ".aac"), ("audio/flac", ".flac"), ("audio/mp4", ".m4a"), ("audio/mpeg", ".mp3"),
    ("audio/ogg", ".ogg"), ("audio/wav", ".wav"), ("image/avif", ".avif"), ("image/bmp", ".bmp"),
    ("image/gif", ".gif"), ("image/heic", ".heic"), ("image/jpeg", ".jpg"), ("image/jpeg", ".jpeg"),
    ("image/png", ".png"), ("image/svg+xml", ".svg"), ("image/tiff", ".tif"), ("image/tiff", ".tiff"),
    ("image/webp", ".webp"), ("text/calendar", ".ics"), ("text/css", ".css"), ("text/csv", ".csv"),
    ("text/html", ".html"), ("text/html", ".htm"), ("text/markdown", ".md"), ("text/plain", ".txt"),
    ("text/plain", ".log"), ("text/vcard", ".vcf"), ("video/mp4", ".mp4"), ("video/mpeg", ".mpeg"),
    ("video/quicktime", ".mov"), ("video/webm", ".webm"),
  ]
}
