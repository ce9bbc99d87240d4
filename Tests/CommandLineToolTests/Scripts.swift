/// Small sessions for the tests of commands.
enum Scripts {
  /// A name by pinyin, which the correct form takes without a finding.
  static let good = """
    host ios18
    form han-name
    mark ou          => [ou|]; error none; submit off
    insert 欧        => 欧|; error none; submit on
    """

  /// An expectation that is not met, in every variant.
  static let unmet = """
    form han-name
    mark ou          => [o|]
    """

  /// A step that is not modelled yet.
  static let unplayable = """
    form han-name
    mark ou
    type n
    """

  /// Five malformed lines.
  static let malformed = """
    hots ios18
    tpye zhong
    choose 中文 => 中文|； error none
    mark "x
    delete 0
    """

  /// A recording of a real keyboard's shape.
  static let recording =
    header + """
      {"t":0,"key":"n"}
      {"t":0,"op":"setMarkedText","text":"n","selectedRange":[1,0],"state":{"text":"n","selected":[1,0],"marked":[0,1]}}
      {"t":90,"key":"{space}"}
      {"t":90,"op":"insertText","text":"你","state":{"text":"你","selected":[1,0],"marked":null}}

      """

  /// A recording whose states are not the model's, nor its callbacks.
  static let mismatching =
    header + """
      {"t":0,"op":"setMarkedText","text":"n","selectedRange":[1,0],"replacementRange":null,\
      "state":{"text":"n","marked":null}}
      {"t":1,"op":"insertText","text":"你","callbacks":[{"call":"shouldChange","range":[0,9],"string":"\\uD83D","answer":true}]}

      """

  /// The header of a recording.
  static let header = """
    {"format":"markedtext-recording","version":1,"name":"ni","source":{"kind":"engine","name":"test"},\
    "states":"derived","host":"ios18","keyboard":null,"start":{"text":"","selected":[0,0],"marked":null}}

    """
}
