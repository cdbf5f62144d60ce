import Testing

@testable import FormPatterns
