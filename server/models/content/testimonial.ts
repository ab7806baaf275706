import { z } from 'zod'
import { testimonialServices } from '#content/services.ts'
import { type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { longest, name, optionalLine, rating, requiredParagraph } from '#server/data-service/input.ts'
import { defineModel, openFields } from '#server/data-service/model.ts'
import { stateCounts } from '#server/data-service/tallies.ts'
import { done, refuseField } from '#server/result.ts'
import { testimonials } from '#server/schema/content.ts'
import { writtenIn } from './written-in.ts'

export const createTestimonialInput = z.object({
  name: name('nameMissing'),
  company: optionalLine(longest.name),
  rating,
  comment: requiredParagraph('commentMissing', longest.message),
  service: optionalLine(longest.name),
  date: z.date().nullish(),
  isApproved: z.boolean().optional(),
  isFeatured: z.boolean().optional(),
})

const updateTestimonialInput = createTestimonialInput.partial()

/** Specification section 3, Testimonial. Visitors see approved ones. */
export const testimonial = defineModel<
  typeof testimonials.$inferSelect,
  z.output<typeof createTestimonialInput>,
  z.output<typeof updateTestimonialInput>
>({
  name: 'Testimonial',
  plural: 'Testimonials',
  table: testimonials,
  trash: { with: [] },
  fields: {
    ...openFields('name', 'company', 'rating', 'comment', 'service', 'date', 'isApproved', 'isFeatured'),
    createdAt: { sortable: true },
    updatedAt: {},
    listedAt: { sortable: true },
  },
  extraFields: { writtenIn: writtenIn<typeof testimonials.$inferSelect>(({ comment }) => comment) },
  area: 'content',
  visitors: { read: { isApproved: { eq: true } } },
  createInput: createTestimonialInput,
  updateInput: updateTestimonialInput,
  sort: { field: 'listedAt', direction: 'DESC' },
  tallied: {
    approved: { isApproved: { eq: true } },
    pending: { isApproved: { eq: false } },
    featured: { isFeatured: { eq: true } },
  },
  search: { text: testimonials.searchText, words: testimonials.searchWords },
  rules: {
    onCreate: async (draft) => notOffered(draft.service) ?? done({ insert: draft }),
    // A service stored before there were choices may stay.
    onUpdate: (changes, { service }) =>
      (changes.service === service ? undefined : notOffered(changes.service)) ?? done(changes),
  },
})

function notOffered(service: string | null | undefined) {
  if (!service || testimonialServices.some((one) => one === service)) return undefined
  return refuseField('service', { reason: 'serviceNotListed' })
}

export const testimonialCalls: ExtraCalls = {
  queries: stateCounts(testimonial, {
    states: ['approved', 'pending', 'featured'],
    may: staffOf('content', 'countTestimonials'),
  }),
}
