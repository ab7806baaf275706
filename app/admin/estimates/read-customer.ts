import { requestOf } from '#app/admin/invoices/owners.ts'
import { graphql } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'

const QuoteCustomer = graphql(`
  query AdminQuoteCustomer($id: ID!) {
    request: getQuote(id: $id) {
      firstName
      lastName
      email
    }
  }
`)

const MessageCustomer = graphql(`
  query AdminMessageCustomer($id: ID!) {
    request: getMessage(id: $id) {
      name
      email
    }
  }
`)

const CallCustomer = graphql(`
  query AdminCallCustomer($id: ID!) {
    request: getCall(id: $id) {
      name
      email
    }
  }
`)

const documents = { Quote: QuoteCustomer, Message: MessageCustomer, Call: CallCustomer } as const

export type EstimateCustomer = { name: string; email: string | null }

export async function readCustomer(
  run: Run,
  owners: Parameters<typeof requestOf>[0],
): Promise<EstimateCustomer | undefined> {
  const request = requestOf(owners)
  const read = request && (await run(documents[request.kind], { id: request.id }))
  const person = read?.ok ? read.value.request : undefined
  if (!person) return undefined
  const name = 'name' in person ? person.name : `${person.firstName} ${person.lastName}`
  return { name, email: person.email || null }
}
