import FormDiagnostics
import FormDocuments

extension FormFindings {
  /// Pages about anchors, and about the limits of a document.
  static let documentLimitPages: [DiagnosticPage] = [
    DiagnosticPage(
      .unknownAlias, summary: "An alias names nothing that it could stand for",
      reason: """
        `*name` stands for what was marked with `&name` earlier in the file. There is no such mark before it, or the alias \
        stands inside what it names. A text that begins with an asterisk needs quotes.

        Correct the name, or put the mark before the alias.
        """,
      bad: """
        form: address
        fields:
          - {id: street, type: text, label: Street, validators: &must [required]}
          - {id: city, type: text, label: City, validators: *most }
        """,
      repaired: """
        form: address
        fields:
          - {id: street, type: text, label: Street, validators: &must [required]}
          - {id: city, type: text, label: City, validators: *must }
        """),
    DiagnosticPage(
      .badMerge, summary: "A merge key that does not merge a mapping",
      reason: """
        Under `<<` stands an alias of a mapping, or a list of such aliases; their keys are added to the mapping that the \
        `<<` stands in.

        Name a mapping, or write the key that was meant.
        """,
      bad: """
        form: address
        fields:
          - {id: street, type: text, label: Street, validators: &must [required]}
          - {id: city, type: text, label: City, <<: *must }
        """,
      repaired: """
        form: address
        fields:
          - &line {id: street, type: text, label: Street, validators: [required]}
          - {<<: *line , id: city, label: City}
        """),
    DiagnosticPage(
      .tooDeep, summary: "Lists and mappings stand too many levels inside one another",
      reason: """
        No form that people fill in needs a hundred levels. The limit keeps a file that was made to do harm from using up \
        the machine. It holds for select-alls that stand for each other as well.

        Close the brackets earlier. `--max-depth` raises the limit for lists and mappings.
        """,
      bad: """
        form: tree
        fields:
          - {id: leaf, type: hidden, value: \(String(repeating: "[", count: 120))\(String(repeating: "]", count: 120))}
        """,
      repaired: """
        form: tree
        fields:
          - {id: leaf, type: hidden, value: []}
        """),
    DiagnosticPage(
      .tooManyNodes, summary: "The document unfolds into too many parts",
      reason: """
        An alias counts as all that it stands for. Aliases of aliases of aliases make a few lines unfold into millions of \
        values, which is how small files bring down programs.

        Name the parts once and use them directly. `--max-nodes` raises the limit.
        """,
      bad: """
        form: bomb
        fields:
          - {id: a, type: hidden, value: &a [x, x, x, x, x, x, x, x, x, x]}
          - {id: b, type: hidden, value: &b [*a , *a , *a , *a , *a , *a , *a , *a , *a , *a ]}
          - {id: c, type: hidden, value: &c [*b , *b , *b , *b , *b , *b , *b , *b , *b , *b ]}
          - {id: d, type: hidden, value: &d [*c , *c , *c , *c , *c , *c , *c , *c , *c , *c ]}
          - {id: e, type: hidden, value: &e [*d , *d , *d , *d , *d , *d , *d , *d , *d , *d ]}
          - {id: f, type: hidden, value: &f [*e , *e , *e , *e , *e , *e , *e , *e , *e , *e ]}
        """,
      repaired: """
        form: list
        fields:
          - {id: a, type: hidden, value: &a [x, x, x, x, x, x, x, x, x, x]}
          - {id: b, type: hidden, value: *a }
        """),
    DiagnosticPage(
      .tooLarge, summary: "The file is larger than form files are",
      reason: """
        Files of more than 16 MiB are not read: a form of that size cannot be filled in, so it is most likely another file.

        Name the form file. `--max-size` raises the limit.
        """,
      bad: """
        form: guestbook
        title: A form file of more than 16 MiB
        fields:
          - {id: name, type: text, label: Name}
        """,
      repaired: """
        form: guestbook
        fields:
          - {id: name, type: text, label: Name}
        """),
  ]
}
