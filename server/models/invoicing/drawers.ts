import { and, eq, isNotNull, isNull, max, type SQL, sql, sum } from 'drizzle-orm'
import { GraphQLID, GraphQLInt, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { z } from 'zod'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { because, longest, paragraph, parseInput } from '#server/data-service/input.ts'
import { openFields, readOnlyModel } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { drawerClosings, type StoredDrawerClosing } from '#server/schema/drawers.ts'
import { users } from '#server/schema/identity.ts'
import { payments } from '#server/schema/invoices.ts'
import { actorName } from './invoice-changes.ts'
import { payeeOnly } from './own-papers.ts'

export const drawerClosing = readOnlyModel({
  name: 'DrawerClosing',
  plural: 'DrawerClosings',
  table: drawerClosings,
  fields: {
    ...openFields('personId', 'person', 'cashCents', 'countedCents', 'note', 'by'),
    createdAt: { sortable: true },
  },
  area: 'money',
  own: { by: 'personId', mayChange: [] },
  sort: { field: 'createdAt', direction: 'DESC' },
})

/** `tipCents`: of cash that came since it was closed; they keep them, so that they are not in `cashCents`. */
type Drawer = {
  personId: string
  person: string
  cashCents: number
  tipCents: number
  closedAt: Date | null
}

const cents = (column: Parameters<typeof sum>[0]) => sql`coalesce(${sum(column)}, 0)`.mapWith(Number)

/**
 * All cash that a person ever took, less what they handed over: so a payment that is stored while somebody closes is in this
 * drawer or in the next. `of`: one person's, also an empty one.
 */
async function readDrawers(db: Queryable, of?: string): Promise<Drawer[]> {
  const taken = await db
    .select({
      personId: payments.byId,
      person: sql<string>`(array_agg(${payments.by} order by ${payments.createdAt} desc))[1]`,
      cashCents: cents(payments.amountCents),
      tipCents:
        sql`coalesce(sum(${payments.tipCents}) filter (where ${payments.createdAt} > coalesce((${lastClosing}), '-infinity')), 0)`.mapWith(
          Number,
        ),
    })
    .from(payments)
    .where(and(eq(payments.method, 'cash'), isNull(payments.reversedAt), isOf(payments.byId, of)))
    .groupBy(payments.byId)
  const closed = await db
    .select({
      personId: drawerClosings.personId,
      person: max(drawerClosings.person),
      cashCents: cents(drawerClosings.cashCents),
      closedAt: max(drawerClosings.createdAt),
    })
    .from(drawerClosings)
    .where(isOf(drawerClosings.personId, of))
    .groupBy(drawerClosings.personId)
  const people = new Set([...taken, ...closed].flatMap(({ personId }) => personId ?? []).concat(of ?? []))
  return [...people].map((personId) => {
    const ofPerson = (one: { personId: string | null }) => one.personId === personId
    const [has, before] = [taken.find(ofPerson), closed.find(ofPerson)]
    return {
      personId,
      person: has?.person ?? before?.person ?? '',
      cashCents: (has?.cashCents ?? 0) - (before?.cashCents ?? 0),
      tipCents: has?.tipCents ?? 0,
      closedAt: before?.closedAt ?? null,
    }
  })
}

const lastClosing = sql`select max(${drawerClosings.createdAt}) from ${drawerClosings}
  where ${drawerClosings.personId} = ${payments.byId}`

const isOf = (
  column: typeof payments.byId | typeof drawerClosings.personId,
  person: string | undefined,
): SQL => (person === undefined ? isNotNull(column) : eq(column, person))

async function listDrawers({ db, actor }: Call): Promise<Drawer[]> {
  const own = payeeOnly(actor)
  const drawers = await readDrawers(db, own)
  return drawers
    .filter(({ cashCents }) => cashCents !== 0 || own !== undefined)
    .toSorted((one, other) => one.person.localeCompare(other.person))
}

const closingInput = z.object({
  personId: z.guid(),
  cashCents: z.int(because('amount')),
  countedCents: z.int(because('amount')),
  note: paragraph(longest.reply).nullish(),
})

/** Refused where the drawer holds other money than they saw: also the second press of one. */
async function closeDrawer(given: object, call: Call<StaffOrSystem>): Promise<Result<StoredDrawerClosing>> {
  const parsed = parseInput(closingInput, given)
  if (!parsed.ok) return parsed
  const { personId, cashCents, countedCents, note } = parsed.value
  const own = payeeOnly(call.actor)
  if (own !== undefined && own !== personId) return drawerMissing
  return call.db.transaction(async (tx) => {
    await holdLock(tx, `drawer of ${personId}`)
    const [drawer] = await readDrawers(tx, personId)
    if (!drawer || drawer.cashCents === 0) return drawerMissing
    if (drawer.cashCents !== cashCents)
      return refuse({ code: 'CONFLICT', reason: 'drawerChanged', facts: { cashCents: drawer.cashCents } })
    // Nobody counts less than nothing, unless they paid back more than they took.
    if (countedCents < Math.min(cashCents, 0)) return refuseField('countedCents', { reason: 'amount' })
    if (countedCents !== cashCents && !note)
      return refuseField('note', { reason: 'drawerDiffers', facts: { cashCents, countedCents } })
    const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, personId))
    const closing: StoredDrawerClosing = {
      ...{ id: newId(), personId, cashCents, countedCents, note: note ?? '' },
      person: user?.name || drawer.person,
      by: actorName(call.actor),
      createdAt: call.now?.() ?? new Date(),
    }
    await tx.insert(drawerClosings).values(closing)
    const { id, person } = closing
    await recordAudit(tx, call.actor, {
      ...{ action: 'create', subject: drawerClosing.name, subjectId: id, label: person },
      after: { cashCents, countedCents },
    })
    await announce(tx, { model: drawerClosing.name, operation: 'create', id, onPages: 'nothing' })
    return done(closing)
  })
}

const drawerMissing = refuse({ code: 'NOT_FOUND', reason: 'drawerEmpty' })

const drawerType = new GraphQLObjectType<Drawer>({
  name: 'Drawer',
  description: 'The cash that a person took and has not handed over',
  fields: {
    personId: required.id,
    person: required.text,
    cashCents: { ...required.int, description: 'Less what they paid back in cash' },
    tipCents: { ...required.int, description: 'Cash tips since it was closed: theirs, and not in cashCents' },
    closedAt: { ...optional.time, description: 'When it was closed last' },
  },
})

export const drawerCalls: ExtraCalls = {
  queries: {
    drawers: defineCall({
      may: staffOf('money', 'readDrawers', { own: true }),
      type: listOf(drawerType),
      description: 'Of everybody who has cash; of who sees only their own, theirs',
      resolve: async (_args, call) => done(await listDrawers(call)),
    }),
  },
  mutations: {
    closeDrawer: defineCall({
      may: staffOf('money', 'closeDrawers', { own: true }),
      type: drawerClosing,
      description: 'What is counted is handed over; the difference is kept, and the drawer begins anew',
      args: {
        personId: { type: new GraphQLNonNull(GraphQLID) },
        cashCents: {
          type: new GraphQLNonNull(GraphQLInt),
          description: 'What it should hold, as it was seen',
        },
        countedCents: required.int,
        note: optional.text,
      },
      resolve: (given: object, call: Call<StaffOrSystem>) => closeDrawer(given, call),
    }),
  },
}
