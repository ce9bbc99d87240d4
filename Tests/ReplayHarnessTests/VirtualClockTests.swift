import ReplayHarness
import Testing

@MainActor @Suite struct VirtualClockTests {
  @Test func cancelledTimersNeverFire() {
    let clock = VirtualClock()
    let number = clock.schedule(after: 10) {}
    clock.schedule(after: 20) {}
    #expect(clock.nextDue == 10)
    clock.cancel(number)
    #expect(clock.nextDue == 20)
    #expect(!clock.isIdle)
  }
}
