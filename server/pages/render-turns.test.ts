import { expect, test } from 'vitest'
import { renderTurns } from './render-turns.ts'

/** Work that is done when the test says so, and the order in which it began. */
function work() {
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

const most = { atOnce: 2, atOnceOf: 1, waiting: 6, waitingOf: 3, turnMs: 5_000 }

test('an address has one page made at a time, and what it gives is given on', async () => {
  const { begun, named, end } = work()
  const turns = renderTurns(most)
  const [one, two] = [turns.take('a', named('one')), turns.take('a', named('two'))]
  await end('one')
  expect(await one).toEqual({ done: 'one' })
  await end('two')
  expect(await two).toEqual({ done: 'two' })
  expect(begun).toEqual(['one', 'two'])
})

test('addresses come in turn, however many pages one of them wants', async () => {
  const { begun, named, end } = work()
  const turns = renderTurns({ ...most, atOnce: 1 })
  for (const name of ['a1', 'a2', 'a3']) turns.take('a', named(name))
  turns.take('b', named('b1'))
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name)
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('whoever wants too many is refused, and so is everybody when too many wait', async () => {
  const { named } = work()
  const turns = renderTurns(most)
  for (let number = 0; number < 4; number++) turns.take('a', named(`a${number}`))
  expect(await turns.take('a', named('too many'))).toBeUndefined()
  for (let number = 0; number < 4; number++) turns.take('b', named(`b${number}`))
  expect(await turns.take('c', named('one too many'))).toBeUndefined()
})

test('a page that never comes holds up nobody for long', async () => {
  const turns = renderTurns({ ...most, atOnce: 1, turnMs: 50 })
  turns.take('a', () => new Promise(() => {}))
  expect(await turns.take('a', async () => 'same address')).toEqual({ done: 'same address' })
  expect(await turns.take('b', async () => 'another')).toEqual({ done: 'another' })
})

test('what fails gives its place on', async () => {
  const turns = renderTurns({ ...most, atOnce: 1 })
  await expect(turns.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take('b', async () => 'yes')).toEqual({ done: 'yes' })
})

test('after a page the thread is free for as long as it took', async () => {
  const turns = renderTurns({ ...most, atOnce: 1 })
  const busyFor = (milliseconds: number) => async () => {
    for (const end = performance.now() + milliseconds; performance.now() < end; );
    return performance.now()
  }
  const first = await turns.take('a', busyFor(30))
  const second = await turns.take('b', async () => performance.now())
  expect((second?.done ?? 0) - (first?.done ?? 0)).toBeGreaterThan(25)
})
