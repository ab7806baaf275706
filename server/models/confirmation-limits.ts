import { createHash } from 'node:crypto'
import type { Queryable } from '#server/database/database.ts'
import { type FixedStatement, runFixed } from '#server/database/transact.ts'
import { takeToken } from '#server/limits/rate-limit.ts'

/**
 * Confirmations that anybody can cause by typing an address into a form, so that nobody floods a third person through us:
 * for one mailbox, and in all.
 */
const confirmationLimits = {
  tenMinutes: { limit: 1, windowSeconds: 600 },
  day: { limit: 4, windowSeconds: 86_400 },
  inAllPerHour: 60,
}

const confirmationsLeft: FixedStatement = {
  name: 'confirmations left',
  text: `
    select (select count(*) from deliveries
        where channel = 'customer' and id > $1::uuid and topic = 'customer.received') < $2::int
      and not exists (select from rate_limits
        where window_ends_at > now() and (key = $3 and count >= $4::int or key = $5 and count >= $6::int)) as "isLeft"`,
}

/**
 * Whether a mailbox may still get a confirmation. Asked before one is counted: what is counted stays locked until the lead is
 * stored, and leads to one mailbox need not wait for each other.
 */
export async function isConfirmationLeft(db: Queryable, email: string, now: Date): Promise<boolean> {
  const [perTenMinutes, perDay] = keysOf(email)
  const { tenMinutes, day, inAllPerHour } = confirmationLimits
  const [found] = await runFixed<{ isLeft: boolean }>(db, confirmationsLeft, [
    firstIdSince(now.getTime() - 3_600_000),
    inAllPerHour,
    ...[perTenMinutes, tenMinutes.limit],
    ...[perDay, day.limit],
  ])
  return found?.isLeft === true
}

/** Counts a confirmation, exactly however many come at once; false when there is none left. */
export async function takeConfirmation(db: Queryable, email: string): Promise<boolean> {
  const [perTenMinutes, perDay] = keysOf(email)
  const { tenMinutes, day } = confirmationLimits
  return (
    (await takeToken(db, perTenMinutes, tenMinutes)).allowed && (await takeToken(db, perDay, day)).allowed
  )
}

function keysOf(email: string): readonly [perTenMinutes: string, perDay: string] {
  const digest = createHash('sha256').update(mailboxOf(email)).digest('base64url')
  return [`confirmation:${digest}`, `confirmation:day:${digest}`]
}

/** Ids begin with their time (RFC 9562, version 7), so the index by channel and id finds the newest. */
const firstIdSince = (time: number) =>
  `${time
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})(.{4})$/, '$1-$2')}-7000-8000-000000000000`

/**
 * The mailbox behind an address, however it is written: capitals and what follows a plus never count, and neither do the dots
 * in Gmail's.
 */
export function mailboxOf(email: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? []
  const box = name.split('+')[0] ?? ''
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return isGmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`
}
