import { expect, test } from 'vitest'
import { openTurns, type TurnRules } from './turns.ts'

const rules: TurnRules = {
  concurrency: 3,
  concurrencyPerKey: 2,
  maxWaiting: 3,
  maxWaitingPerKey: 2,
  timeoutMs: 60_000,
}

function taker(turns: ReturnType<typeof openTurns>) {
  const begun: string[] = []
  const take = (key: string, name = key) => {
    const taken = { is: 'waiting' as 'waiting' | 'working' | 'refused', end: () => {} }
    turns(key).then((result) => {
      taken.is = result.ok ? 'working' : 'refused'
      if (!result.ok) return
      begun.push(name)
      taken.end = () => result.value[Symbol.dispose]()
    })
    return taken
  }
  return { take, begun }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a key has its part and leaves room for the others, who are not held up by those that wait', async () => {
  const { take } = taker(openTurns(rules))
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

test('keys come in turn: the first of each before the second of any', async () => {
  const { take, begun } = taker(openTurns({ concurrency: 2, concurrencyPerKey: 1, maxWaiting: 20 }))
  const taken = new Map<string, ReturnType<typeof take>>()
  const bring = (name: string) => taken.set(name, take(name[0] ?? '', name))
  const end = async (name: string) => {
    taken.get(name)?.end()
    await settled()
  }
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) bring(name)
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  for (const name of ['c1', 'd1']) bring(name)
  await end('a1')
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1'])
  await end('c1')
  await end('d1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2'])
})

test('a key with too many waiting is refused', async () => {
  const { take } = taker(openTurns({ ...rules, concurrency: 1 }))
  const taken = [take('a'), take('a'), take('a'), take('a')]
  await settled()
  expect(taken.map(({ is }) => is)).toEqual(['working', 'waiting', 'waiting', 'refused'])
})

test('a full queue refuses the last task of the key with most waiting ones, and the newcomer when all have as many', async () => {
  const { take, begun } = taker(openTurns({ concurrency: 1, concurrencyPerKey: 1, maxWaiting: 2 }))
  const many = [take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('a', 'a4')]
  await settled()
  expect(many.map(({ is }) => is)).toEqual(['working', 'waiting', 'waiting', 'refused'])
  const one = take('b', 'b1')
  await settled()
  expect([many[2]?.is, one.is]).toEqual(['refused', 'waiting'])
  const late = take('c')
  await settled()
  expect(late.is).toBe('refused')
  many[0]?.end()
  await settled()
  one.end()
  await settled()
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('a task waits no longer than the timeout, and takes no turn after that', async () => {
  const { take } = taker(openTurns({ ...rules, concurrency: 1, timeoutMs: 5 }))
  const first = take('a')
  const late = take('b')
  await expect.poll(() => late.is).toBe('refused')
  first.end()
  const next = take('c')
  await settled()
  expect(next.is).toBe('working')
})
