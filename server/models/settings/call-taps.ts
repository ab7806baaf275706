import { lt, sql } from 'drizzle-orm'
import { countedPageOf, type TapPlace, tapPlaces } from '#content/call-taps.ts'
import { clockAt } from '#content/time/clocks.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type Visitor, visitors } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import type { Queryable } from '#server/database/database.ts'
import { takeTokenOfNetworks } from '#server/limits/rate-limit.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { callTaps } from '#server/schema/operations.ts'

/** Enough for a family that dials again and again, not for a program that fills the chart. */
const tapLimit = { windowSeconds: 600, limit: 10 }

const isPlace = (place: string): place is TapPlace => tapPlaces.some((known) => known === place)

/** The day is local. Page and place must be in our lists, so that visitors cannot make rows. */
async function countTap(
  { page, place }: { page: string; place: string },
  { actor, db, services, now = () => new Date() }: Call<Visitor>,
): Promise<Result<boolean>> {
  const counted = countedPageOf(page)
  if (counted === undefined || !isPlace(place))
    return refuse({ code: 'BAD_INPUT', reason: 'unknownCallButton' })
  const keyOf = (network: string) => `tap:${network}`
  const { allowed, retryAfterSeconds } = await takeTokenOfNetworks(db, keyOf, actor.address, tapLimit)
  if (!allowed) return refuse({ code: 'TOO_MANY_REQUESTS', reason: 'tooManySubmissions', retryAfterSeconds })
  await db
    .insert(callTaps)
    .values({ day: clockAt(now(), services.profile().timeZone).date, page: counted, place, taps: 1 })
    .onConflictDoUpdate({
      target: [callTaps.day, callTaps.page, callTaps.place],
      set: { taps: sql`${callTaps.taps} + 1` },
    })
  return done(true)
}

const keptDays = 400

export async function sweepCallTaps(db: Queryable, now = new Date()): Promise<number> {
  const first = new Date(now.getTime() - keptDays * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const { rowCount } = await db.delete(callTaps).where(lt(callTaps.day, first))
  return rowCount ?? 0
}

export const callTapCalls: ExtraCalls = {
  mutations: {
    countCallTap: defineCall({
      may: visitors('onlyVisitorsTap'),
      ...required.flag,
      args: {
        page: { ...required.text, description: 'Path of the page' },
        place: { ...required.text, description: `One of ${tapPlaces.join(', ')}` },
      },
      resolve: (tap: { page: string; place: string }, call) => countTap(tap, call),
    }),
  },
}
