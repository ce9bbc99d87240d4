import Testing

@MainActor @Suite struct DemoCommandTests {
  @Test func showsBothFieldsKeyByKey() async throws {
    let folder = try TemporaryFolder(["ni.jsonl": Scripts.recording])
    let output = await markedtext("demo", folder.path)
    #expect(output.status == 0)
    #expect(output.diagnostics.isEmpty)
    #expect(
      output.result.contains(
        """
        someone sees, key by key:

          key      field  validates on every change        waits for the composition
          n        [n|]   ✗ 请填写中文姓名  submit off  ◀  ·  submit off
          {space}  你|    ·                 submit on      ·  submit on

        ◀ error-while-composing: key n: the field says 请填写中文姓名 while the person is still typing.

        """), "\(output.result)")
    #expect(output.result.contains("field fails all 1 that show marked text, the right one none."))
    for line in output.lines { #expect(line.count <= 100 || line.contains(folder.path)) }
  }

  @Test func sessionsThatCannotBeHadCount() async throws {
    let folder = try TemporaryFolder(["ni.jsonl": Scripts.recording, "bad.jsonl": "{}\n"])
    #expect(await markedtext("demo", folder.path).status == 2)
    try folder.link("gone.jsonl", to: "nowhere")
    let output = await markedtext("demo", folder.path)
    #expect(output.status == 3)
    #expect(output.result.contains("1 recorded session from 1 source"))
  }

  @Test func withoutAStepThereIsNothingToShow() async throws {
    let folder = try TemporaryFolder(["empty.jsonl": Scripts.header])
    let output = await markedtext("demo", folder.path)
    #expect(output.status == 2)
    #expect(output.diagnostics == "markedtext: nothing was there to run\n")
  }
}
