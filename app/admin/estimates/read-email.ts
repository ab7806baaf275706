import { graphql } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'
import type { OpenEstimate } from './estimate-data.ts'

const QuoteEmail = graphql(`
  query AdminQuoteEmail($id: ID!) {
    request: getQuote(id: $id) {
      email
    }
  }
`)

const MessageEmail = graphql(`
  query AdminMessageEmail($id: ID!) {
    request: getMessage(id: $id) {
      email
    }
  }
`)

/** Where an estimate is mailed; null for a call, which has no page for its customer. */
export async function readEmail(
  run: Run,
  { quoteId, messageId }: Pick<OpenEstimate, 'quoteId' | 'messageId'>,
): Promise<string | null> {
  const read = quoteId
    ? await run(QuoteEmail, { id: quoteId })
    : messageId
      ? await run(MessageEmail, { id: messageId })
      : undefined
  return (read?.ok && read.value.request?.email) || null
}
