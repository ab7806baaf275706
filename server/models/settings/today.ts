import { clockAt } from '#content/time/clocks.ts'
import type { Call } from '#server/data-service/call.ts'

/** The day of a moment where the business is, such as 2026-11-30. */
export const todayOf = (call: Pick<Call, 'services'>, now: Date): string =>
  clockAt(now, call.services.profile().timeZone).date
