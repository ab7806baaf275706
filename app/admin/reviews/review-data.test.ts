import { expect, test } from 'vitest'
import { emptyReview, reviewInput, reviewValues } from './review-data.ts'

const evening = new Date('2026-11-21T03:41:00Z')

test('a new review of today came in now, of another day at its noon', () => {
  const today = emptyReview(evening, '1')
  expect(today.date).toBe('2026-11-20')
  expect(reviewInput(today, today.date)).not.toHaveProperty('submittedAt')
  expect(reviewInput({ ...today, date: '2026-07-04' }, today.date)).toMatchObject({
    submittedAt: '2026-07-04T18:00:00.000Z',
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
  const values = reviewValues({
    ...stored,
    id: '1',
    submittedAt: evening.toISOString(),
    updatedAt: evening.toISOString(),
  })
  expect(values.date).toBe('2026-11-20')
  expect(reviewInput(values, values.date)).toEqual(stored)
})
