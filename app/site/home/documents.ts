import { graphql } from '#app/graphql.ts'

/** What the form without script runs; the island sends the same call over HTTP. */
export const CreateQuote = graphql(`
  mutation CreateQuote($input: CreateQuoteInput!, $submission: SubmissionInput) {
    createQuote(input: $input, submission: $submission) { id receipt }
  }
`)
