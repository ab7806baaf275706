/** Beyond this, a clock is corrected (specification section 9): below it, the network's delay is most of the difference. */
const driftMs = 5 * 60_000

/**
 * The server's time, for what is judged by it: whether a signed link still works. A phone that is set wrong by more than
 * five minutes is corrected by the Date header of the last answer.
 */
export function serverClock(now: () => number = Date.now) {
  let offsetMs = 0
  return {
    now: () => new Date(now() + offsetMs),
    /** Reads the Date header of an answer that has just come. */
    note(date: string) {
      const difference = Date.parse(date) - now()
      if (Number.isNaN(difference)) return
      offsetMs = Math.abs(difference) > driftMs ? difference : 0
    },
  }
}
