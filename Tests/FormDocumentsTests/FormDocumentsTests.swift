import Testing

@testable import FormDocuments
