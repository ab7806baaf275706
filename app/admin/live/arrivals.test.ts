import { expect, test } from 'vitest'
import { type Arrival, arrivalText } from './arrivals.tsx'

const review: Arrival = { kind: 'Review', id: '1', name: 'Ruth', about: 'Quick and tidy' }
const quote: Arrival = { kind: 'Quote', id: '2', name: 'Dana', about: 'Automotive' }

test('one arrival is said by name', () => {
  expect(arrivalText([review])).toBe('New review from Ruth, Quick and tidy')
})

test('several of a kind are a number, each kind by itself', () => {
  expect(arrivalText([quote, quote, review])).toBe('2 new requests. New review from Ruth, Quick and tidy')
})
