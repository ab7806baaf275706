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

export type EstimateCustomer = { name: string; email: string | null }

export async function readCustomer(
  run: Run,
  owners: Parameters<typeof requestOf>[0],
): Promise<EstimateCustomer | undefined> {
  const request = requestOf(owners)
  if (!request) return undefined
  const { kind, id } = request
  if (kind === 'Quote') {
    const read = await run(QuoteCustomer, { id })
    const person = read.ok ? read.value.request : null
    return person
      ? { name: `${person.firstName} ${person.lastName}`, email: person.email || null }
      : undefined
  }
  const read = await run(kind === 'Message' ? MessageCustomer : CallCustomer, { id })
  const person = read.ok ? read.value.request : null
  return person ? { name: person.name, email: person.email || null } : undefined
}
