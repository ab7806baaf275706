import type { initGraphQLTada, TadaDocumentNode } from 'gql.tada'
import type { Operation } from './generate-client.ts'
import type { introspection } from './graphql-env.d.ts'

export type Schema = {
  introspection: introspection
  scalars: { AWSDateTime: string; AWSJSON: string; ID: string; ServiceSlug: string }
}

/**
 * Types a document from schema.graphql and leaves it a text, so that a program needs no GraphQL library at run time. The
 * cast says to the compiler alone that it is a parsed document, whose types `operation` reads.
 */
export const graphql = ((text: string) => text) as unknown as ReturnType<typeof initGraphQLTada<Schema>>

export const operation = <Data, Variables>(
  document: TadaDocumentNode<Data, Variables, unknown>,
): Operation<Data, Variables> => ({ text: String(document) })

export const ListBlogs = operation(
  graphql(`
  query ListBlogs($filter: ModelBlogFilterInput, $limit: Int, $nextToken: String) {
    listBlogs(filter: $filter, limit: $limit, nextToken: $nextToken) {
      items { id title slug excerpt author category tags image publishedAt readTime createdAt }
      nextToken
    }
  }
`),
)

/** One published post with its text, by the last part of its address; a list of one or none. */
export const BlogBySlug = operation(
  graphql(`
  query BlogBySlug($slug: String!) {
    listBlogBySlug(slug: $slug, limit: 1) {
      items { id title slug excerpt content author category tags image publishedAt readTime metaTitle metaDescription }
    }
  }
`),
)

export const ListTestimonials = operation(
  graphql(`
  query ListTestimonials($filter: ModelTestimonialFilterInput, $limit: Int, $nextToken: String) {
    listTestimonials(filter: $filter, limit: $limit, nextToken: $nextToken) {
      items { id name company rating comment service date createdAt }
      nextToken
    }
  }
`),
)

export const ListReviews = operation(
  graphql(`
  query ListReviews($filter: ModelReviewFilterInput, $limit: Int, $nextToken: String) {
    listReviews(filter: $filter, limit: $limit, nextToken: $nextToken) {
      items { id name rating title comment service location isVerified helpfulCount submittedAt reply }
      nextToken
    }
  }
`),
)

/** Sends a request for a quote. `receipt` is the path of its page; `submission` makes a repeat the same request. */
export const CreateQuote = operation(
  graphql(`
  mutation CreateQuote($input: CreateQuoteInput!, $submission: SubmissionInput) {
    createQuote(input: $input, submission: $submission) { id submittedAt receipt }
  }
`),
)

/** Sends a review, which the business has to approve before it is shown. */
export const CreateReview = operation(
  graphql(`
  mutation CreateReview($input: CreateReviewInput!, $submission: SubmissionInput) {
    createReview(input: $input, submission: $submission) { id submittedAt receipt }
  }
`),
)

export const ListQuotes = operation(
  graphql(`
  query ListQuotes($filter: ModelQuoteFilterInput, $limit: Int, $nextToken: String) {
    listQuotes(filter: $filter, limit: $limit, nextToken: $nextToken) {
      items { id firstName lastName phone email service message fileUrls status submittedAt notes }
      nextToken
    }
  }
`),
)

export const UpdateQuote = operation(
  graphql(`
  mutation UpdateQuote($input: UpdateQuoteInput!) {
    updateQuote(input: $input) { id status contactedAt completedAt }
  }
`),
)

export const OnCreateQuote = operation(
  graphql(`
  subscription OnCreateQuote($filter: ModelSubscriptionQuoteFilterInput) {
    onCreateQuote(filter: $filter) { id firstName lastName phone service submittedAt }
  }
`),
)
