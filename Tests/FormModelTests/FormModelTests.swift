import Testing

@testable import FormModel
