/** Runs a task when it is its turn; `busy` when too many are waiting. `key`: on whose behalf. */
type FairTurns = <Result>(key: string, task: () => Promise<Result>) => Promise<Result | 'busy'>

type Waiting = Readonly<{ key: string; rank: number; begin: (place: 'place' | 'busy') => void }>

/**
 * Lets `width` tasks run at once, one for each key, and at most `longestLine` wait. The first task of a key goes before
 * the second of any other, so who brings many waits behind who brings one; when the line is full, its last is told that
 * we are busy.
 */
export function fairTurns({ width, longestLine }: { width: number; longestLine: number }): FairTurns {
  const running = new Set<string>()
  let line: Waiting[] = []

  function beginNext(): void {
    while (running.size < width) {
      const next = line.find(({ key }) => !running.has(key))
      if (!next) return
      line = line.filter((waiting) => waiting !== next)
      running.add(next.key)
      next.begin('place')
    }
  }

  function enter(key: string, begin: Waiting['begin']): void {
    const rank = line.filter((waiting) => waiting.key === key).length + (running.has(key) ? 1 : 0)
    const behind = line.findIndex((waiting) => waiting.rank > rank)
    line.splice(behind < 0 ? line.length : behind, 0, { key, rank, begin })
    beginNext()
    if (line.length > longestLine) line.pop()?.begin('busy')
  }

  return async (key, task) => {
    const { promise, resolve } = Promise.withResolvers<'place' | 'busy'>()
    enter(key, resolve)
    if ((await promise) === 'busy') return 'busy'
    try {
      return await task()
    } finally {
      running.delete(key)
      beginNext()
    }
  }
}
