import { expect, test } from 'vitest'
import { restingTurns } from './resting-turns.ts'

function pages() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    named: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    },
    async end(name: string) {
      await expect.poll(() => ends.has(name)).toBe(true)
      ends.get(name)?.()
    },
  }
}

const rules = { concurrency: 2, concurrencyPerKey: 1, maxWaiting: 6, maxWaitingPerKey: 3 }
const page = (value: unknown) => ({ ok: true, value })

test('an address has one page rendered at a time and gets what was rendered', async () => {
  const { begun, named, end } = pages()
  const take = restingTurns({ rules, turnMs: 5_000 })
  const [one, two] = [take('a', named('one')), take('a', named('two'))]
  await end('one')
  expect(await one).toEqual(page('one'))
  await end('two')
  expect(await two).toEqual(page('two'))
  expect(begun).toEqual(['one', 'two'])
})

test('addresses come in turn, however many pages one of them wants', async () => {
  const { begun, named, end } = pages()
  const take = restingTurns({ rules: { ...rules, concurrency: 1 }, turnMs: 5_000 })
  for (const name of ['a1', 'a2', 'a3']) take('a', named(name))
  take('b', named('b1'))
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name)
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('an address that wants too many pages is refused', async () => {
  const { named } = pages()
  const take = restingTurns({ rules, turnMs: 5_000 })
  for (let number = 0; number < 4; number++) take('a', named(`a${number}`))
  expect(await take('a', named('too many'))).toMatchObject({ ok: false })
})

test('a page that never comes holds up no other for long', async () => {
  const take = restingTurns({ rules: { ...rules, concurrency: 1 }, turnMs: 50 })
  take('a', () => new Promise(() => {}))
  expect(await take('a', async () => 'same address')).toEqual(page('same address'))
  expect(await take('b', async () => 'another')).toEqual(page('another'))
})

test('a page that fails ends its turn', async () => {
  const take = restingTurns({ rules: { ...rules, concurrency: 1 }, turnMs: 5_000 })
  await expect(take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await take('b', async () => 'yes')).toEqual(page('yes'))
})

test('after a page the thread is free for as long as the page took', async () => {
  const take = restingTurns({ rules: { ...rules, concurrency: 1 }, turnMs: 5_000 })
  const busyFor = (milliseconds: number) => async () => {
    for (const end = performance.now() + milliseconds; performance.now() < end; );
    return performance.now()
  }
  const first = await take('a', busyFor(30))
  const second = await take('b', async () => performance.now())
  if (!first.ok || !second.ok) throw new Error('refused')
  expect(second.value - first.value).toBeGreaterThan(25)
})

test('what rendered no page needs no rest', async () => {
  const rest = { over: Promise.resolve() }
  const before = rest.over
  const take = restingTurns({ rules: { ...rules, concurrency: 1 }, turnMs: 5_000, rest })
  await take(
    'a',
    async () => 'none',
    () => false,
  )
  expect(await take('b', async () => rest.over === before)).toEqual(page(true))
})
