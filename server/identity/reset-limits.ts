import { createHash } from 'node:crypto'
import type { Queryable } from '../database/database.ts'
import { addressKey, takeToken } from '../limits/rate-limit.ts'
import { tooMany } from './sign-in-limits.ts'

const perAddress = { limit: 10, windowSeconds: 15 * 60 }
/** Nobody fills a mailbox by asking in its owner's name. */
const perAccount = { limit: 3, windowSeconds: 60 * 60 }

/** Longer than the work for a known address takes, so that the time of the answer tells nothing. */
export const answerAfterMs = 300

/** Whether somebody may ask for a new password. `send`: false when this account was asked for too often, which is not told. */
export async function admitReset(
  db: Queryable,
  { email, address }: { email: string; address: string },
): Promise<{ ok: true; send: boolean } | { ok: false; message: string }> {
  const mine = await takeToken(db, `reset:address:${addressKey(address)}`, perAddress)
  if (!mine.allowed) return { ok: false, message: tooMany(mine.retryAfterSeconds) }
  const digest = createHash('sha256').update(email).digest('base64url')
  const { allowed } = await takeToken(db, `reset:account:${digest}`, perAccount)
  return { ok: true, send: allowed }
}
