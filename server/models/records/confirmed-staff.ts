import type { Task } from '#content/languages.ts'
import type { Actor, StaffInSession } from '#server/actor.ts'
import type { Queryable } from '#server/database/database.ts'
import { recentlyConfirmed } from '#server/identity/sessions/step-up.ts'
import { type Result, refuse } from '#server/result.ts'
import { type Area, mayIn } from '#server/rights.ts'

/**
 * Staff who may write in an area and have just proved who they are, in the session that asks: for what decides where requests and calls go. The key
 * of a program proves nobody, so no key may. `task` is what others are told that they may not do: `addDevice`.
 */
export const confirmedStaff =
  (area: Area, task: Task) =>
  async ({ actor, db }: { actor: Actor; db: Queryable }): Promise<Result<StaffInSession>> => {
    if (actor.kind !== 'staff' || !mayIn(actor, area, 'write'))
      return refuse({ code: 'FORBIDDEN', reason: 'notAuthorized', facts: { task } })
    if (actor.apiKeyId) return refuse({ code: 'FORBIDDEN', reason: 'notForKeys', facts: { task } })
    return recentlyConfirmed(db, actor)
  }
