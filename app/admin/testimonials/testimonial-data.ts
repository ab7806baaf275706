import { href } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { type RecordActionArgs, type RecordValues, saveRecord } from '#app/admin/form/record-action.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { isDate, isoDate, midnightUtc } from '#app/ui/dates.ts'
import { testimonialFormWords as words } from '#words/admin-testimonial-form.ts'
import { testimonialList } from './testimonial-list.ts'

/** The action of the form: stores a new testimonial, or changes the one with this id. */
export function saveTestimonial(args: RecordActionArgs, id: string | undefined) {
  const { run } = args.context.get(staffContext)
  return saveRecord(
    {
      names: testimonialNames,
      list: testimonialList,
      gone: words.missing,
      id,
      create: (values) =>
        run(CreateTestimonial, { input: { ...testimonialInput(values), id: values.id || null } }),
      update: (stored, values, condition) =>
        run(UpdateTestimonial, { input: { ...testimonialInput(values), id: stored }, condition }),
      savedAt: async (stored) => {
        const found = await run(GetTestimonial, { id: stored })
        return found.ok ? found.value.row?.updatedAt : undefined
      },
      editPath: (stored) => href('/admin/testimonials/:id/edit', { id: stored }),
    },
    args,
  )
}

const testimonialNames = [
  'name',
  'company',
  'service',
  'date',
  'rating',
  'comment',
  'isApproved',
  'isFeatured',
] as const

/** What stands in the form of a testimonial. */
type TestimonialValues = RecordValues<(typeof testimonialNames)[number]>

/** Specification section 5: five stars, today's date, approved and featured off. */
export const emptyTestimonial = (now: Date, id: string, timeZone: string): TestimonialValues => ({
  id,
  name: '',
  company: '',
  service: '',
  date: isoDate(now, timeZone),
  rating: '5',
  comment: '',
  isApproved: '',
  isFeatured: '',
})

/** A stored testimonial as the form shows it. */
export const testimonialValues = (stored: Testimonial): TestimonialValues => ({
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
export const testimonialInput = (values: TestimonialValues) => ({
  name: values.name,
  company: values.company || null,
  service: values.service || null,
  date: isDate(values.date) ? midnightUtc(values.date) : null,
  rating: Number.parseInt(values.rating, 10) || 0,
  comment: values.comment,
  isApproved: values.isApproved !== '',
  isFeatured: values.isFeatured !== '',
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

/** A testimonial as its row and its form show it. */
export type Testimonial = ResultOf<typeof testimonialInPanel>

/** One page of testimonials. */
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

/** One testimonial as the list shows it. */
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

/** Saves a testimonial, if it is still as `condition` says. */
export const UpdateTestimonial = graphql(`
  mutation AdminUpdateTestimonial($input: UpdateTestimonialInput!, $condition: ModelTestimonialFilterInput) {
    saved: updateTestimonial(input: $input, condition: $condition) {
      id
      updatedAt
    }
  }
`)

/** Moves a testimonial to the trash. */
export const DeleteTestimonial = graphql(`
  mutation AdminDeleteTestimonial($id: ID!) {
    deleteTestimonial(input: { id: $id }) {
      id
    }
  }
`)
