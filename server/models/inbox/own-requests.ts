import { eq, type SQL } from 'drizzle-orm'
import type { Actor } from '#server/actor.ts'
import { seesOnlyOwn } from '#server/rights.ts'
import { requests } from '#server/schema/requests.ts'

/** The id of staff who see only the requests that are assigned to them; undefined for those who see all. */
export const ownerOnly = (actor: Actor): string | undefined =>
  actor.kind === 'staff' && seesOnlyOwn(actor, 'leads') ? actor.userId : undefined

/** For calls that read the table of requests themselves, beside the engine and its filter (`own` of a model). */
export const isOf = (owner: string | undefined): SQL | undefined =>
  owner === undefined ? undefined : eq(requests.assigneeId, owner)
