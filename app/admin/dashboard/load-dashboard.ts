import { type RequestInInbox, requestInInbox } from '#app/admin/inbox/inbox-list.ts'
import { waitsForCall } from '#app/admin/inbox/reason.tsx'
import { deliveryOnRow } from '#app/admin/records/delivery.ts'
import { type FilesUsage, filesUsage } from '#app/admin/settings/data/files-usage.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { isoDate } from '#app/ui/dates.ts'
import { dateAfter, momentOf } from '#content/time/clocks.ts'
import type { CallResult, Run } from '#server/data-service/in-process.ts'

const jobToday = graphql(`
  fragment JobToday on ScheduledRequest @_unmask {
    kind
    id
    name
    phone
    phoneE164
    service
    address
    status
    scheduledAt
    scheduledMinutes
    windowMinutes
    decline
    isGiven
    clashesWith
    assignee {
      id
      name: label
    }
  }
`)

const jobWithoutTime = graphql(`
  fragment UntimedJob on ScheduledRequest @_unmask {
    kind
    id
    name
    service
    isGiven
  }
`)

export type JobToday = ResultOf<typeof jobToday> & { scheduledAt: string }

export type UntimedJob = ResultOf<typeof jobWithoutTime>

export type Day = {
  waiting: readonly RequestInInbox[]
  jobs: readonly JobToday[]
  withoutTime: readonly UntimedJob[]
  travelMinutes: number | null
}

const ReadDay = graphql(
  `
    query AdminReadDay($from: AWSDateTime!, $to: AWSDateTime!) {
      inbox(filter: open, limit: 3) {
        items {
          ...RequestInInbox
        }
      }
      schedule(from: $from, to: $to) {
        scheduled {
          ...JobToday
        }
        withoutTime {
          ...UntimedJob
        }
      }
      businessProfile {
        travelMinutes
      }
    }
  `,
  [requestInInbox, jobToday, jobWithoutTime],
)

/** Of a technician: their own requests. */
export async function loadDay(run: Run): Promise<CallResult<Day>> {
  const found = await run(ReadDay, await todayIn(run))
  if (!found.ok) return found
  const { inbox, schedule, businessProfile } = found.value
  const waiting = inbox.items.filter(waitsForCall)
  const jobs = schedule.scheduled.filter((job): job is JobToday => job.scheduledAt !== null)
  const { travelMinutes } = businessProfile
  return { ok: true, value: { waiting, jobs, withoutTime: schedule.withoutTime, travelMinutes } }
}

async function todayIn(run: Run): Promise<{ from: string; to: string }> {
  const timeZone = await readTimeZone(run)
  const today = isoDate(new Date(), timeZone)
  const midnightOf = (day: string) => momentOf(day, '00:00', timeZone).toISOString()
  return { from: midnightOf(today), to: midnightOf(dateAfter(today, 1)) }
}

const openMoney = graphql(`
  fragment OpenMoneyInPanel on OpenMoney @_unmask {
    collectedTodayCents
    openCents
    count
    overdueCents
    overdueCount
    waitingDeposits {
      name
      amountCents
      isHeld
      since
      estimateId
      invoiceId
    }
  }
`)

export type OpenMoney = ResultOf<typeof openMoney>

const undelivered = graphql(
  `
    fragment UndeliveredInPanel on Undelivered @_unmask {
      kind
      subjectId
      name
      delivery {
        ...DeliveryOnRow
      }
    }
  `,
  [deliveryOnRow],
)

export type UndeliveredNotification = ResultOf<typeof undelivered>

const ReadBooks = graphql(
  `
    query AdminReadBooks {
      undeliveredNotifications {
        ...UndeliveredInPanel
      }
      filesUsage {
        ...FilesUsageInPanel
      }
      openMoney {
        ...OpenMoneyInPanel
      }
    }
  `,
  [undelivered, filesUsage, openMoney],
)

export type Books = {
  undelivered: readonly UndeliveredNotification[]
  filesUsage: FilesUsage
  money: OpenMoney
}

/** Refused to a technician. */
export async function loadBooks(run: Run): Promise<CallResult<Books>> {
  const found = await run(ReadBooks, {})
  if (!found.ok) return found
  const { undeliveredNotifications, filesUsage, openMoney: money } = found.value
  return { ok: true, value: { undelivered: undeliveredNotifications, filesUsage, money } }
}
