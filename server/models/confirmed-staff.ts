import type { Task } from '#content/languages.ts'
import type { Administrator } from '#server/actor.ts'
import type { May } from '#server/data-service/extra-calls.ts'
import { confirmedAdministrator } from '#server/identity/sessions/step-up.ts'
import { refuse } from '#server/result.ts'

/**
 * Administrators who have just proved who they are, in the session that asks: for what decides where requests go. The key
 * of a program proves nobody, so no key may. `task` is what others are told that they may not do: `addDevice`.
 */
export const confirmedStaff =
  (task: Task): May<Administrator & { sessionId: string }> =>
  async ({ actor, db }) => {
    if (actor.kind !== 'administrator')
      return refuse({ code: 'FORBIDDEN', reason: 'notAuthorized', facts: { task } })
    if (actor.apiKeyId) return refuse({ code: 'FORBIDDEN', reason: 'notForKeys', facts: { task } })
    return confirmedAdministrator(db, actor)
  }
