import FormDiagnostics
import FormEngine
import FormModel
import FormTestSupport
import Foundation
import Testing

/// The forms of `Forms/`, with what they need from outside.
enum Gallery {
  /// The names of the forms.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: repositoryRoot + "/Forms")) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func form(_ name: String) throws -> Form {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(repositoryRoot)/Forms/\(name).yaml"))
    return try #require(FormLoader.load(SourceText(name: name, bytes: Array(bytes))).form)
  }

  /// The documents beside the forms.
  static let surroundings = FormSurroundings(readDocument: { path in
    (try? Data(contentsOf: URL(fileURLWithPath: "\(repositoryRoot)/Forms/\(path)"))).map { Array($0) }
  })

  /// The documents, and the context that a scenario of the form gives.
  static func surroundings(of form: Form) -> FormSurroundings {
    var surroundings = surroundings
    surroundings.context = form.scenarios.compactMap(\.context).first.flatMap {
      ContextValues.make($0.value, for: form).values
    }
    return surroundings
  }
}
