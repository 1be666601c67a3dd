// swift-tools-version: 6.2
import PackageDescription

/// Continuous integration sets `APNS_LSP_STRICT`, so that a warning there is an error and a newer compiler on a
/// user's machine, which may know more warnings, still builds.
let strict: [SwiftSetting] =
  Context.environment["APNS_LSP_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let programFolder = "\(Context.packageDirectory)/Sources/apns-lsp"
let releaseOnLinux = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

/// Each function in a section of its own, so that the linker can put those side by side that run at every key press
/// (`functions.order`, which `Tests/Benchmarks/order-functions` writes). A key takes a fifth less time then.
let movable: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-function-sections"], releaseOnLinux)]
let ordered: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-Xlinker",
      "--symbol-ordering-file=\(programFolder)/functions.order", "-Xlinker", "--no-warn-symbol-ordering",
    ], releaseOnLinux)
]

/// How often each branch is taken while somebody types (`branches.profdata`, which `Tests/Benchmarks/profile-branches`
/// writes with a server that counts, built with `APNS_LSP_PROFILE` set). What is called most is inlined then, and what
/// does not run at a key lies elsewhere, so that the rest can be read in advance (`KeyPressCode`): a fourth of a key's time.
///
/// LLVM does not name the functions that it merges, and splits two of those into parts of one name: an object file stays
/// unlinked then, without a word. So they are not merged, and continuous integration looks at the object files.
///
/// Other compilers may not know these options; they do without.
#if compiler(>=6.3) && compiler(<6.4) && arch(x86_64)
  let counts = Context.environment["APNS_LSP_PROFILE"] != nil
  let profiled: [SwiftSetting] = [
    .unsafeFlags(
      counts
        ? ["-Xfrontend", "-ir-profile-generate"]
        : [
          "-Xfrontend", "-ir-profile-use=\(programFolder)/branches.profdata", "-Xfrontend",
          "-disable-llvm-merge-functions-pass", "-Xllvm", "-enable-split-machine-functions",
        ], releaseOnLinux)
  ]
  let counting: [LinkerSetting] = counts ? [.unsafeFlags(["-profile-generate"], releaseOnLinux)] : []
#else
  let profiled: [SwiftSetting] = []
  let counting: [LinkerSetting] = []
#endif

/// A layer of the product. It may import only what stands in `uses`; nothing imports upwards.
func layer(_ name: String, uses: [String] = [], plugins: [Target.PluginUsage] = []) -> Target {
  .target(
    name: name, dependencies: uses.map { .byName(name: $0) }, swiftSettings: strict + movable + profiled,
    // The standard library's conversions of `Double` call the C library's rounding functions.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))], plugins: plugins)
}

func tests(_ name: String, uses: [String], excluding: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: uses.map { .byName(name: $0) }, exclude: excluding, swiftSettings: strict)
}

/// What scripts under `Tests/` build for themselves, and nobody else needs.
let tools: [Target] =
  Context.environment["APNS_LSP_TOOLS"] == nil
  ? []
  : [
    .executableTarget(
      name: "benchmark", dependencies: ["JSONSyntax", "SourceText"], path: "Tests/Benchmarks",
      exclude: [
        "language_server.py", "linearity", "order-functions", "profile-branches", "run", "server", "typist.py",
      ],
      swiftSettings: strict)
  ]

let package = Package(
  name: "apns-lsp",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "apns-lsp", targets: ["apns-lsp"])],
  targets: [
    layer("SourceText"),
    layer("JSONSyntax", uses: ["SourceText"]),
    layer("PayloadSchema", uses: ["JSONSyntax", "SourceText"], plugins: ["EmbedSchemas"]),
    layer("PayloadAnalysis", uses: ["PayloadSchema", "JSONSyntax", "SourceText"]),
    layer("ProjectIndex", uses: ["PayloadAnalysis", "PayloadSchema", "JSONSyntax", "SourceText"]),
    layer("PayloadFeatures", uses: ["PayloadAnalysis", "PayloadSchema", "JSONSyntax", "SourceText"]),
    layer("LanguageServerProtocol"),
    layer("JSONRPC", uses: ["JSONSyntax", "SourceText"]),
    layer(
      "LanguageServer",
      uses: [
        "PayloadFeatures", "ProjectIndex", "PayloadAnalysis", "PayloadSchema", "LanguageServerProtocol",
        "JSONRPC", "JSONSyntax", "SourceText",
      ]),
    .executableTarget(
      name: "apns-lsp",
      dependencies: [
        "LanguageServer", "PayloadFeatures", "ProjectIndex", "PayloadAnalysis", "PayloadSchema", "JSONRPC",
        "JSONSyntax", "SourceText",
      ],
      exclude: ["branches.profdata", "functions.order"], swiftSettings: strict + movable + profiled,
      linkerSettings: ordered + counting),

    // Writes the files of `schemas/` into `PayloadSchema` as string literals, one each.
    .executableTarget(name: "SchemaEmbedder", swiftSettings: strict),
    .plugin(
      name: "EmbedSchemas", capability: .buildTool(), dependencies: ["SchemaEmbedder"],
      path: "Sources/Plugins/EmbedSchemas"),

    tests("SourceTextTests", uses: ["SourceText"]),
    tests("JSONSyntaxTests", uses: ["JSONSyntax", "SourceText"]),
    tests("PayloadSchemaTests", uses: ["PayloadSchema", "JSONSyntax", "SourceText"]),
    tests(
      "PayloadAnalysisTests", uses: ["PayloadAnalysis", "PayloadSchema", "JSONSyntax", "SourceText"],
      excluding: ["Pastes"]),
    tests(
      "PayloadFeaturesTests",
      uses: ["PayloadFeatures", "PayloadAnalysis", "PayloadSchema", "JSONSyntax", "SourceText"],
      excluding: ["Golden"]),
    tests("JSONRPCTests", uses: ["JSONRPC", "JSONSyntax", "SourceText"]),
    tests(
      "LanguageServerTests",
      uses: ["LanguageServer", "LanguageServerProtocol", "JSONRPC", "PayloadAnalysis", "JSONSyntax", "SourceText"],
      excluding: ["Clients"]),
    tests("ProjectIndexTests", uses: ["ProjectIndex", "PayloadAnalysis", "JSONSyntax", "SourceText"]),
    tests(
      "CommandLineTests", uses: ["apns-lsp", "ProjectIndex", "PayloadAnalysis", "JSONSyntax", "SourceText"],
      excluding: ["Golden"]),
  ]
)

package.targets += tools

/// `APNS_LSP_PROPERTIES` leaves the layers and the tests that hold for every document, which continuous integration runs
/// in full and in release: building all the others for that takes minutes.
if Context.environment["APNS_LSP_PROPERTIES"] != nil {
  let layers: Set = [
    "SourceText", "JSONSyntax", "PayloadSchema", "PayloadAnalysis", "PayloadFeatures", "SchemaEmbedder", "EmbedSchemas",
    "SourceTextTests", "JSONSyntaxTests", "PayloadAnalysisTests", "PayloadFeaturesTests",
  ]
  let sources = [
    "PayloadAnalysisTests": [
      "AnalysisDocuments.swift", "AnalysisPropertyTests.swift", "EditedAnalysisPropertyTests.swift",
    ],
    "PayloadFeaturesTests": ["FeaturePropertyTests.swift", "MarkedDocument.swift", "ProcessEnvironment.swift"],
  ]
  package.products = []
  package.targets = package.targets.filter { layers.contains($0.name) }
  for target in package.targets { target.sources = sources[target.name] }
}
