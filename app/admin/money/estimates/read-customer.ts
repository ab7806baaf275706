import { customerFirstName } from '#app/admin/records/lead.ts'
import { graphql } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'

const ReadCustomer = graphql(`
  query AdminReadCustomerOfRequest($id: ID!) {
    request: getRequest(id: $id) {
      name
      firstName
      email
      phone
      phoneE164
      customerPath
      customerTexts {
        estimate
      }
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
  customerTexts: { estimate: string } | null
}

export async function readCustomer(run: Run, requestId: string): Promise<EstimateCustomer | undefined> {
  const read = await run(ReadCustomer, { id: requestId })
  const person = read.ok ? read.value.request : null
  return person ? { ...person, firstName: customerFirstName(person) } : undefined
}
