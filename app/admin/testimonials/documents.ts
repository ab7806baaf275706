import { graphql, type ResultOf } from '#app/graphql.ts'

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

export const CreateTestimonial = graphql(`
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
