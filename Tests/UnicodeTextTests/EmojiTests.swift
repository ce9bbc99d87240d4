import Testing
import UnicodeText

/// Every emoji that Unicode recommends is one cluster, goes at one stroke and takes two columns.
@Suite struct EmojiTests {
  @Test func everyFullyQualifiedEmoji() throws {
    let file = try UnicodeDataFile("emoji/emoji-test.txt")
    #expect(file.text.contains("# Version: 15.0\n"))
    var emoji = 0
    var failing: [String] = []
    for line in file.lines {
      let fields = line.split(separator: ";")
      try #require(fields.count == 2)
      guard fields[1].contains("fully-qualified") else { continue }
      emoji += 1
      let units = try units(ofHexadecimal: fields[0])
      // After a letter and before one: neither may be drawn in.
      let text = [0x61] + units + [0x61]
      let whole = try GraphemeClusters(of: text).boundaries == [0, 1, units.count + 1, units.count + 2]
      let length = BackwardDeletion.length(in: text, endingAt: units.count + 1)
      let columns = DisplayWidth.columns(of: units)
      if !whole || length != units.count || columns != 2 {
        failing.append("\(hexadecimal(units)): whole \(whole), deletes \(length), \(columns) columns")
      }
    }
    #expect(failing.isEmpty, "\(failing.count): \(failing.prefix(20))")
    #expect(emoji == 3655)
  }
}
