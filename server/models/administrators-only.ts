import type { Administrator } from '#server/actor.ts'
import type { Call } from '#server/data-service/call.ts'
import { refuseAnonymous } from '#server/data-service/permission.ts'
import { confirmedAdministrator } from '#server/identity/sessions/step-up.ts'
import { done, type Result, refuse } from '#server/result.ts'

/** The administrator who asks; everybody else is refused with what they may not do: "read the devices". */
export function administratorIn({ actor }: Call, may: string): Result<Administrator> {
  if (actor.kind === 'administrator') return done(actor)
  if (actor.kind === 'anonymous') return refuseAnonymous(actor)
  return refuse({ code: 'FORBIDDEN', message: `Not authorized to ${may}.` })
}

/**
 * The administrator who asks, for what decides where requests go: only in a session in which they have just proved who they
 * are. A key of a program proves nobody, so no key may.
 */
export async function confirmedIn(
  call: Call,
  may: string,
): Promise<Result<Administrator & { sessionId: string }>> {
  const asks = administratorIn(call, may)
  if (!asks.ok) return asks
  if (asks.value.apiKeyId)
    return refuse({ code: 'FORBIDDEN', message: `An API key may not ${may}. Do it in the panel.` })
  return confirmedAdministrator(call.db, asks.value)
}
