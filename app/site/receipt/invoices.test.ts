import { expect, test } from 'vitest'
import { unpaidOf } from './invoices.tsx'

const first = { openCents: 50_000, dueOn: '2026-12-13', payLink: 'https://pay.example/1047' }
const second = { openCents: 1_999, dueOn: '2026-12-20', payLink: 'https://pay.example/1048' }
const settled = { openCents: 0, dueOn: '2026-12-01', payLink: null }
const toPayBack = { openCents: -700, dueOn: null, payLink: null }

test('what is to be paid is the sum of all that is open, without a day or link of one of them', () => {
  expect(unpaidOf([settled, toPayBack])).toBeUndefined()
  expect(unpaidOf([settled, first, toPayBack])).toEqual(first)
  expect(unpaidOf([second, settled, first])).toEqual({ openCents: 51_999, dueOn: null, payLink: null })
})
