import Testing

@testable import FormEngine

/// The published test vectors.
///
/// Source: NIST, Cryptographic Algorithm Validation Program, SHA test vectors for hashing byte-oriented messages; FIPS
/// 180-4 examples.
struct SHA256Tests {
  static let vectors: [(message: [UInt8], digest: String)] = [
    ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ([0xd3], "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1"),
    (Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      Array(repeating: UInt8(ascii: "a"), count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: vectors.indices) func `a published vector has its digest`(_ place: Int) {
    #expect(SHA256.hexadecimalDigest(of: Self.vectors[place].message) == Self.vectors[place].digest)
  }

  @Test func `lengths around a block are padded right`() {
    let digests = (54...66).map { SHA256.hexadecimalDigest(of: Array(repeating: 0, count: $0)) }
    #expect(Set(digests).count == digests.count)
    #expect(digests[64 - 54] == "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b")
  }
}
