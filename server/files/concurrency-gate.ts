export type ConcurrencyGate = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Lets at most `width` tasks run at once; the others wait in line. */
export function concurrencyGate(width: number): ConcurrencyGate {
  let running = 0
  const waiting: (() => void)[] = []

  return async (task) => {
    if (running >= width) await new Promise<void>((resume) => waiting.push(resume))
    else running += 1
    try {
      return await task()
    } finally {
      // The place goes straight to the next in line, so nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
