import ProjectIndex
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("", ""), (".", ""), ("/", "/"), ("a", "a"), ("./a", "a"), ("a/", "a"), ("a//b", "a/b"), ("a/./b", "a/b"),
    ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"), ("/..", "/"), ("/../a", "/a"), ("/a/b/..", "/a"),
    ("/a/.b", "/a/.b"), ("/a/..b", "/a/..b"), ("/a/./b", "/a/b"), ("/a/b", "/a/b"), ("/a//b/", "/a/b"),
  ])
  func normalized(_ path: String, _ expected: String) {
    #expect(FilePath(path).normalized.description == expected)
  }

  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a/b/c", "/a", "b/c"), ("/a", "/a", ""), ("/a", "/", "a"), ("/ab", "/a", nil),
    ("/a", "/a/b", nil), ("/a//b", "/a", "b"), ("/a/b/", "/a/", "b"), ("/a/b", "/a/c", nil),
  ])
  func relative(_ path: String, _ folder: String, _ expected: String?) {
    #expect(FilePath(path).relative(to: FilePath(folder))?.description == expected)
  }

  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a", "/", "a"), ("/", nil, ""), ("a", "", "a"), ("a/b/", "a", "b"), ("", nil, ""),
    ("/a//b", "/a", "b"), ("//a", "/", "a"), ("a//b/c", "a/b", "c"),
  ])
  func parts(_ path: String, _ folder: String?, _ name: String) {
    #expect(FilePath(path).folder?.description == folder)
    #expect(FilePath(path).name.description == name)
  }

  @Test func appending() {
    #expect(FilePath("a").appending("b").description == "a/b")
    #expect(FilePath("/").appending("b").description == "/b")
    #expect(FilePath("").appending("b").description == "b")
    #expect(FilePath("a").appending("/b").description == "/b")
    #expect(FilePath("b/../c").absolute(in: FilePath("/a")).description == "/a/c")
  }

  @Test func bytesThatAreNoText() {
    let path = FilePath(bytes: [0x61, 0xFF, 0x2F, 0x62])
    #expect(path.description == "a\u{FFFD}/b")
    #expect(path.folder == FilePath(bytes: [0x61, 0xFF]))
    #expect(FilePath(bytes: [0x61, 0, 0x62]).withCString { $0.pointee } == 0, "no file has such a name")
  }
}
