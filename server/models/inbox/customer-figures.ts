import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { optional, required } from '#server/data-service/field-types.ts'
import { toE164 } from '#server/data-service/input.ts'
import type { Queryable } from '#server/database/database.ts'
import { invoices, isIssued, isOpen } from '#server/schema/invoices.ts'
import { hasNumberOf } from '#server/schema/phone-digits.ts'
import { requests } from '#server/schema/requests.ts'
import { type CustomerRequest, emailsOf, phonesOf, tellingWords } from './customer-joining.ts'

export type CustomerFigures = {
  paidCents: number
  openCents: number
  isOverdue: boolean
  lastJobAt: Date | null
}

/** In the order of the customers. `today`: a day where the business is, such as 2026-11-30. */
export async function readCustomerFigures(
  db: Queryable,
  customers: readonly (readonly CustomerRequest[])[],
  today: string,
): Promise<CustomerFigures[]> {
  const ids = customers.flat().map(({ id }) => id)
  const [money, alone, jobs] = await Promise.all([
    readMoneyByRequest(db, ids, today),
    readMoneyAlone(db, customers, today),
    readLastJobs(db, ids),
  ])
  return customers.map((asked, at) => {
    const paid = [...asked.flatMap(({ id }) => money.get(id) ?? []), ...(alone.get(at) ?? [])]
    const openCents = paid.reduce((sum, one) => sum + one.openCents, 0)
    const done = asked.flatMap(({ id }) => jobs.get(id)?.getTime() ?? [])
    return {
      paidCents: paid.reduce((sum, { paidCents }) => sum + paidCents, 0),
      openCents,
      isOverdue: openCents > 0 && paid.some(({ isOverdue }) => isOverdue),
      lastJobAt: done.length > 0 ? new Date(Math.max(...done)) : null,
    }
  })
}

type RequestMoney = { paidCents: number; openCents: number; isOverdue: boolean }

async function readMoneyByRequest(
  db: Queryable,
  ids: readonly string[],
  today: string,
): Promise<Map<string, RequestMoney>> {
  const found = await db
    .select({
      id: invoices.requestId,
      paidCents: sql`sum(${invoices.paidCents})`.mapWith(Number),
      openCents: sql`sum(${invoices.openCents})`.mapWith(Number),
      isOverdue: sql<boolean>`coalesce(bool_or(${invoices.dueOn} < ${today}) filter (where ${isOpen()}), false)`,
    })
    .from(invoices)
    .where(inArray(invoices.requestId, [...ids]))
    .groupBy(invoices.requestId)
  return new Map(found.flatMap(({ id, ...money }) => (id ? [[id, money]] : [])))
}

/**
 * Of invoices without a request, as imported ones are: by the place of their customer, who has their number, or their email
 * address and a word of the name.
 */
async function readMoneyAlone(
  db: Queryable,
  customers: readonly (readonly CustomerRequest[])[],
  today: string,
): Promise<Map<number, RequestMoney[]>> {
  const placeOf = new Map<string, number>()
  const put = (key: string, at: number) => placeOf.has(key) || placeOf.set(key, at)
  for (const [at, asked] of customers.entries())
    for (const one of asked) {
      for (const phone of phonesOf(one)) put(phone, at)
      for (const email of emailsOf(one))
        for (const word of tellingWords(one.name)) put(`${email} ${word}`, at)
    }
  const phones = [...new Set(customers.flat().flatMap(phonesOf))]
  const emails = [...new Set(customers.flat().flatMap(emailsOf))]
  if (phones.length + emails.length === 0) return new Map()
  const found = await db
    .select({
      name: invoices.name,
      phone: invoices.phone,
      email: invoices.email,
      paidCents: invoices.paidCents,
      openCents: invoices.openCents,
      isOverdue: sql<boolean>`coalesce(${isOpen()} and ${invoices.dueOn} < ${today}, false)`,
    })
    .from(invoices)
    .where(
      and(
        isNull(invoices.requestId),
        isIssued(),
        or(hasNumberOf(invoices.phone, phones), inArray(sql`lower(${invoices.email})`, emails)),
      ),
    )
  const money = new Map<number, RequestMoney[]>()
  for (const { name, phone, email, ...sums } of found) {
    const called = phone ? toE164(phone) : null
    const keys = [called ?? '', ...tellingWords(name).map((word) => `${email?.toLowerCase()} ${word}`)]
    const at = keys.flatMap((key) => placeOf.get(key) ?? [])[0]
    if (at !== undefined) money.set(at, [...(money.get(at) ?? []), sums])
  }
  return money
}

async function readLastJobs(db: Queryable, ids: readonly string[]): Promise<Map<string, Date>> {
  const done = await db
    .select({ id: requests.id, at: requests.completedAt })
    .from(requests)
    .where(and(inArray(requests.id, [...ids]), eq(requests.status, 'completed')))
  return new Map(done.flatMap(({ id, at }) => (at ? [[id, at]] : [])))
}

export const customerFiguresType = new GraphQLNonNull(
  new GraphQLObjectType<CustomerFigures>({
    name: 'CustomerFigures',
    fields: {
      paidCents: { ...required.float, description: 'Less what was paid back' },
      openCents: { ...required.float, description: 'Of invoices that were sent, less what goes back' },
      isOverdue: { ...required.flag, description: 'They owe, and one of them was due before today' },
      lastJobAt: { ...optional.time, description: 'When the last of their jobs was done' },
    },
  }),
)
