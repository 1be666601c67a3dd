import LanguageServerProtocol
import PayloadAnalysis
import SourceText

/// One state of a document's text, which is analysed when somebody first wants to know, and then no more.
final class DocumentContent {
  let version: Int
  let text: SourceText
  let circumstances: AnalysisCircumstances
  private var made: Analysis?
  /// What the text was before the edit that made it, as long as it is not analysed, and which bytes were replaced.
  private var edit: (before: Analysis, range: ByteRange)?
  private var converter: PositionConverter?

  init(version: Int, text: SourceText, circumstances: AnalysisCircumstances) {
    self.version = version
    self.text = text
    self.circumstances = circumstances
  }

  /// - Parameter range: the bytes of the former text that were replaced; nil where more was done to it.
  init(version: Int, text: SourceText, after former: DocumentContent, replacing range: ByteRange?) {
    self.version = version
    self.text = text
    circumstances = former.circumstances
    if let range, let before = former.made { edit = (before, range) }
  }

  /// - Parameter analysis: of the text, where it was made before.
  init(_ analysis: Analysis, circumstances: AnalysisCircumstances) {
    version = 0
    text = analysis.text
    self.circumstances = circumstances
    made = analysis
  }

  var analysis: Analysis {
    if let made { return made }
    let analysis = Analysis(
      text, circumstances.options, facts: circumstances.facts, now: circumstances.now(), edit: edit)
    made = analysis
    edit = nil
    return analysis
  }

  var isAnalysed: Bool { made != nil }

  func position(at offset: Int, encoding: PositionEncoding) -> Position {
    var converter = self.converter ?? PositionConverter(text, encoding)
    self.converter = nil
    defer { self.converter = converter }
    return converter.clientPosition(at: offset)
  }
}

/// What an analysis depends on besides the document.
struct AnalysisCircumstances {
  var options: DocumentOptions
  var facts = ProjectFacts()
  /// The present time in seconds since 1970.
  var now: () -> Double
}
