import { requestOf } from '#app/admin/invoices/owners.ts'
import { graphql } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'

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

const CallEmail = graphql(`
  query AdminCallEmail($id: ID!) {
    request: getCall(id: $id) {
      email
    }
  }
`)

const documents = { Quote: QuoteEmail, Message: MessageEmail, Call: CallEmail } as const

export async function readEmail(run: Run, owners: Parameters<typeof requestOf>[0]): Promise<string | null> {
  const request = requestOf(owners)
  const read = request && (await run(documents[request.kind], { id: request.id }))
  return (read?.ok && read.value.request?.email) || null
}
