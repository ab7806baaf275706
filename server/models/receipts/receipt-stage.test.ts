import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { isVisitOpen } from '#content/time/appointments.ts'
import { firstPromiseAgain, promiseAgain } from '#server/models/leads/lead-promise.ts'
import type { StoredRequest } from '#server/schema/requests.ts'
import { inOurWords } from '#tests/firms.ts'
import { mayComplain } from './receipt-complaint.ts'
import { mayCancel } from './receipt-facts.ts'
import { comingOf, mayDecline, type ReceiptProgress, stageOf } from './receipt-stage.ts'

const minuteMs = 60_000
const services = { profile: () => inOurWords(defaultProfile) }
const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minuteMs)

/** A Monday, 9 AM in Houston. */
const submittedAt = new Date('2026-11-23T15:00:00Z')

const row = {
  status: 'new',
  isEmergency: false,
  quarantineReasons: [] as string[],
  promisedBy: after(submittedAt, 30),
  ...{ takenAt: null, calledAt: null, callOutcome: null, contactedAt: null, completedAt: null },
  ...{ onTheWayAt: null, arrivesAt: null, scheduledAt: null, scheduledMinutes: null, windowMinutes: null },
  ...{ followUpAt: null, declinedAppointment: null, callbackAskedAt: null, callbackBy: null },
  ...{ lostReason: null, cancelledAt: null, complainedAt: null },
  // The columns that a stage follows from.
} as unknown as StoredRequest

type Told = Required<ReceiptProgress> & { talkedAt: Date | null; setOffAt: Date | null }

const start: Told = { row, history: [], estimate: undefined, talkedAt: null, setOffAt: null }

const isClosed = ({ row: { status, lostReason, cancelledAt } }: Told) =>
  status === 'completed' || lostReason !== null || cancelledAt !== null

/** What each event writes, as the models do; undefined where it cannot happen. */
const events: Record<string, (told: Told, now: Date) => Told | undefined> = {
  taken: (told, now) => changed(told, { takenAt: now }),
  noAnswer: (told, now) => changed(told, { calledAt: now, callOutcome: 'noAnswer' }),
  reached: (told, now) => ({
    ...changed(told, {
      ...{ calledAt: now, callOutcome: 'reached', followUpAt: null, status: 'contacted' },
      contactedAt: told.row.contactedAt ?? now,
    }),
    talkedAt: now,
  }),
  appointment: (told, now) => scheduled(told, now, after(submittedAt, 150)),
  moved: (told, now) => scheduled(told, now, after(submittedAt, 26 * 60)),
  onMyWay: (told, now) => ({
    ...changed(told, {
      ...{ onTheWayAt: now, arrivesAt: after(now, 20), status: 'contacted' },
      contactedAt: told.row.contactedAt ?? now,
    }),
    ...{ talkedAt: now, setOffAt: now },
  }),
  estimate: (told, now) =>
    told.estimate ? undefined : { ...told, estimate: { state: 'sent', sentAt: now, answeredAt: null } },
  yes: (told, now) =>
    told.estimate?.state !== 'sent'
      ? undefined
      : {
          ...changed(
            told,
            isVisitOpen(told.row, now)
              ? {}
              : { followUpAt: now, ...promiseAgain('Quote', { services }, now) },
          ),
          estimate: { ...told.estimate, state: 'accepted', answeredAt: now },
        },
  anotherTime: (told, now) => declined(told, now, told.row.scheduledAt),
  noAppointment: (told, now) => declined(told, now, null),
  canceled: (told, now) => changed(told, { cancelledAt: now, followUpAt: null }),
  lost: (told) =>
    changed(told, { lostReason: 'price', status: told.row.status === 'new' ? 'contacted' : told.row.status }),
  done: (told, now) => changed(told, { status: 'completed', completedAt: now }),
  reopened(told, now) {
    const { row } = told
    if (!row.cancelledAt && !row.lostReason) return undefined
    const status = row.contactedAt ? row.status : 'new'
    return changed(told, {
      ...{ cancelledAt: null, lostReason: null, status },
      ...firstPromiseAgain({ ...row, kind: 'Quote' }, { services }, now),
    })
  },
}

const changed = (told: Told, columns: Partial<StoredRequest>): Told => ({
  ...told,
  row: { ...told.row, ...columns },
})

function scheduled(told: Told, now: Date, scheduledAt: Date): Told | undefined {
  if (scheduledAt <= now || told.row.scheduledAt?.getTime() === scheduledAt.getTime()) return undefined
  const event = { kind: 'scheduled' as const, at: now, facts: { scheduledAt: scheduledAt.toISOString() } }
  const columns = { scheduledAt, windowMinutes: 120, followUpAt: null }
  return { ...changed(told, columns), history: [...told.history, event], talkedAt: now, setOffAt: null }
}

