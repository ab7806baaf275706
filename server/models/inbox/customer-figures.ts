import { and, eq, inArray, sql } from 'drizzle-orm'
import { GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { optional, required } from '#server/data-service/field-types.ts'
import type { Queryable } from '#server/database/database.ts'
import { invoices, isOpen } from '#server/schema/invoices.ts'
import { requests } from '#server/schema/requests.ts'
import type { CustomerRequest } from './customer-joining.ts'

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
  const [money, jobs] = await Promise.all([readMoneyByRequest(db, ids, today), readLastJobs(db, ids)])
  return customers.map((asked) => {
    const paid = asked.flatMap(({ id }) => money.get(id) ?? [])
    const done = asked.flatMap(({ id }) => jobs.get(id)?.getTime() ?? [])
    return {
      paidCents: paid.reduce((sum, { paidCents }) => sum + paidCents, 0),
      openCents: paid.reduce((sum, { openCents }) => sum + openCents, 0),
      isOverdue: paid.some(({ isOverdue }) => isOverdue),
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
      openCents: sql`coalesce(sum(${invoices.openCents}) filter (where ${isOpen()}), 0)`.mapWith(Number),
      isOverdue: sql<boolean>`coalesce(bool_or(${invoices.dueOn} < ${today}) filter (where ${isOpen()}), false)`,
    })
    .from(invoices)
    .where(inArray(invoices.requestId, [...ids]))
    .groupBy(invoices.requestId)
  return new Map(found.flatMap(({ id, ...money }) => (id ? [[id, money]] : [])))
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
      openCents: { ...required.float, description: 'Of invoices that were sent' },
      isOverdue: { ...required.flag, description: 'One of them was due before today' },
      lastJobAt: { ...optional.time, description: 'When the last of their jobs was done' },
    },
  }),
)
