import Testing

@testable import FormDiagnostics
