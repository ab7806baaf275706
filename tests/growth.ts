/**
 * How many times longer `work` takes for eight times the size: 8 where it is linear, 64 where it is quadratic. The fastest of five
 * runs each, in turn, so that what else the machine does counts little.
 */
export function growthOf(work: (size: number) => void, size: number): number {
  const took = { once: Number.POSITIVE_INFINITY, eightfold: Number.POSITIVE_INFINITY }
  for (let run = 0; run < 5; run++) {
    took.once = Math.min(
      took.once,
      timeOf(() => work(size)),
    )
    took.eightfold = Math.min(
      took.eightfold,
      timeOf(() => work(8 * size)),
    )
  }
  return took.eightfold / took.once
}

function timeOf(run: () => void): number {
  const began = performance.now()
  run()
  return performance.now() - began
}
