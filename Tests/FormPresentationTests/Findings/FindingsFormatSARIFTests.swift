import Testing

@testable import FormPresentation

@Suite struct FindingsFormatSARIFTests {
  @Test func theLogIsComplete() {
    #expect(
      FindingsFixture.text("sarif") == #"""
        {
          "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "formctl",
                  "semanticVersion": "1.2.3",
                  "rules": [
                    {
                      "id": "unknown-key",
                      "shortDescription": {
                        "text": "A key that nothing reads."
                      },
                      "fullDescription": {
                        "text": "A misspelt key would be passed over in silence."
                      },
                      "help": {
                        "text": "A key that nothing reads.\n\nA misspelt key would be passed over in silence.\n\nA form with this mistake:\n\nlable: x\n\nRepaired:\n\nlabel: x",
                        "markdown": "A key that nothing reads.\n\nA misspelt key would be passed over in silence.\n\nA form with this mistake:\n\n```yaml\nlable: x\n```\n\nRepaired:\n\n```yaml\nlabel: x\n```"
                      },
                      "defaultConfiguration": {
                        "level": "error"
                      }
                    },
                    {
                      "id": "unused-style",
                      "defaultConfiguration": {
                        "level": "warning"
                      }
                    }
                  ]
                }
              },
              "invocations": [
                {
                  "executionSuccessful": true
                }
              ],
              "columnKind": "unicodeCodePoints",
              "results": [
                {
                  "ruleId": "unused-style",
                  "ruleIndex": 1,
                  "level": "warning",
                  "message": {
                    "text": "Nothing uses the style"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "Forms/login.yaml"
                        },
                        "region": {
                          "startLine": 1,
                          "startColumn": 1,
                          "endLine": 2,
                          "endColumn": 7
                        }
                      }
                    }
                  ]
                },
                {
                  "ruleId": "unknown-key",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {
                    "text": "A field has no key `lable`\nDid you mean `label`?"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "Forms/login.yaml"
                        },
                        "region": {
                          "startLine": 3,
                          "startColumn": 14,
                          "endLine": 3,
                          "endColumn": 19
                        }
                      }
                    }
                  ],
                  "relatedLocations": [
                    {
                      "id": 0,
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "Forms/login.yaml"
                        },
                        "region": {
                          "startLine": 3,
                          "startColumn": 10,
                          "endLine": 3,
                          "endColumn": 12
                        }
                      },
                      "message": {
                        "text": "in this field"
                      }
                    }
                  ],
                  "fixes": [
                    {
                      "description": {
                        "text": "Rename the key to `label`"
                      },
                      "artifactChanges": [
                        {
                          "artifactLocation": {
                            "uri": "Forms/login.yaml"
                          },
                          "replacements": [
                            {
                              "deletedRegion": {
                                "startLine": 3,
                                "startColumn": 14,
                                "endLine": 3,
                                "endColumn": 19
                              },
                              "insertedContent": {
                                "text": "label"
                              }
                            }
                          ]
                        }
                      ]
                    }
                  ]
                },
                {
                  "ruleId": "unknown-key",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {
                    "text": "100% wrong:\u001b two\nlines"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "odd%2C%20100%25%3Aname.yaml"
                        },
                        "region": {
                          "startLine": 1,
                          "startColumn": 5,
                          "endLine": 1,
                          "endColumn": 5
                        }
                      }
                    }
                  ]
                }
              ]
            }
          ]
        }

        """#)
  }

  @Test(arguments: [
    ("Forms/login.yaml", "Forms/login.yaml"), ("a b/100%.yaml", "a%20b/100%25.yaml"), ("<stdin>", "%3Cstdin%3E"),
    ("/srv/한.yaml", "file:///srv/%ED%95%9C.yaml"), ("a:b.yaml", "a%3Ab.yaml"), ("a\tb", "a%09b"),
  ])
  func fileNamesBecomeReferences(path: String, reference: String) {
    #expect(FindingsFormat.uriReference(to: path) == reference)
  }
}
