import { href } from 'react-router'
import {
  approvalInput,
  approvalNames,
  approvalValues,
  emptyApproval,
} from '#app/admin/approval/approval-record.ts'
import type { RecordForm, RecordValues } from '#app/admin/form/record-action.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { midnightUtc } from '#app/ui/dates.ts'
import { testimonialFormWords as words } from '#words/panel/approval/testimonial-form.ts'
import { testimonialList } from './testimonial-list.ts'

const testimonialNames = [...approvalNames, 'company'] as const

type TestimonialValues = RecordValues<(typeof testimonialNames)[number]>

export const emptyTestimonial = (id: string, today: string): TestimonialValues => ({
  ...emptyApproval(id, today),
  company: '',
})

/** A stored testimonial as the form shows it. Its date is stored as its midnight in UTC. */
export const testimonialValues = (stored: Testimonial): TestimonialValues => ({
  ...approvalValues(stored, stored.date?.slice(0, 10) ?? ''),
  company: stored.company ?? '',
})

export const testimonialInput = (values: TestimonialValues) => ({
  ...approvalInput(values),
  company: values.company || null,
  date: values.date ? midnightUtc(values.date) : null,
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

export const ListTestimonials = graphql(
  `
    query AdminListTestimonials(
      $filter: ModelTestimonialFilterInput
      $search: String
      $limit: Int
      $after: String
    ) {
      page: listTestimonials(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...TestimonialInPanel
        }
        nextToken
        total
      }
    }
  `,
  [testimonialInPanel],
)

export const GetTestimonial = graphql(
  `
    query AdminGetTestimonial($id: ID!) {
      row: getTestimonial(id: $id) {
        ...TestimonialInPanel
      }
    }
  `,
  [testimonialInPanel],
)

const CreateTestimonial = graphql(`
  mutation AdminCreateTestimonial($input: CreateTestimonialInput!) {
    saved: createTestimonial(input: $input) {
      id
    }
  }
`)

export const UpdateTestimonial = graphql(`
  mutation AdminUpdateTestimonial($input: UpdateTestimonialInput!, $condition: ModelTestimonialFilterInput) {
    saved: updateTestimonial(input: $input, condition: $condition) {
      id
      updatedAt
    }
  }
`)

export const DeleteTestimonial = graphql(`
  mutation AdminDeleteTestimonial($id: ID!) {
    deleteTestimonial(input: { id: $id }) {
      id
    }
  }
`)

export const testimonialForm: RecordForm<
  (typeof testimonialNames)[number],
  Testimonial,
  ReturnType<typeof testimonialInput>
> = {
  names: testimonialNames,
  list: testimonialList,
  gone: words.missing,
  editPath: (id) => href('/admin/testimonials/:id/edit', { id }),
  read: GetTestimonial,
  create: CreateTestimonial,
  update: UpdateTestimonial,
  empty: emptyTestimonial,
  toValues: testimonialValues,
  toInput: testimonialInput,
}
