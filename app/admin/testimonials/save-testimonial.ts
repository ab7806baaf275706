import { href } from 'react-router'
import { type RecordValues, saveRecord } from '#app/admin/form/record-action.ts'
import { isDate, isoDate, midnightUtc } from '#app/ui/dates.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { testimonialFormWords as words } from '#words/admin-testimonials.ts'
import { CreateTestimonial, GetTestimonial, type Testimonial, UpdateTestimonial } from './documents.ts'
import { testimonialList } from './testimonial-list.ts'

/** The action of the form: stores a new testimonial, or changes the one with this id. */
export const saveTestimonial = (
  { id, run }: { id: string | undefined; run: Run },
  sent: { request: Request; url: URL },
) =>
  saveRecord(
    {
      names: testimonialNames,
      list: { address: testimonialList.address, path: href('/admin/testimonials') },
      gone: words.missing,
      id,
      create: (values) => run(CreateTestimonial, { input: { ...inputOf(values), id: values.id || null } }),
      update: (stored, values, condition) =>
        run(UpdateTestimonial, { input: { ...inputOf(values), id: stored }, condition }),
      savedAt: async (stored) => {
        const found = await getTestimonial(stored, run)
        return found.ok ? found.data?.updatedAt : undefined
      },
      editPath: (stored) => href('/admin/testimonials/:id/edit', { id: stored }),
    },
    sent,
  )

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
  date: isoDate(now),
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

/** A testimonial by its id; null when there is none. */
export async function getTestimonial(id: string, run: Run): Promise<Answer<Testimonial | null>> {
  const found = await run(GetTestimonial, { id })
  return found.ok ? { ok: true, data: found.data.getTestimonial } : found
}
