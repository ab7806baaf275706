import { and, eq, lt } from 'drizzle-orm'
import { GraphQLBoolean, GraphQLNonNull } from 'graphql'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import type { UpdateContext } from '#server/data-service/model.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable } from '#server/database/database.ts'
import { done } from '#server/result.ts'
import { presses } from '#server/schema/presses.ts'

/** In the transaction of what it changes. False where it is stored already. */
export async function notePress(
  id: string,
  requestId: string,
  { tx, call: { actor }, now }: UpdateContext,
): Promise<boolean> {
  if (actor.kind !== 'staff') return true
  const noted = await tx
    .insert(presses)
    .values({ id, requestId, by: actor.userId, storedAt: now })
    .onConflictDoNothing()
    .returning({ id: presses.id })
  return noted.length > 0
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
      resolve: async ({ id }: { id: string }, { db, actor }) => {
        if (actor.kind !== 'staff' || !isUuid(id)) return done(false)
        const mine = and(eq(presses.id, id), eq(presses.by, actor.userId))
        return done((await db.$count(presses, mine)) > 0)
      },
    }),
  },
}
