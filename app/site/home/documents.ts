import { graphql, type ResultOf } from '#app/graphql.ts'

/** What the form without script runs; the island sends the same call over HTTP. */
export const CreateQuote = graphql(`
  mutation CreateQuote($input: CreateQuoteInput!, $submission: SubmissionInput) {
    createQuote(input: $input, submission: $submission) { id receipt }
  }
`)

/** Up to three testimonials that are approved and featured (specification section 6), and the newest three posts. */
export const ReadHome = graphql(`
  query ReadHome {
    listTestimonials(
      filter: { isApproved: { eq: true }, isFeatured: { eq: true } }
      sort: { field: listedAt, direction: DESC }
      limit: 3
    ) {
      items { id name company rating comment service }
    }
    listBlogs(filter: { isPublished: { eq: true } }, sort: { field: listedAt, direction: DESC }, limit: 3) {
      items { id slug title excerpt category readTime listedAt }
    }
  }
`)

export type HomeTestimonial = NonNullable<
  NonNullable<ResultOf<typeof ReadHome>['listTestimonials']>['items'][number]
>

export type HomePost = NonNullable<NonNullable<ResultOf<typeof ReadHome>['listBlogs']>['items'][number]>
