import type { Administrator } from '../data-service/actor.ts'
import type { Call } from '../data-service/call.ts'
import { done, type Outcome, refuse } from '../data-service/outcome.ts'
import { refuseNobody } from '../data-service/permission.ts'

/** The administrator who asks; everybody else is refused with what they may not do: "read the devices". */
export function administratorIn({ actor }: Call, may: string): Outcome<Administrator> {
  if (actor.kind === 'administrator') return done(actor)
  if (actor.kind === 'nobody') return refuseNobody(actor)
  return refuse({ code: 'FORBIDDEN', message: `Not authorized to ${may}.` })
}
