/** Lets at most `count` tasks run at a time; the others wait for their turn in order. */
export function createLanes(count: number) {
  let free = count
  const queue: (() => void)[] = []

  return async function inLane<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await new Promise<void>((turn) => queue.push(turn))
    try {
      return await task()
    } finally {
      const next = queue.shift()
      // The lane passes straight to the next in line, so that nobody slips in between.
      if (next) next()
      else free++
    }
  }
}
