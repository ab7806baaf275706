import { expect, test } from 'vitest'
import { testimonialForm } from './testimonial-data.ts'

const { empty, toValues } = testimonialForm
const toInput = (values: ReturnType<typeof empty>) =>
  testimonialForm.toInput(values, values, 'America/Chicago')

test('a new testimonial has five stars, the date of today, and is neither approved nor featured', () => {
  expect(toInput(empty('1', '2026-11-20'))).toMatchObject({
    rating: 5,
    date: '2026-11-20T00:00:00.000Z',
    isApproved: false,
    isFeatured: false,
  })
})

test('what is stored comes back the same', () => {
  const stored = {
    name: 'Ted Maas',
    company: null,
    rating: 4,
    comment: 'New master keys in a morning.',
    service: 'Other',
    date: '2026-03-01T00:00:00.000Z',
    isApproved: true,
    isFeatured: false,
  }
  expect(
    toInput(
      toValues({ ...stored, id: '1', createdAt: stored.date, updatedAt: stored.date }, 'America/Chicago'),
    ),
  ).toEqual(stored)
})

test('without a date none is stored; without stars the data service says so', () => {
  expect(toInput({ ...empty('1', '2026-11-20'), date: '', rating: '' })).toMatchObject({
    date: null,
    rating: 0,
  })
})

test('text that only begins with a figure is no number of stars', () => {
  expect(toInput({ ...empty('1', '2026-11-20'), rating: '5x' })).toMatchObject({ rating: 0 })
})
