import type { Queryable } from '#server/database/database.ts'
import { addressKey, takeToken } from '#server/limits/rate-limit.ts'
import { digestOf } from './digest.ts'
import { tooMany } from './sign-in-limits.ts'
import type { Done } from './sign-in-steps.ts'

const perAddress = { limit: 10, windowSeconds: 15 * 60 }
/** Nobody fills a mailbox by asking in its owner's name. */
const perAccount = { limit: 3, windowSeconds: 60 * 60 }

/** Longer than the work for a known address takes, so that the time of the answer tells nothing. */
export const answerAfterMs = 300

/**
 * Whether somebody may ask for a new password. An address that nobody here has is counted like every other, so that the refusal
 * tells nothing.
 */
export async function admitReset(
  db: Queryable,
  { email, address }: { email: string; address: string },
): Promise<Done> {
  const mine = await takeToken(db, `reset:address:${addressKey(address)}`, perAddress)
  if (!mine.allowed) return { ok: false, message: tooMany(mine.retryAfterSeconds) }
  const theirs = await takeToken(db, `reset:account:${digestOf(email)}`, perAccount)
  if (theirs.allowed) return { ok: true }
  const minutes = Math.ceil(theirs.retryAfterSeconds / 60)
  return {
    ok: false,
    message: `Nothing was mailed: ${perAccount.limit} mails an hour are the most for one email. Use the newest one, or ask again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  }
}
