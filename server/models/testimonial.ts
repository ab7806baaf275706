import { z } from 'zod'
import { reviewErrors } from '#content/en/review-errors.ts'
import { defineModel } from '../data-service/model.ts'
import { done } from '../data-service/outcome.ts'
import { administrators } from '../data-service/permission.ts'
import { testimonials } from './testimonial-table.ts'
import { line, longest, optionalLine, rating, requiredParagraph } from './text-input.ts'

const createTestimonialInput = z.object({
  name: line(reviewErrors.name, longest.name),
  company: optionalLine(longest.name),
  rating,
  comment: requiredParagraph(reviewErrors.comment, longest.message),
  service: optionalLine(longest.name),
  date: z.date().nullish(),
  isApproved: z.boolean().optional(),
  isFeatured: z.boolean().optional(),
})

const updateTestimonialInput = createTestimonialInput.partial()

/** Specification section 3, Testimonial: what a customer said. Visitors see approved ones. */
export const testimonial = defineModel<
  typeof testimonials.$inferSelect,
  z.output<typeof createTestimonialInput>,
  z.output<typeof updateTestimonialInput>
>({
  name: 'Testimonial',
  plural: 'Testimonials',
  table: testimonials,
  fields: {
    name: {},
    company: {},
    rating: {},
    comment: {},
    service: {},
    date: {},
    isApproved: {},
    isFeatured: {},
    createdAt: { sortable: true },
    updatedAt: {},
    listedAt: { sortable: true },
  },
  access: {
    read: (actor) => administrators(actor) || { isApproved: { eq: true } },
    create: administrators,
    update: administrators,
    delete: administrators,
  },
  createInput: createTestimonialInput,
  updateInput: updateTestimonialInput,
  sort: { field: 'listedAt', direction: 'DESC' },
  search: { text: testimonials.searchText, words: testimonials.searchWords },
  rules: {
    onCreate: async (draft) => done({ insert: draft }),
    onUpdate: (changes) => done(changes),
  },
})
