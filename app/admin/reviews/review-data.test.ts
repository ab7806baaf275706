import { expect, test } from 'vitest'
import { reviewForm } from './review-data.ts'

const { empty, toInput, toValues } = reviewForm

const houston = 'America/Chicago'
const evening = new Date('2026-11-21T03:41:00Z')

test('a new review of today came in now, of another day at its noon', () => {
  const today = empty('1', '2026-11-20')
  expect(toInput(today, today, houston)).not.toHaveProperty('submittedAt')
  expect(toInput({ ...today, date: '2026-07-04' }, today, houston)).toMatchObject({
    submittedAt: '2026-07-04T17:00:00.000Z',
    rating: 5,
    isApproved: false,
  })
})

test('what is stored comes back the same, and keeps its time of day', () => {
  const stored = {
    name: 'Ruth Abara',
    email: 'ruth@example.com',
    rating: 4,
    title: 'Quick and tidy',
    comment: 'No dust.',
    reply: 'Thank you, Ruth.',
    service: 'Gate repair',
    location: null,
    isVerified: true,
    isApproved: true,
    isFeatured: false,
  }
  const at = evening.toISOString()
  const values = toValues({ ...stored, id: '1', submittedAt: at, updatedAt: at }, houston)
  expect(values.date).toBe('2026-11-20')
  expect(toInput(values, values, houston)).toEqual(stored)
})
