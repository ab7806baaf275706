import { randomUUID } from 'node:crypto'
import { ConfigError } from '#server/config.ts'
import type { Call } from '#server/data-service/call.ts'
import { unwrap } from '#server/data-service/errors.ts'
import { list } from '#server/data-service/operations.ts'
import type { Database } from '#server/database/database.ts'
import { loadSecret, readSecret } from '#server/database/secrets.ts'
import type { Log } from '#server/log.ts'
import { message } from '#server/models/message.ts'
import { quote } from '#server/models/quote.ts'
import { review } from '#server/models/review.ts'
import { testimonial } from '#server/models/testimonial.ts'
import { fillWithDemonstration } from './fill-with-demonstration.ts'

/** Kept in a store that was filled with made-up people: it is one for good. */
const mark = 'demonstration'

/**
 * With DEMO=1 an empty store is filled, once, by whichever instance is first. Made-up people and real ones never
 * meet: neither does DEMO=1 open a store with records of its own, nor does a server without it open a filled one.
 */
export async function openDemonstration(
  call: Call,
  { isDemonstration, db, log }: { isDemonstration: boolean; db: Database; log: Log },
): Promise<void> {
  const isFilled = (await readSecret(db, mark)) !== undefined
  if (!isDemonstration && isFilled)
    throw new ConfigError(
      'This store holds made-up people. Start with DEMO=1, or with another DATA_DIR or DATABASE_URL.',
    )
  if (!isDemonstration || isFilled) return
  if (!(await isEmpty(call)))
    throw new ConfigError('DEMO=1 fills an empty store; this one has records. Start without DEMO.')
  const mine = randomUUID()
  if ((await loadSecret(db, mark, () => mine)) !== mine) return
  await fillWithDemonstration(call, new Date())
  log.info('the store is filled with demonstration content')
}

/** Nobody has written and nobody is quoted; the built-in posts do not count. */
async function isEmpty(call: Call): Promise<boolean> {
  for (const model of [quote, message, review, testimonial])
    if (unwrap(await list(model, { limit: 1 }, call)).items.length > 0) return false
  return true
}
