import Testing

@testable import FormText
