import { expect, test } from 'vitest'
import { openTurns, type TurnRules } from './turns.ts'

const rules: TurnRules = { atOnce: 3, atOncePerKey: 2, waiting: 3, waitingPerKey: 2, patienceMs: 60_000 }

/** Takes a turn for `key`; `is` says what became of it. */
function taker(turns: ReturnType<typeof openTurns>) {
  return (key: string) => {
    const taken = { is: 'waiting' as 'waiting' | 'working' | 'refused', end: () => {} }
    turns(key).then((outcome) => {
      taken.is = outcome.ok ? 'working' : 'refused'
      if (outcome.ok) taken.end = () => outcome.value[Symbol.dispose]()
    })
    return taken
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a key has its part and leaves room for the others, who are not held up by those that wait', async () => {
  const take = taker(openTurns(rules))
  const mine = [take('me'), take('me'), take('me')]
  const other = take('other')
  await settled()
  expect([...mine, other].map(({ is }) => is)).toEqual(['working', 'working', 'waiting', 'working'])
  other.end()
  await settled()
  expect(mine[2]?.is).toBe('waiting')
  mine[0]?.end()
  await settled()
  expect(mine[2]?.is).toBe('working')
})

test('whoever waits begins in order; a line that is full refuses', async () => {
  const take = taker(openTurns(rules))
  const first = [take('a'), take('b'), take('c')]
  const line = [take('d'), take('d'), take('d'), take('e'), take('f')]
  await settled()
  expect(line.map(({ is }) => is)).toEqual(['waiting', 'waiting', 'refused', 'waiting', 'refused'])
  first[1]?.end()
  first[2]?.end()
  await settled()
  expect(line.map(({ is }) => is)).toEqual(['working', 'working', 'refused', 'waiting', 'refused'])
})

test('nobody waits for ever, and whoever gave up takes no place', async () => {
  const take = taker(openTurns({ ...rules, atOnce: 1, patienceMs: 5 }))
  const first = take('a')
  const late = take('b')
  await expect.poll(() => late.is).toBe('refused')
  first.end()
  const next = take('c')
  await settled()
  expect(next.is).toBe('working')
})
