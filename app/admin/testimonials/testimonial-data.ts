import { href } from 'react-router'
import { approvalControls } from '#app/admin/approval/approval-record.ts'
import { recordForm } from '#app/admin/form/record-action.ts'
import { optional, recordControls } from '#app/admin/form/record-controls.ts'
import { modelDocuments } from '#app/admin/records/model-documents.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { midnightUtc } from '#app/ui/dates.ts'
import { testimonialFormWords as words } from '#words/panel/approval/testimonial-form.ts'
import { testimonialList } from './testimonial-list.ts'

const controls = recordControls({
  ...approvalControls,
  company: optional,
  // Stored as its midnight in UTC.
  date: {
    empty: '',
    toText: (stored: string | null) => stored?.slice(0, 10) ?? '',
    toInput: (text: string) => (text ? midnightUtc(text) : null),
  },
})

const testimonialInPanel = graphql(`
  fragment TestimonialInPanel on Testimonial @_unmask {
    id
    name
    company
    rating
    comment
    service
    date
    isApproved
    isFeatured
    createdAt
    updatedAt
  }
`)

export type Testimonial = ResultOf<typeof testimonialInPanel>

export const testimonialDocuments = modelDocuments(testimonialInPanel)

export const testimonialForm = recordForm({
  ...testimonialDocuments,
  ...controls,
  list: testimonialList,
  gone: words.missing,
  editPath: (id) => href('/admin/testimonials/:id/edit', { id }),
  /** Specification section 5: five stars, today's date, approved and featured off. */
  empty: (id, today) => ({ ...controls.empty(id), date: today }),
})
