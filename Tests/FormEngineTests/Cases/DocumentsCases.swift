import Testing

/// Documents, drafts and languages, as people met them.
struct DocumentsCases {
  @Test func `a document closes back to where the person was`() {
    expectToHold(
      """
      documents: {terms: {file: documents/terms.md, title: Terms}}
      fields:
        - {id: name, type: text}
        - {id: ok, type: checkbox, link: {label: Read, document: terms}}
        - {id: read, type: link, label: Terms again, document: terms}
      scenarios:
        - name: open and close
          steps:
            - type: {name: Mina}
            - open: ok
            - expect: {document: terms, focus: name, values: {name: Mina, ok: false}}
            - type: {name: x}
              ignored: true
            - open: ok
              ignored: true
            - submit: true
              ignored: true
            - close
            - expect: {document: false, focus: name, values: {name: Mina}}
            - close: true
              ignored: true
            - open: read
            - close
            - tap: read
            - expect: {document: terms, focus: read}
            - close
            - expect: {focus: read}
      """)
  }

  @Test func `a box may ask that its document was read`() {
    expectToHold(
      """
      documents: {terms: {file: documents/terms.md}}
      fields:
        - {id: ok, type: checkbox, link: {document: terms}, validators: [required, viewed]}
      scenarios:
        - name: ticked, read
          steps:
            - expect: {violations: {ok: valueMissing}}
            - tap: ok
            - expect: {violations: {ok: notViewed}}
            - submit
            - expect: {submitted: false, errors: {ok: notViewed}}
            - open: ok
            - close
            - expect: {errors: {}, values: {ok: true}}
            - submit
            - expect: {submitted: {ok: true}}
      """)
  }

  @Test func `the document beside a disabled box can be read`() {
    expectToHold(
      """
      documents: {terms: {file: documents/terms.md}}
      fields:
        - {id: ok, type: checkbox, enabled: false, link: {document: terms}}
      scenarios:
        - name: reading
          steps:
            - tap: ok
              ignored: true
            - open: ok
            - expect: {document: terms}
      """, finding: ["never-enabled"])
  }

  @Test func `reset leaves what was read as read, and unticks the box`() {
    expectToHold(
      """
      documents: {terms: {file: documents/terms.md}}
      fields:
        - {id: ok, type: checkbox, link: {document: terms}, validators: [viewed]}
        - {id: again, type: button, label: Again, action: reset}
      scenarios:
        - name: read, ticked, reset, ticked
          steps:
            - open: ok
            - close
            - tap: ok
            - tap: again
            - expect: {values: {ok: false}}
            - tap: ok
            - expect: {violations: {}}
      """)
  }
}
