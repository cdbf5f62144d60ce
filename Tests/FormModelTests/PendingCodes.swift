/// Codes whose checks are still being written; their bad forms wait for them.
let pendingCodes: Set<String> = [
  "bad-merge", "unknown-tag", "tag-mismatch", "unknown-alias", "misplaced", "duplicate-id", "reserved-name",
  "unknown-reference", "unused-context", "unused-document", "unknown-function", "wrong-argument-count", "secret-leak",
  "validator-mismatch", "range-inverted", "default-violates", "count-contradiction", "validator-without-effect",
  "option-duplicate", "calculate-conflict", "never-relevant", "never-enabled", "value-circle", "positive-circle",
  "mutual-hiding", "self-hiding", "focus-circle", "select-all-circle", "select-all-empty", "consent-prefilled",
  "optional-consent-forced", "missing-document", "missing-next-file", "outside-folder", "missing-text",
  "missing-translation", "scenario-problem",
]
