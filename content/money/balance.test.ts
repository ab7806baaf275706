import { expect, test } from 'vitest'
import { balanceOf } from './balance.ts'

const late = { openCents: 10_000, dueOn: '2026-11-01' }
const ahead = { openCents: 5_000, dueOn: '2026-12-31' }
const back = (cents: number) => ({ openCents: -cents, dueOn: '2026-11-01' })
const on = '2026-11-30'

test('what goes back covers what is past due first, and may be more than is owed', () => {
  expect(balanceOf([], on)).toEqual({ openCents: 0, overdueCents: 0 })
  expect(balanceOf([late, ahead], on)).toEqual({ openCents: 15_000, overdueCents: 10_000 })
  expect(balanceOf([late, ahead, back(7_000)], on)).toEqual({ openCents: 8_000, overdueCents: 8_000 })
  expect(balanceOf([late, back(10_000)], on)).toEqual({ openCents: 0, overdueCents: 0 })
  expect(balanceOf([late, back(12_000)], on)).toEqual({ openCents: -2_000, overdueCents: 0 })
})
