import { expect, test } from 'vitest'
import { fairTurns } from './fair-turns.ts'

/** Tasks that run until they are ended, by name; what runs is in `running`, in the order in which they began. */
function workshop(limits: { width: number; longestLine: number }) {
  const turns = fairTurns(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (name: string) =>
    turns(name[0] ?? '', async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { bring, begun, end, settled }
}

test('one place for each key, and the first task of each before the second of any', async () => {
  const { bring, begun, end, settled } = workshop({ width: 2, longestLine: 20 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void bring(name)
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  for (const name of ['c1', 'd1']) void bring(name)
  await end('a1')
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1'])
  await end('c1')
  await end('d1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2'])
})

test('the line is bounded: who brings most is told that we are busy, who brings one gets in', async () => {
  const { bring, begun, end, settled } = workshop({ width: 1, longestLine: 2 })
  void bring('a1')
  const [second, third] = [bring('a2'), bring('a3')]
  expect(await bring('a4')).toBe('busy')
  const honest = bring('b1')
  expect(await third).toBe('busy')
  await end('a1')
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(await honest).toBe('b1')
  await end('a2')
  expect(await second).toBe('a2')
  await settled()
})

test('a task that fails gives its place back', async () => {
  const { bring, begun, settled } = workshop({ width: 1, longestLine: 1 })
  const turns = fairTurns({ width: 1, longestLine: 1 })
  await expect(turns('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns('a', async () => 'next')).toBe('next')
  void bring('a1')
  await settled()
  expect(begun).toEqual(['a1'])
})
