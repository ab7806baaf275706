import { eq, type SQL } from 'drizzle-orm'
import type { Actor } from '#server/actor.ts'
import { seesOnlyOwn } from '#server/rights.ts'
import type { RequestTable } from '#server/schema/leads.ts'

/** The id of staff who see only the requests that are assigned to them; undefined for those who see all. */
export const ownerOnly = (actor: Actor): string | undefined =>
  actor.kind === 'staff' && seesOnlyOwn(actor, 'leads') ? actor.userId : undefined

/** For calls that read the tables of requests themselves, beside the engine and its filter (`own` of a model). */
export const isOf =
  (owner: string | undefined) =>
  ({ assigneeId }: Pick<RequestTable, 'assigneeId'>): SQL | undefined =>
    owner === undefined ? undefined : eq(assigneeId, owner)
