import { houstonDate, isDate, midnightUtc } from '#app/admin/record/calendar-date.ts'
import type { RecordValues } from '#app/admin/record/record-values.ts'
import type { Testimonial } from '#app/admin/testimonials/documents.ts'

export const testimonialNames = [
  'name',
  'company',
  'service',
  'date',
  'rating',
  'comment',
  'isApproved',
  'isFeatured',
] as const

export type TestimonialValues = RecordValues<(typeof testimonialNames)[number]>

/** Specification section 5: five stars, today's date, approved and featured off. */
export const emptyTestimonial = (now: Date, id: string): TestimonialValues => ({
  id,
  name: '',
  company: '',
  service: '',
  date: houstonDate(now),
  rating: '5',
  comment: '',
  isApproved: '',
  isFeatured: '',
})

/** A stored testimonial as the form shows it. */
export const valuesOf = (stored: Testimonial): TestimonialValues => ({
  id: stored.id,
  name: stored.name,
  company: stored.company ?? '',
  service: stored.service ?? '',
  // Stored as its midnight in UTC, so its date is that of UTC.
  date: stored.date?.slice(0, 10) ?? '',
  rating: String(stored.rating),
  comment: stored.comment,
  isApproved: stored.isApproved ? 'yes' : '',
  isFeatured: stored.isFeatured ? 'yes' : '',
})

/** The call's input; what is wrong with it is the data service's to say. */
export const inputOf = (values: TestimonialValues) => ({
  name: values.name,
  company: values.company || null,
  service: values.service || null,
  date: isDate(values.date) ? midnightUtc(values.date) : null,
  rating: Number.parseInt(values.rating, 10) || 0,
  comment: values.comment,
  isApproved: values.isApproved !== '',
  isFeatured: values.isFeatured !== '',
})
