import { and, eq, lt } from 'drizzle-orm'
import { GraphQLBoolean, GraphQLNonNull } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import type { CreateContext, UpdateContext } from '#server/data-service/model.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable } from '#server/database/database.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { presses } from '#server/schema/presses.ts'

/** In the transaction of what it changes. False where it is stored already. */
export async function notePress(
  id: string,
  requestId: string,
  { tx, call: { actor }, now }: Pick<CreateContext | UpdateContext, 'tx' | 'call' | 'now'>,
  pausedAt: Date | null = null,
): Promise<boolean> {
  if (actor.kind !== 'staff') return true
  const noted = await tx
    .insert(presses)
    .values({ id, requestId, by: actor.userId, storedAt: now, pausedAt })
    .onConflictDoNothing()
    .returning({ id: presses.id })
  return noted.length > 0
}

/** Of the person who asks; not of others. */
export async function isPressNoted(
  db: Queryable,
  id: string,
  { actor }: Pick<Call, 'actor'>,
): Promise<boolean> {
  if (actor.kind !== 'staff' || !isUuid(id)) return false
  const mine = and(eq(presses.id, id), eq(presses.by, actor.userId))
  return (await db.$count(presses, mine)) > 0
}

/** For a paper of a request: refused where it was made by this press already. */
export async function notePaperPress(
  model: 'Estimate' | 'Invoice',
  requestId: string | undefined,
  context: CreateContext,
): Promise<Result<null>> {
  const { press } = context
  if (!press) return done(null)
  if (!requestId || !isUuid(press.id)) return refuse({ code: 'BAD_INPUT', reason: 'notValid' })
  if (await notePress(press.id, requestId, context)) return done(null)
  return refuse({ code: 'CONFLICT', reason: 'storedDifferently', facts: { model } })
}

const keptMs = 7 * 24 * 3_600_000

/** No phone sends it any more. */
export const forgetPresses = (db: Queryable, now = new Date()) =>
  db.delete(presses).where(lt(presses.storedAt, new Date(now.getTime() - keptMs)))

export const pressCalls: ExtraCalls = {
  queries: {
    isPressStored: defineCall({
      may: staffOf('leads', 'readQuotes', { own: true }),
      type: new GraphQLNonNull(GraphQLBoolean),
      description: 'Whether the press of this id (PressInput), of the person who asks, is stored',
      args: { id: required.id },
      resolve: async ({ id }: { id: string }, call) => done(await isPressNoted(call.db, id, call)),
    }),
  },
}
