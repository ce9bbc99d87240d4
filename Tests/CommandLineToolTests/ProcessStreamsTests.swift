import Foundation
import Testing

@testable import CommandLineTool

/// Standard output as a shell can spoil it. Each in a process of its own.
@Suite struct ProcessStreamsTests {
  @Test func aFullDiskIsAnErrorOfTheEnvironment() async {
    await #expect(processExitsWith: .exitCode(3)) {
      dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
      exit(await CommandLineTool.run(["rules"]))
    }
  }

  @Test func aClosedOutputIsAnErrorOfTheEnvironment() async {
    await #expect(processExitsWith: .exitCode(3)) {
      close(STDOUT_FILENO)
      exit(await CommandLineTool.run(["rules"]))
    }
  }

  @Test func aReaderThatHasReadEnoughIsNone() async {
    await #expect(processExitsWith: .exitCode(0)) {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      close(ends[0])
      dup2(ends[1], STDOUT_FILENO)
      exit(await CommandLineTool.run(["rules"]))
    }
  }

  @Test(
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["NO_COLOR": ""], true), (true, ["NO_COLOR": "0"], false),
      (true, ["TERM": "dumb"], false), (true, ["TERM": "xterm"], true),
    ] as [(Bool, [String: String], Bool)])
  @MainActor func colour(isTerminal: Bool, environment: [String: String], takesColor: Bool) {
    #expect(ProcessStreams.takesColor(isTerminal: isTerminal, environment: environment) == takesColor)
  }
}
