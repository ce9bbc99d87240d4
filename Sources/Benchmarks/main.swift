import CompositionScript
import ReplayHarness
import Specimens
import TextInputModel

/// The edits of one composition, as the C++ loop of `Scripts/bench` does them too.
let composition: [TextInputCall] =
  ["z", "zh", "zho", "zhon", "zhong", "zhong w", "zhong we", "zhong wen"].map { .setMarkedText(Array($0.utf16)) }
  + [.insertText(Array("中文".utf16)), .deleteBackward, .insertText(Array("文".utf16))]

let rounds = 2_000
let calls = rounds * composition.count
let states = await Samples.measure(units: calls) {
  var state = TextInputState()
  for round in 0..<rounds {
    if round % 2 == 0 { state.setText([]) }
    for call in composition { state.apply(call) }
  }
  precondition(!state.units.isEmpty)
}
print(states.line("state"))

/// A long session of such compositions, each key a turn.
var session = Session(file: "bench.jsonl", name: "bench", kind: .script)
for round in 0..<500 {
  for (index, call) in composition.enumerated() {
    let line = round * composition.count + index + 1
    var turn = Turn(key: index < 8 ? "z" : nil, line: line, time: 0)
    turn.steps = [Step(number: line, line: line, action: .call(call), source: "")]
    session.turns.append(turn)
  }
  if round % 2 == 1 {
    let line = session.turns.count + 1
    var turn = Turn(key: nil, line: line, time: 0)
    turn.steps = [Step(number: line, line: line, action: .set([], field: nil), source: "")]
    session.turns.append(turn)
  }
}

for usesTwin in [true, false] {
  let samples = await Samples.measure(units: session.turns.count) {
    let player = Player(session: session, host: .ios18, usesTwin: usesTwin, makeSubject: Forms.hanName.make)
    let replay = await player.run()
    precondition(replay.findings.isEmpty)
  }
  print(samples.line(usesTwin ? "replay" : "replay-without-twin"))
}
