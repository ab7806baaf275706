import type { Task } from '#content/languages.ts'
import type { StaffInSession } from '#server/actor.ts'
import type { May } from '#server/data-service/extra-calls.ts'
import { recentlyConfirmed } from '#server/identity/sessions/step-up.ts'
import { refuse } from '#server/result.ts'
import { type Area, mayIn } from '#server/rights.ts'

/**
 * Staff who may write in an area and have just proved who they are, in the session that asks: for what decides where requests go. The key
 * of a program proves nobody, so no key may. `task` is what others are told that they may not do: `addDevice`.
 */
export const confirmedStaff =
  (area: Area, task: Task): May<StaffInSession> =>
  async ({ actor, db }) => {
    if (actor.kind !== 'staff' || !mayIn(actor, area, 'write'))
      return refuse({ code: 'FORBIDDEN', reason: 'notAuthorized', facts: { task } })
    if (actor.apiKeyId) return refuse({ code: 'FORBIDDEN', reason: 'notForKeys', facts: { task } })
    return recentlyConfirmed(db, actor)
  }
