import FormDiagnostics
import FormDocuments
import FormTestSupport
import Foundation
import Testing

@testable import FormModel

/// The gallery uses everything there is: each entry of a registry stands in some form that a person would really use.
@Suite struct GalleryCoverageTests {
  static let sources: [SourceText] = GalleryTests.names.compactMap { name in
    let url = URL(filePath: repositoryRoot).appending(path: "Forms").appending(path: name)
    return (try? Data(contentsOf: url)).map { SourceText(name: name, bytes: Array($0)) }
  }
  static let forms: [Form] = sources.compactMap { FormLoader.load($0).form }

  @Test func `every form of the gallery can be read`() {
    #expect(Self.forms.count == GalleryTests.names.count && !Self.forms.isEmpty)
  }

  @Test(arguments: FieldType.all.map(\.name))
  func `every field type is used`(name: String) {
    #expect(Self.forms.contains { $0.fields.contains { $0.type.name == name } })
  }

  @Test(arguments: ValidatorType.all.map(\.name))
  func `every validator is used`(name: String) {
    #expect(Self.forms.contains { $0.fields.contains { $0.validators.contains { $0.type.name == name } } })
  }

  @Test(arguments: StyleProperty.all.map(\.name))
  func `every style key is used`(name: String) throws {
    let uses = Self.sources.contains { source in
      guard case .mapping(let root)? = YAMLReader.readOne(source).root,
        case .mapping(let styles)? = root["styles"]?.value
      else { return false }
      return styles.entries.contains { entry in
        if case .mapping(let style) = entry.value { style[name] != nil } else { false }
      }
    }
    #expect(uses)
  }

  @Test(arguments: ScenarioEvent.Kind.allCases)
  func `every event stands in a scenario`(kind: ScenarioEvent.Kind) {
    let uses = Self.forms.flatMap(\.scenarios).flatMap(\.steps).contains { step in
      if case .event(let event) = step.action { event.kind.value == kind } else { false }
    }
    #expect(uses)
  }

  @Test(arguments: GalleryTests.names)
  func `every form has scenarios`(name: String) throws {
    let source = try #require(Self.sources.first { $0.name == name })
    let form = try #require(FormLoader.load(source).form)
    #expect(!form.scenarios.isEmpty)
  }
}
