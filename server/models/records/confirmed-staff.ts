import type { Task } from '#content/languages.ts'
import type { Actor, StaffInSession } from '#server/actor.ts'
import type { Queryable } from '#server/database/database.ts'
import { recentlyConfirmed } from '#server/identity/sessions/step-up.ts'
import { type Result, refuse } from '#server/result.ts'
import { type Area, mayIn } from '#server/rights.ts'

/**
 * For what decides where requests and calls go: staff with write access who recently entered their password
 * or passkey in this session. API keys are refused, because they prove no person. `task` is named in the
 * refusal: `addDevice`.
 */
export const confirmedStaff =
  (area: Area, task: Task) =>
  async ({ actor, db }: { actor: Actor; db: Queryable }): Promise<Result<StaffInSession>> => {
    if (actor.kind !== 'staff' || !mayIn(actor, area, 'write'))
      return refuse({ code: 'FORBIDDEN', reason: 'notAuthorized', facts: { task } })
    if (actor.apiKeyId) return refuse({ code: 'FORBIDDEN', reason: 'notForKeys', facts: { task } })
    return recentlyConfirmed(db, actor)
  }
