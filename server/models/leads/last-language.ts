import { and, desc, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'

type Reached = Pick<StoredRequest, 'phoneE164'> & { email?: string | null | undefined }

/** In which a number, or else an email address, was written to last; null where nothing tells. */
export async function readLastLanguages(
  db: Queryable,
  people: readonly Reached[],
): Promise<(person: Reached) => string | null> {
  const phones = [...new Set(people.flatMap(({ phoneE164 }) => phoneE164 ?? []))]
  const emails = [...new Set(people.flatMap(({ email }) => email?.toLowerCase() || []))]
  if (phones.length + emails.length === 0) return () => null
  const lowerEmail = sql<string>`lower(${requests.email})`
  const last = await db
    .select({ phoneE164: requests.phoneE164, email: lowerEmail, language: requests.language })
    .from(requests)
    .where(
      and(isNotNull(requests.language), or(inArray(requests.phoneE164, phones), inArray(lowerEmail, emails))),
    )
    .orderBy(desc(requests.submittedAt))
  return ({ phoneE164, email }) => {
    const byPhone = phoneE164 ? last.find((one) => one.phoneE164 === phoneE164) : undefined
    const byEmail = email ? last.find((one) => one.email === email.toLowerCase()) : undefined
    return (byPhone ?? byEmail)?.language ?? null
  }
}

export const lastLanguage = async (db: Queryable, person: Reached): Promise<string | null> =>
  (await readLastLanguages(db, [person]))(person)
