import { groupsToCall } from '#content/promise-rules.ts'
import { declineOf, wishOf } from '#content/time/appointments.ts'
import { callDueBy } from '#server/models/leads/lead-promise.ts'
import type { RequestStage } from '#server/schema/progress.ts'
import type { StoredRequest } from '#server/schema/requests.ts'

/**
 * The order of the inbox: customers who must be called first on top. A request's stage and its moment are
 * stored (server/schema/progress.ts); what follows from the current time is decided only here.
 */

export const inboxGroups = [
  'urgent',
  'waiting',
  'followUp',
  'working',
  'cleanUp',
  'suspicious',
  'done',
] as const

export type InboxGroup = (typeof inboxGroups)[number]

/** `from` inclusive, `to` exclusive, in milliseconds since 1970. */
export type Range = { stages: readonly RequestStage[]; from?: number; to?: number }

export type Section = { group: InboxGroup; ranges: readonly Range[]; isNewestFirst: boolean }

/** Older ones are listed apart: they must not hide those that a call still helps. */
const freshMs = 3 * 24 * 60 * 60_000

export function inboxSections(now: Date): readonly Section[] {
  const at = now.getTime()
  const fresh = at - freshMs
  return [
    { group: 'urgent', ranges: [{ stages: ['urgent'], from: fresh }], isNewestFirst: true },
    {
      group: 'urgent',
      ranges: [{ stages: ['emergencyFollowUp'], from: fresh, to: at }],
      isNewestFirst: false,
    },
    { group: 'waiting', ranges: [{ stages: ['waiting'], from: fresh }], isNewestFirst: false },
    { group: 'followUp', ranges: [{ stages: ['followUp'], from: fresh, to: at }], isNewestFirst: false },
    {
      group: 'working',
      ranges: [
        { stages: ['emergencyFollowUp', 'followUp'], from: at },
        { stages: ['scheduled'], from: fresh },
      ],
      isNewestFirst: false,
    },
    { group: 'working', ranges: [{ stages: ['working'] }], isNewestFirst: true },
    {
      group: 'cleanUp',
      ranges: [{ stages: ['urgent', 'emergencyFollowUp', 'waiting', 'followUp', 'scheduled'], to: fresh }],
      isNewestFirst: true,
    },
    { group: 'suspicious', ranges: [{ stages: ['suspicious'] }], isNewestFirst: true },
    { group: 'done', ranges: [{ stages: ['done'] }], isNewestFirst: true },
  ]
}

export const waitingGroups: readonly InboxGroup[] = groupsToCall

/** The sort key of a request; `at` in milliseconds since 1970. */
export type InboxPlace = { section: number; at: number; id: string }

/** Throws when no rule matches: the request would be in no part of the inbox. */
export function sectionOf(sections: readonly Section[], stage: RequestStage, at: number): number {
  const found = sections.findIndex(({ ranges }) =>
    ranges.some(
      ({ stages, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }) =>
        stages.includes(stage) && at >= from && at < to,
    ),
  )
  if (found < 0) throw new Error(`no section of the inbox takes a request that is ${stage}`)
  return found
}

/** Ids compare as in PostgreSQL: a uuid's text sorts like its bytes. */
export function comparePlaces(sections: readonly Section[]): (one: InboxPlace, other: InboxPlace) => number {
  return (one, other) => {
    if (one.section !== other.section) return one.section - other.section
    const sign = sections[one.section]?.isNewestFirst ? -1 : 1
    return sign * (one.at - other.at || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0))
  }
}

export const inboxReasons = [
  'complained',
  'emergency',
  'promised',
  'late',
  'waiting',
  'tried',
  'followUp',
  'putOff',
  'wished',
  'anotherTime',
  'noAppointment',
  'onTheWay',
  'scheduled',
  'taken',
  'contacted',
  'suspicious',
  'completed',
  'cancelled',
  'lost',
] as const

export type InboxReason = (typeof inboxReasons)[number]

type Reasoned = Pick<
  StoredRequest,
  | 'stage'
  | 'stageAt'
  | 'status'
  | 'complainedAt'
  | 'promisedBy'
  | 'calledAt'
  | 'contactedAt'
  | 'onTheWayAt'
  | 'arrivesAt'
  | 'cancelledAt'
  | 'lostReason'
  | 'scheduledAt'
  | 'declinedAppointment'
  | 'followUpAt'
  | 'pickedFrom'
  | 'pickedUntil'
  | 'reservedUntil'
  | 'callbackAskedAt'
  | 'callbackBy'
>

export function reasonOf(request: Reasoned, now: Date): InboxReason {
  const { stage, stageAt, status, complainedAt, arrivesAt, cancelledAt } = request
  switch (stage) {
    case 'urgent':
      if (complainedAt?.getTime() === stageAt.getTime()) return 'complained'
      return stillWaits(request, now) ?? 'emergency'
    case 'waiting':
      return wishOf(request) ? 'wished' : (stillWaits(request, now) ?? 'waiting')
    case 'emergencyFollowUp':
    case 'followUp':
      if (stageAt > now) return 'putOff'
      return wishOf(request) ? 'wished' : (declineOf(request) ?? 'followUp')
    case 'scheduled':
      return arrivesAt?.getTime() === stageAt.getTime() ? 'onTheWay' : 'scheduled'
    case 'working':
      return status === 'contacted' ? 'contacted' : 'taken'
    case 'suspicious':
      return 'suspicious'
    case 'done':
      return status === 'completed' ? 'completed' : cancelledAt ? 'cancelled' : 'lost'
  }
}

function stillWaits(request: Reasoned, now: Date): 'promised' | 'late' | 'tried' | undefined {
  const dueBy = callDueBy(request)
  if (dueBy) return dueBy > now ? 'promised' : 'late'
  return request.calledAt ? 'tried' : undefined
}

export function reasonMoment(
  reason: InboxReason,
  {
    stageAt,
    promisedBy,
    calledAt,
    submittedAt,
    pickedFrom,
  }: Pick<StoredRequest, 'stageAt' | 'promisedBy' | 'calledAt' | 'submittedAt' | 'pickedFrom'>,
): Date {
  if (reason === 'waiting') return submittedAt
  if (reason === 'wished' && pickedFrom) return pickedFrom
  if (reason === 'promised' || reason === 'late') return promisedBy ?? stageAt
  return reason === 'tried' && calledAt ? calledAt : stageAt
}
