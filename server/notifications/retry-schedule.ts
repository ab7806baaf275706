const second = 1000
const minute = 60 * second
const hour = 60 * minute

const quickTries = 3

const slowDelays = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  1 * hour,
  3 * hour,
  6 * hour,
  6 * hour,
  6 * hour,
]

/**
 * Milliseconds to wait after the given number of failed attempts (1 or more); undefined when it is time to give up.
 * The first three tries follow specification section 9 (2^attempt x 100 ms plus up to 100 ms jitter); what comes
 * after, about a day in all, is the architecture's "Never lose a lead".
 */
export function delayAfter(failures: number, random: () => number = Math.random): number | undefined {
  if (failures < quickTries) return 2 ** failures * 100 + random() * 100
  return slowDelays[failures - quickTries]
}
