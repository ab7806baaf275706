import type { StaffInSession } from '#server/actor.ts'
import type { May } from '#server/data-service/extra-calls.ts'
import { recentlyConfirmed } from '#server/identity/sessions/step-up.ts'
import { refuse } from '#server/result.ts'
import { type Area, mayIn } from '#server/rights.ts'

/**
 * Staff who may write in an area and have just proved who they are, in the session that asks: for what decides where requests go. The key
 * of a program proves nobody, so no key may. `task` is what others are told that they may not do: "add a device".
 */
export const confirmedStaff =
  (area: Area, task: string): May<StaffInSession> =>
  async ({ actor, db }) => {
    if (actor.kind !== 'staff' || !mayIn(actor, area, 'write'))
      return refuse({ code: 'FORBIDDEN', message: `Not authorized to ${task}.` })
    if (actor.apiKeyId)
      return refuse({ code: 'FORBIDDEN', message: `An API key may not ${task}. Do it in the panel.` })
    return recentlyConfirmed(db, actor)
  }
