import { expect, onTestFinished, test, vi } from 'vitest'
import { coalesced } from './live.tsx'

test('runs at once, and once more for everything that came meanwhile', async () => {
  const ends: (() => void)[] = []
  const refresh = coalesced(() => new Promise<void>((end) => void ends.push(end)), 0)
  refresh()
  expect(ends).toHaveLength(1)
  for (let change = 0; change < 50; change++) refresh()
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(ends).toHaveLength(2)
  refresh()
  expect(ends).toHaveLength(3)
})

test('rests between two runs, however many changes come', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  let runs = 0
  const refresh = coalesced(async () => void runs++, 40)
  const changes = setInterval(refresh, 2)
  await vi.advanceTimersByTimeAsync(200)
  clearInterval(changes)
  expect(runs).toBe(5)
})
