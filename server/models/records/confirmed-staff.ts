import type { Task } from '#content/languages.ts'
import type { Actor, StaffInSession } from '#server/actor.ts'
import type { Queryable } from '#server/database/database.ts'
import { recentlyConfirmed } from '#server/identity/sessions/step-up.ts'
import { type Result, refuse } from '#server/result.ts'
import { type Area, mayIn, seesOnlyOwn } from '#server/rights.ts'

/**
 * For what decides where requests and calls go: staff with write access who recently entered their password
 * or passkey in this session. API keys are refused, because they prove no person. `task` is named in the
 * refusal: `addDevice`. `own`: also staff who see only their own.
 */
export const confirmedForTask =
  (area: Area, task: Task, { own }: { own?: true } = {}) =>
  async ({ actor, db }: { actor: Actor; db: Queryable }): Promise<Result<StaffInSession>> => {
    const may = actor.kind === 'staff' && (mayIn(actor, area, 'write') || (own && seesOnlyOwn(actor, area)))
    if (actor.kind !== 'staff' || !may)
      return refuse({ code: 'FORBIDDEN', reason: 'notAuthorized', facts: { task } })
    if (actor.apiKeyId) return refuse({ code: 'FORBIDDEN', reason: 'notForKeys', facts: { task } })
    return recentlyConfirmed(db, actor)
  }

/** An attacker at an open panel, or with a key, must not redirect all customers or what they pay. */
export const mayChangeContacts = confirmedForTask('settings', 'changeContact')
