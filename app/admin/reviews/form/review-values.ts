import { houstonDate, isDate, noonInHouston } from '#app/admin/record/calendar-date.ts'
import type { RecordValues } from '#app/admin/record/record-values.ts'
import type { ReviewInForm } from '#app/admin/reviews/documents.ts'

export const reviewNames = [
  'name',
  'email',
  'location',
  'service',
  'date',
  'rating',
  'title',
  'comment',
  'reply',
  'isApproved',
  'isFeatured',
  'isVerified',
] as const

export type ReviewValues = RecordValues<(typeof reviewNames)[number]>

/** Five stars, today's date in Houston, nothing ticked. */
export const emptyReview = (now: Date, id: string): ReviewValues => ({
  id,
  name: '',
  email: '',
  location: '',
  service: '',
  date: houstonDate(now),
  rating: '5',
  title: '',
  comment: '',
  reply: '',
  isApproved: '',
  isFeatured: '',
  isVerified: '',
})

/** A stored review as the form shows it. */
export const valuesOf = (stored: ReviewInForm): ReviewValues => ({
  id: stored.id,
  name: stored.name,
  email: stored.email ?? '',
  location: stored.location ?? '',
  service: stored.service ?? '',
  date: houstonDate(new Date(stored.submittedAt)),
  rating: String(stored.rating),
  title: stored.title,
  comment: stored.comment,
  reply: stored.reply ?? '',
  isApproved: stored.isApproved ? 'yes' : '',
  isFeatured: stored.isFeatured ? 'yes' : '',
  isVerified: stored.isVerified ? 'yes' : '',
})

/**
 * The call's input; what is wrong with it is the data service's to say. A review keeps its time of day unless its
 * date is changed: `dateBefore` is the date it had.
 */
export const inputOf = (values: ReviewValues, dateBefore: string) => ({
  name: values.name,
  email: values.email,
  location: values.location || null,
  service: values.service || null,
  ...(isDate(values.date) && values.date !== dateBefore && { submittedAt: noonInHouston(values.date) }),
  rating: Number.parseInt(values.rating, 10) || 0,
  title: values.title,
  comment: values.comment,
  reply: values.reply,
  isApproved: values.isApproved !== '',
  isFeatured: values.isFeatured !== '',
  isVerified: values.isVerified !== '',
})
