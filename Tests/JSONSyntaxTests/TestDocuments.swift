#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts that the properties are tried on: those below, and all of the folders beside the project that are there.
enum TestDocuments {
  /// Whether long documents and many rounds are wanted, as continuous integration does in release.
  static let isThorough = ProcessInfo.processInfo.environment["APNS_LSP_THOROUGH"] != nil

  static let shared = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared").standardizedFileURL

  static let all: [[UInt8]] = broken.map { Array($0.utf8) } + files(in: "corpus") + files(in: "samples")

  static let short: [[UInt8]] = all.filter { $0.count <= 600 }

  static func files(in folder: String) -> [[UInt8]] {
    let folder = shared.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { try? [UInt8](Data(contentsOf: folder.appending(path: $0))) }
  }

  /// What people paste, one habit or more each.
  static let broken: [String] = [
    #"{"aps": {"alert": {"title": "Tee", "body": "ist fertig"}, "badge": 1, "sound": "default"}, "id": [1, 2, 3]}"#,
    "{\r\n  \"aps\": {\r\n    \"alert\": \"x\"\r\n    \"badge\": 1,\r\n  }\r\n}\r\n",
    "{\r\"a\":1,\r\"b\":[1,\r2]}",
    "{\n  // Alarm\n  \"aps\": { /* inline */ \"alert\": 'Tea\\'s ready', badge: +1, }, # end\n}\n",
    "array(\n  'aps' => array('alert' => 'Hi', 'badge' => 1),\n)",
    "[\n  'aps' => [\n    'alert' => 'Hi',\n    'badge' => 1,\n  ],\n];",
    "{'aps': {'alert': \"it's\", 'badge': None, 'content-available': True}}",
    "payload = {\n  aps: {\n    alert: `Hello ${name}`,\n    badge: undefined,\n  },\n};",
    "Hi, my payload does not arrive:\n{ \"aps\": { \"alert\": \"x\" } }\nAny idea?",
    "{ “aps”: { “alert”: “Hello”, “badge”: 1 } }",
    "{\"aps\":{\"badge\": {{count}}, \"alert\": \"{{title}}\", \"sound\": ${sound}, \"x\": %@, \"y\": <#y#>}}",
    #"{\n  \"aps\": {\"alert\": [\"x\",\n 1]}}"#,
    "{\n<<<<<<< HEAD\n  \"a\": 1,\n=======\n  \"a\": 2,\n>>>>>>> other\n  \"b\": 3\n}\n",
    "{\n  \"aps\": {\n    \"al\n    \"badge\": 1\n  }\n}",
    "{\"aps\":{\"alert\":\"say \"hi\" to\",\"badge\":007},\"aps\":{}}",
    "\"aps\": {\n  \"alert\": \"x\"\n}",
    "\u{FEFF}{\"a\":\u{A0}1,\u{200B}\"b\": \"\u{1F600}\\ud83d\\x\", \"c\": \"a\tb\nc\"}",
    "{\"a\": [1, 2}, \"b\": {\"c\": ]}",
    "{\"a\" 1, \"b\":: 2, , \"c\";3 \"d\"}",
    "((((", "]}]}", "{{{{", "[[[[1", "\"", "{\"", "{\"a", "{\"a\":", "tru", "", " \n", "{}", "[]", "null",
    "{\"a\": \"x\\", "/* open", "<!-- x -->{}", "{\"a\":1}{\"b\":2}", "{\"a\":1},", "1 2", "- 1", "{\"a\":-}",
  ]
}
