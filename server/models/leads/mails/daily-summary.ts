import { and, eq, inArray } from 'drizzle-orm'
import { clockAt } from '#content/time/clocks.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import { holdLock } from '#server/database/lock.ts'
import { newId } from '#server/new-id.ts'
import { isQuiet, readDailySummary } from '#server/notifications/daily-summary.ts'
import { summaryTopic } from '#server/notifications/mail/summary-mail.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import { readNotificationSettings, saveNotificationSettings } from '#server/notifications/settings.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { rolesThatWrite } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'

/** Local time of the business; a server that was off sends it until noon. */
const from = '07:00'
const until = '12:00'

/**
 * Once a day over all instances, to everyone who works with requests and has not turned it off; none on a
 * morning with nothing to do. Gives the recipients.
 */
export async function sendDailySummaries(call: Call, now = new Date()): Promise<string[]> {
  const { timeZone } = call.services.profile()
  const { date, time } = clockAt(now, timeZone)
  if (time < from || time >= until) return []
  if ((await readNotificationSettings(call.db)).summarySentFor === date) return []
  const sent = await call.db.transaction(async (tx) => {
    await holdLock(tx, 'daily summary')
    if ((await readNotificationSettings(tx)).summarySentFor === date) return []
    await saveNotificationSettings(tx, { summarySentFor: date })
    if (isQuiet(await readDailySummary(tx, now, timeZone))) return []
    const people = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.dailySummary, true), inArray(users.role, rolesThatWrite('leads'))))
    await enqueue(
      tx,
      people.map(({ id, email }) => ({
        topic: summaryTopic,
        subjectType: 'Summary',
        subjectId: newId(),
        channel: 'mail',
        recipient: email,
        payload: { date },
        dedupeKey: `${summaryTopic}:${date}:${id}`,
      })),
    )
    return people.map(({ email }) => email)
  })
  if (sent.length > 0) call.services.notifications.wake()
  return sent
}

const noPerson = refuse({ code: 'CONFLICT', reason: 'mailIsForPeople' })

async function readMine({ db, actor }: Call<StaffOrSystem>): Promise<Result<boolean>> {
  if (actor.kind !== 'staff') return noPerson
  const [me] = await db.select({ isOn: users.dailySummary }).from(users).where(eq(users.id, actor.userId))
  return done(me?.isOn ?? false)
}

async function changeMine(isOn: boolean, { db, actor }: Call<StaffOrSystem>): Promise<Result<boolean>> {
  if (actor.kind !== 'staff') return noPerson
  await db.update(users).set({ dailySummary: isOn }).where(eq(users.id, actor.userId))
  return done(isOn)
}

export const dailySummaryCalls: ExtraCalls = {
  queries: {
    dailySummary: defineCall({
      may: staffOf('leads', 'readMorningMail'),
      ...required.flag,
      description: 'Whether whoever asks gets the mail of who still waits, each morning',
      resolve: (_args, call) => readMine(call),
    }),
  },
  mutations: {
    updateDailySummary: defineCall({
      may: staffOf('leads', 'changeMorningMail'),
      ...required.flag,
      args: { isOn: required.flag },
      resolve: ({ isOn }: { isOn: boolean }, call) => changeMine(isOn, call),
    }),
  },
}
