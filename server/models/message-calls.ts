import type { ExtraCalls } from '#server/data-service/schema.ts'
import { leadStates } from './lead-status.ts'
import { message } from './message.ts'
import { stateCounts } from './state-counts.ts'

/** The calls about messages that are no model operation. */
export const messageCalls: ExtraCalls = { queries: stateCounts(message, leadStates) }
