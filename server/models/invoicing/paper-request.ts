import { eq, inArray } from 'drizzle-orm'
import { batched } from '#server/data-service/batched.ts'
import { fieldOn, type ModelField } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import { requestKindType } from '#server/models/leads/lead-events.ts'
import type { StoredInvoice } from '#server/schema/invoices.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'

const kinds = batched(async ({ db }, ids) => {
  const { id, kind } = requests
  const rows = await db
    .select({ id, kind })
    .from(requests)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, [row.kind]]))
})

export const requestKindField: ModelField = fieldOn<Pick<StoredInvoice, 'id' | 'requestId'>>({
  type: requestKindType,
  description: 'Of which kind the request of `requestId` is; null where there is none',
  resolve: async ({ requestId }, _args, call) => (requestId ? (await kinds(call).load(requestId))[0] : null),
})

export async function requestOf(db: Queryable, id: string): Promise<StoredRequest | undefined> {
  const [found] = await db.select().from(requests).where(eq(requests.id, id))
  return found
}
