import { expect, test } from 'vitest'
import { talliedState } from './tallies.ts'

const model = {
  tallied: {
    approved: { isApproved: { eq: true } },
    stars5: { isApproved: { eq: true }, rating: { eq: 5 } },
    quarantined: { quarantineReasons: { ne: [] } },
  },
}

test('a total is read from the tally whose filter asks for the same, however it is put together', () => {
  const approved = { isApproved: { eq: true } }
  expect(talliedState(model, [])).toBe('all')
  expect(talliedState(model, [{}, { and: [] }])).toBe('all')
  expect(talliedState(model, [approved])).toBe('approved')
  expect(talliedState(model, [approved, approved])).toBe('approved')
  expect(talliedState(model, [approved, { and: [{ rating: { eq: 5 } }, approved] }])).toBe('stars5')
  expect(talliedState(model, [{ quarantineReasons: { ne: [] } }])).toBe('quarantined')
})

test('any other condition is counted', () => {
  expect(talliedState(model, [{ isApproved: { eq: false } }])).toBeUndefined()
  expect(talliedState(model, [{ isApproved: { eq: true }, rating: { eq: 4 } }])).toBeUndefined()
  expect(talliedState(model, [{ not: { isApproved: { eq: true } } }])).toBeUndefined()
  expect(talliedState(model, [{ or: [{ isApproved: { eq: true } }] }])).toBeUndefined()
  expect(talliedState({}, [])).toBeUndefined()
})
