import Testing

@testable import FormExpressions
