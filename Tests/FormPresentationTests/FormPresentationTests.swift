import Testing

@testable import FormPresentation
