import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#server/actor.ts'
import { seesOnlyOwn } from '#server/rights.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'

/** The assignee of the request that a paper belongs to; null without a request. */
export const holderOf = (requestId: AnyColumn): SQL =>
  sql`(select ${requests.assigneeId} from ${requests} where ${requests.id} = ${requestId})`

/** The id of staff who see the money of their own requests only; undefined for those who see all. */
export const payeeOnly = (actor: Actor): string | undefined =>
  actor.kind === 'staff' && seesOnlyOwn(actor, 'money') ? actor.userId : undefined

/** For calls that read papers themselves, beside the engine and its filter (`own` of a model). */
export function isPaperOf(actor: Actor, requestId: AnyColumn): SQL | undefined {
  const payee = payeeOnly(actor)
  return payee === undefined ? undefined : eq(holderOf(requestId), payee)
}

/** A paper of no request is for those who see all. */
export function mayMakePaperFor(
  actor: Actor,
  request: Pick<StoredRequest, 'assigneeId'> | undefined,
): boolean {
  const payee = payeeOnly(actor)
  return payee === undefined || request?.assigneeId === payee
}
