import FormDiagnostics
import FormDocuments
import Testing

@testable import FormDialects

@Suite struct DialectTests {
  @Test(arguments: [
    ("a.yaml", "form: a\nfields: []\n", Dialect?.none, DocumentKind.form),
    ("a.yaml", "fields: []\nname: a\n", nil, .form),
    ("a.yaml", "name: a\nbody: []\n", nil, .issueForm(.github)),
    ("a.yaml", "name: a\non: push\n", nil, .issueForm(.github)),
    ("a.yaml", "contact_links: []\n", nil, .chooser), ("a.yaml", "title: a\n", nil, .form),
    ("a.yaml", "[a]\n", nil, .form),
    ("a.yaml", "title: a\n", .github, .issueForm(.github)), ("a.yaml", "form: a\n", .gitea, .issueForm(.gitea)),
    ("a.yaml", "body: []\n", .formctl, .form), ("a.yaml", "blank_issues_enabled: true\n", .github, .chooser),
    ("r/.gitea/ISSUE_TEMPLATE/a.yaml", "name: a\nbody: []\n", nil, .issueForm(.gitea)),
    ("r/.forgejo/issue_template/a.yaml", "services: {}\n", nil, .issueForm(.gitea)),
    (".github/ISSUE_TEMPLATE/config.yml", "{}\n", nil, .chooser), ("config.yml", "{}\n", nil, .form),
  ])
  func `a file is known by its keys, then by its place`(
    name: String, text: String, dialect: Dialect?, kind: DocumentKind
  ) throws {
    let root = try #require(YAMLReader.readOne(SourceText(name: name, text)).root)
    #expect(DocumentKind(of: root, name: name, as: dialect) == kind)
  }
}
