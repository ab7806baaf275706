import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { GraphQLID, GraphQLObjectType } from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import { optional, required } from '#server/data-service/field-types.ts'
import { fieldOn, type ModelField } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import type { StoredEstimate } from '#server/schema/estimates.ts'
import { invoices, payments } from '#server/schema/invoices.ts'
import { requests } from '#server/schema/requests.ts'

/**
 * A deposit is a payment on the draft of the invoice that is made of the estimate: so it is collected on its day, in the drawer of
 * who took it, and off that invoice once that is sent, without a rule of its own.
 */
export type Deposit = Pick<
  HeldDeposit,
  'paidCents' | 'paidAt' | 'isInvoiced' | 'invoiceId' | 'requestNumber'
> & {
  openCents: number
}

type HeldDeposit = {
  requestNumber: string
  paidCents: number
  paidAt: Date | null
  isInvoiced: boolean
  isOver: boolean
  invoiceId: string | null
}

/** Of requests, by their id: what their invoices hold of deposits. A void invoice takes none. */
export async function readHeld(
  db: Queryable,
  requestIds: readonly string[],
): Promise<Map<string, HeldDeposit>> {
  const counts = sql`${payments.isDeposit} and ${payments.reversedAt} is null`
  const rows = await db
    .select({
      id: requests.id,
      requestNumber: requests.number,
      paidCents: sql`coalesce(sum(${payments.amountCents}) filter (where ${counts}), 0)`.mapWith(Number),
      paidAt: sql`max(${payments.paidAt}) filter (where ${counts} and ${payments.amountCents} > 0)`.mapWith(
        payments.paidAt,
      ),
      isInvoiced: sql<boolean>`coalesce(bool_or(${invoices.sentAt} is not null), false)`,
      isOver: sql<boolean>`bool_or(${requests.cancelledAt} is not null or ${requests.lostReason} is not null)`,
      invoiceId: sql<
        string | null
      >`(array_agg(${invoices.id} order by ${payments.isDeposit} desc nulls last) filter (where ${invoices.id} is not null))[1]`,
    })
    .from(requests)
    .leftJoin(
      invoices,
      and(eq(invoices.requestId, requests.id), eq(invoices.kind, 'invoice'), isNull(invoices.voidedAt)),
    )
    .leftJoin(payments, eq(payments.invoiceId, invoices.id))
    .where(inArray(requests.id, [...requestIds]))
    .groupBy(requests.id)
  return new Map(rows.map(({ id, ...held }) => [id, held]))
}

type Asking = Pick<StoredEstimate, 'state' | 'depositCents'>

/** Nothing where none was agreed and none was paid. */
export function depositOf({ state, depositCents }: Asking, held: HeldDeposit | undefined): Deposit | null {
  if (!held || (depositCents === 0 && held.paidCents === 0)) return null
  const { paidCents, isInvoiced, isOver, ...others } = held
  const isDue = state === 'accepted' && !isInvoiced && !isOver
  const openCents = isDue ? Math.max(0, depositCents - paidCents) : 0
  return { ...others, paidCents, openCents, isInvoiced, paidAt: paidCents > 0 ? held.paidAt : null }
}

export async function depositsOf(
  db: Queryable,
  requestId: string,
): Promise<(estimate: Asking) => Deposit | null> {
  const held = (await readHeld(db, [requestId])).get(requestId)
  return (estimate) => depositOf(estimate, held)
}

const heldOf = batched<HeldDeposit>(async ({ db }, ids) => {
  const held = await readHeld(db, ids)
  return new Map([...held].map(([id, one]) => [id, [one]]))
})

const depositType = new GraphQLObjectType<Deposit>({
  name: 'DepositOfEstimate',
  fields: {
    paidCents: { ...required.int, description: 'Less what went back' },
    openCents: { ...required.int, description: 'Due now: after the yes, until the job is invoiced' },
    paidAt: { ...optional.time, description: 'When the last of it came' },
    isInvoiced: { ...required.flag, description: 'Whether the job is invoiced' },
    invoiceId: { type: GraphQLID, description: 'Of the draft that holds it, or the invoice that took it' },
  },
})

export const depositField: ModelField = fieldOn<StoredEstimate>({
  type: depositType,
  description: 'What became of its deposit; null where none is asked and none was paid',
  resolve: async (estimate, _args, call) =>
    depositOf(estimate, (await heldOf(call).load(estimate.requestId))[0]),
})
