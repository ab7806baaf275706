/**
 * How many times longer `work` takes for four times the size: 4 where it is linear, 16 where it is quadratic, whatever the
 * machine does besides. The fastest of three runs each.
 */
export function growthOf(work: (size: number) => void, size: number): number {
  return fastest(() => work(4 * size)) / fastest(() => work(size))
}

function fastest(run: () => void): number {
  const took = Array.from({ length: 3 }, () => {
    const began = performance.now()
    run()
    return performance.now() - began
  })
  return Math.min(...took)
}
