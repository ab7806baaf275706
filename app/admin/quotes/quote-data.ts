import { cardFields, leadFields } from '#app/admin/leads/lead-data.ts'
import { defineLeadList } from '#app/admin/leads/lead-list.ts'
import { replyFields } from '#app/admin/leads/templates.ts'
import { deliveryOnRow } from '#app/admin/list/delivery.ts'
import { rowsOf } from '#app/admin/list/row-href.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { quotesWords } from '#words/admin-quotes.ts'

/** The list of quotes, declared. */
export const quoteList = defineLeadList({
  ...rowsOf.Quote,
  words: quotesWords,
})

/** What a card reads of a quote. */
export const quoteOnCard = graphql(
  `
  fragment QuoteOnCard on Quote @_unmask {
    id
    firstName
    lastName
    ${leadFields}
    ${cardFields}
    reviewAskedAt
    reviewAskedBy
    reviewInvitation
    isInvitationOpen
    reviewId
    deliveries {
      ...DeliveryOnRow
    }
  }
` as const,
  [deliveryOnRow],
)

/** A quote as its card shows it. */
export type QuoteOnCard = ResultOf<typeof quoteOnCard>

/** One page of quotes. */
export const ListQuotes = graphql(
  `
    query AdminListQuotes($filter: ModelQuoteFilterInput, $search: String, $limit: Int, $after: String) {
      page: listQuotes(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...QuoteOnCard
        }
        nextToken
        total
      }
      ...ReplyFields
    }
  `,
  [quoteOnCard, replyFields],
)

/** One quote as its card shows it. */
export const GetQuote = graphql(
  `
    query AdminGetQuote($id: ID!) {
      row: getQuote(id: $id) {
        ...QuoteOnCard
      }
    }
  `,
  [quoteOnCard],
)

/** Changes a quote, if it is still as `condition` says. */
export const UpdateQuote = graphql(`
  mutation AdminUpdateQuote($input: UpdateQuoteInput!, $condition: ModelQuoteFilterInput) {
    saved: updateQuote(input: $input, condition: $condition) {
      id
      updatedAt
    }
  }
`)

/** Moves a quote to the trash. */
export const DeleteQuote = graphql(`
  mutation AdminDeleteQuote($id: ID!) {
    deleteQuote(input: { id: $id }) {
      id
    }
  }
`)
