import { expect, test } from 'vitest'
import { levelOf, usedShareText } from './files-usage.ts'

const usage = (used: number, takesFiles = true) => ({ used, budget: 1000, takesFiles })

test.each([
  [0, 'fine', '0%'],
  [699, 'fine', '69%'],
  [700, 'filling', '70%'],
  [800, 'late', '80%'],
  [900, 'alert', '90%'],
  [999, 'alert', '99%'],
  [1000, 'alert', '100%'],
  [1200, 'alert', '100%'],
])('%d of 1000 bytes: %s, %s', (used, level, share) => {
  expect([levelOf(usage(used)), usedShareText(usage(used))]).toEqual([level, share])
})

test('refused files are an alert however little is used', () => {
  expect(levelOf(usage(0, false))).toBe('alert')
})
