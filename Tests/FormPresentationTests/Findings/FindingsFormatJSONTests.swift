import FormPresentation
import Testing

@Suite struct FindingsFormatJSONTests {
  @Test func everyFindingHasAllItsMembers() {
    #expect(
      FindingsFixture.text("json") == #"""
        {
          "findings": [
            {
              "code": "unused-style",
              "severity": "warning",
              "file": "Forms/login.yaml",
              "line": 1,
              "column": 1,
              "endLine": 2,
              "endColumn": 7,
              "message": "Nothing uses the style",
              "label": null,
              "hint": null,
              "related": [],
              "fix": null
            },
            {
              "code": "unknown-key",
              "severity": "error",
              "file": "Forms/login.yaml",
              "line": 3,
              "column": 14,
              "endLine": 3,
              "endColumn": 19,
              "message": "A field has no key `lable`",
              "label": "not known",
              "hint": "Did you mean `label`?",
              "related": [
                {
                  "line": 3,
                  "column": 10,
                  "endLine": 3,
                  "endColumn": 12,
                  "message": "in this field"
                }
              ],
              "fix": {
                "title": "Rename the key to `label`",
                "edits": [
                  {
                    "line": 3,
                    "column": 14,
                    "endLine": 3,
                    "endColumn": 19,
                    "replacement": "label"
                  }
                ]
              }
            },
            {
              "code": "unknown-key",
              "severity": "error",
              "file": "odd, 100%:name.yaml",
              "line": 1,
              "column": 5,
              "endLine": 1,
              "endColumn": 5,
              "message": "100% wrong:\u001b two\nlines",
              "label": null,
              "hint": null,
              "related": [],
              "fix": null
            }
          ],
          "summary": {
            "files": 3,
            "unreadable": 0,
            "errors": 2,
            "warnings": 1,
            "fixable": 1
          }
        }

        """#)
  }

  @Test func aCleanReportHasAnEmptyList() {
    #expect(
      FindingsFixture.text("json", FindingsFixture.clean) == """
        {
          "findings": [],
          "summary": {
            "files": 1,
            "unreadable": 0,
            "errors": 0,
            "warnings": 0,
            "fixable": 0
          }
        }

        """)
  }
}
