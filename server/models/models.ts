import type { Model } from '../data-service/model.ts'
import type { ExtraCalls } from '../data-service/schema.ts'
import { quote } from './quote.ts'
import { quoteCalls } from './quote-calls.ts'

/** Every stored model. Adding one is a file beside this, a line here and a migration. */
export const models: readonly Model[] = [quote]

export const extraCalls: readonly ExtraCalls[] = [quoteCalls]