function declined(told: Told, now: Date, scheduledAt: Date | null): Told | undefined {
  if (!mayDecline(told, now)) return undefined
  const asked = { followUpAt: now, ...promiseAgain('Quote', { services }, now) }
  return changed(told, { ...asked, scheduledAt, declinedAppointment: told.row.scheduledAt })
}

/** All orders of up to so many events that can happen, a quarter of an hour apart. */
function* lives(
  told: Told,
  now: Date,
  left: number,
  line: readonly string[] = [],
): Generator<readonly [Told, Date, readonly string[]]> {
  yield [told, now, line]
  if (left === 0) return
  for (const [name, happens] of Object.entries(events)) {
    if (line.includes(name) || (isClosed(told) && name !== 'reopened')) continue
    const next = happens(told, after(now, 15))
    if (next) yield* lives(next, after(now, 15), left - 1, [...line, name])
  }
}

const coming: readonly string[] = ['onTheWay', 'late']
const closed: readonly string[] = ['cancelled', 'lost', 'done']

test('in any order of events, at any later time, headline, card and actions agree', () => {
  let count = 0
  for (const [told, last, line] of lives(start, submittedAt, 5))
    for (const minutes of [1, 25, 100, 200, 300, 1_700]) {
      count += 1
      const now = after(last, minutes)
      const stage = stageOf(told, defaultProfile, now)
      const isComing = comingOf(told, now) !== undefined
      const actions = {
        decline: mayDecline(told, now),
        cancel: mayCancel(told.row),
        complain: mayComplain(told, now),
      }
      const wrong = [
        isComing !== coming.includes(stage) && 'the card is there exactly while somebody is coming',
        isComing && (actions.decline || actions.complain) && 'who is coming can no longer be put off',
        told.setOffAt &&
          !isClosed(told) &&
          now < after(told.setOffAt, 240) &&
          !isComing &&
          'who set off stays until it is over',
        isClosed(told) !== closed.includes(stage) && 'closed is closed',
        isClosed(told) && Object.values(actions).some(Boolean) && 'nothing is left to do of what is closed',
        stage === 'contacted' && !told.talkedAt && 'nobody has talked',
        stage === 'tried' && told.row.callOutcome !== 'noAnswer' && 'nobody has tried',
        stage === 'overdue' && !actions.complain && 'what is late may be complained of',
        actions.complain && !['overdue', 'estimated'].includes(stage) && 'a complaint has its reason',
        stage === 'estimated' && told.estimate?.state !== 'sent' && 'an estimate waits',
        stage === 'accepted' && told.row.scheduledAt && told.row.scheduledAt > now && 'it is booked',
        (stage === 'scheduled' || stage === 'noAppointment') &&
          (told.row.scheduledAt === null) !== (stage === 'noAppointment') &&
          'an appointment stands or not',
      ].filter(Boolean)
      if (wrong.length > 0) expect({ line, minutes, stage, ...actions, wrong }).toEqual({})
    }
  expect(count).toBeGreaterThan(50_000)
})

const living = (...line: string[]) => {
  const told = line.reduce<[Told, Date]>(
    ([told, now], name) => [events[name]?.(told, after(now, 15)) ?? told, after(now, 15)],
    [start, submittedAt],
  )
  return { told: told[0], at: told[1] }
}

test.each([
  [['appointment', 'onMyWay'], 10, 'onTheWay'],
  [['appointment', 'onMyWay'], 21, 'late'],
  [['appointment', 'onMyWay'], 150, 'late'],
  [['appointment', 'onMyWay', 'moved'], 1, 'scheduled'],
  [['moved', 'onMyWay'], 300, 'scheduled'],
  [['canceled', 'reopened'], 1, 'waiting'],
  [['lost', 'reopened'], 1, 'waiting'],
  [['estimate'], 300, 'estimated'],
  [['estimate', 'yes'], 10, 'accepted'],
  [['estimate', 'yes'], 31, 'overdue'],
  [['estimate', 'yes', 'noAnswer'], 60, 'tried'],
  [['estimate', 'yes', 'reached'], 60, 'contacted'],
  [['estimate', 'yes', 'appointment'], 1, 'scheduled'],
  [['appointment', 'estimate', 'yes'], 1, 'scheduled'],
  [['moved', 'anotherTime'], 10, 'anotherTime'],
  [['moved', 'anotherTime'], 31, 'overdue'],
  [['moved', 'anotherTime', 'noAnswer'], 31, 'tried'],
  [['moved', 'noAppointment'], 10, 'noAppointment'],
  [['moved', 'noAppointment', 'reached'], 10, 'contacted'],
])('%j, %d minutes later: %s', (line, minutes, stage) => {
  const { told, at } = living(...line)
  expect(stageOf(told, defaultProfile, after(at, minutes))).toBe(stage)
})

test('an appointment that is moved away and back while somebody is on the way is no new one', () => {
  const { told, at } = living('appointment', 'onMyWay', 'moved')
  const back = scheduled({ ...told, setOffAt: at }, at, after(submittedAt, 150))
  expect(back && stageOf(back, defaultProfile, after(at, 10))).toBe('late')
})
