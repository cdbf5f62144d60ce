import FormExpressions
import FormTestSupport
import Testing

import struct Foundation.Data
import class Foundation.JSONSerialization

@Suite("E-mail addresses and URLs")
struct AddressesTests {
  @Test("every address of the corpus is judged as the HTML standard judges it")
  func corpus() throws {
    guard let folder = try Corpus.folder("") else { return }
    var count = 0
    for line in try Corpus.bytes(of: "\(folder)/email.tsv").split(separator: UInt8(ascii: "\n")).dropFirst()
    where line.first == UInt8(ascii: "\"") {
      let columns = line.split(separator: UInt8(ascii: "\t"))
      let address = try JSONSerialization.jsonObject(with: Data(columns[0]), options: .fragmentsAllowed) as? String
      let isValid = EmailAddress.isValid(try #require(address))
      #expect(isValid == (String(decoding: columns[1], as: UTF8.self) == "valid"), "\(address ?? "")")
      count += 1
    }
    #expect(count > 100)
  }

  @Test(
    "absolute URLs",
    arguments: [
      "https://example.com", "http://example.com:8080/a/b?c=d&e#f", "HTTPS://EXAMPLE.COM/", "https://example.com.",
      "https://예시.example/경로", "http://127.0.0.1", "http://[::1]:80/", "http://[::]", "http://[1::]",
      "http://[1:2:3:4:5:6:7::]", "http://[2001:db8::1]/", "ftp://a@b/c",
      "https://user:pass@example.com", "mailto:mina@example.com", "urn:isbn:123", "file:///etc/hosts", "https://a/%20",
      "tel:+82-2-123", "https://example.com/a(b)'c",
    ])
  func valid(text: String) { #expect(AbsoluteURL.isValid(text)) }

  @Test(
    "what is no absolute URL",
    arguments: [
      "", "example.com", "//example.com", "/a", "https:", "https://", "https:///a", "https:example.com", "http://a b",
      "https://exa mple.com", "1http://a", "https://a:99999", "https://a:b", "https://a/%2", "https://a/%zz",
      "http://[::1",
      "http://[1:2]", "http://[1:2:3:4:5:6:7:8:9]", "http://[1:2:3:4::5:6:7:8]", "http://[:1::2]",
      "http://[1:2:3:4:5:6:7:]", "http://[::1::2]", "https://a..b", "https://<a>", "https://a/\"", "https://a/\\",
      "ht tp://a",
      " https://a", "https://a\n", "https://a/\u{0}", "http://[:::]", "://a", "https://:80", "http://a]b",
    ])
  func invalid(text: String) { #expect(!AbsoluteURL.isValid(text)) }
}
