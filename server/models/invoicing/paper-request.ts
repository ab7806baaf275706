import { eq, inArray } from 'drizzle-orm'
import { type Language, languageByCode } from '#content/languages.ts'
import { batched } from '#server/data-service/batched.ts'
import type { Call } from '#server/data-service/call.ts'
import { toE164 } from '#server/data-service/input.ts'
import { fieldOn, type ModelField } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import { lastLanguage } from '#server/models/leads/last-language.ts'
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

/** The customer's language, in which a paper and its mails are written, also of an invoice that never had a request. */
export async function languageOfPaper(
  db: Queryable,
  { requestId, language, phone, email }: Pick<StoredInvoice, 'requestId' | 'language' | 'phone' | 'email'>,
  { services }: Pick<Call, 'services'>,
): Promise<Language> {
  const request = requestId ? await requestOf(db, requestId) : undefined
  const code = request
    ? request.language
    : (language ?? (await lastLanguage(db, { phoneE164: phone ? toE164(phone) : null, email })))
  return languageByCode(services.languages, code)
}

export async function requestOf(db: Queryable, id: string): Promise<StoredRequest | undefined> {
  const [found] = await db.select().from(requests).where(eq(requests.id, id))
  return found
}
