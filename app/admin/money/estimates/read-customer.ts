import { requestOf } from '#app/admin/money/owners.ts'
import { firstNameIn } from '#app/admin/records/lead.ts'
import { fullName } from '#app/admin/records/person.ts'
import { graphql } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'

const QuoteCustomer = graphql(`
  query AdminQuoteCustomer($id: ID!) {
    request: getQuote(id: $id) {
      firstName
      lastName
      email
      phone
      phoneE164
      customerPath
    }
  }
`)

const MessageCustomer = graphql(`
  query AdminMessageCustomer($id: ID!) {
    request: getMessage(id: $id) {
      name
      email
      phone
      phoneE164
      customerPath
    }
  }
`)

const CallCustomer = graphql(`
  query AdminCallCustomer($id: ID!) {
    request: getCall(id: $id) {
      name
      email
      phone
      phoneE164
      customerPath
    }
  }
`)

export type EstimateCustomer = {
  name: string
  firstName: string
  email: string
  phone: string
  phoneE164: string | null
  customerPath: string | null
}

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
    return person ? { ...person, name: fullName(person) } : undefined
  }
  const read = await run(kind === 'Message' ? MessageCustomer : CallCustomer, { id })
  const person = read.ok ? read.value.request : null
  return person ? { ...person, firstName: firstNameIn(person.name) } : undefined
}
