import { type RequestInInbox, requestInInbox } from '#app/admin/inbox/inbox-list.ts'
import { waitsForCall } from '#app/admin/inbox/reason.tsx'
import { deliveryOnRow } from '#app/admin/records/delivery.ts'
import { type FilesUsage, filesUsage } from '#app/admin/settings/data/files-usage.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { isoDate } from '#app/ui/dates.ts'
import { dateAfter, momentOf } from '#content/time/clocks.ts'
import type { CallResult, Run } from '#server/data-service/in-process.ts'

type Figures = {
  waiting: readonly RequestInInbox[]
  today: readonly JobToday[]
  undelivered: readonly UndeliveredNotification[]
  filesUsage: FilesUsage
  money: OpenMoney
}

const openMoney = graphql(`
  fragment OpenMoneyInPanel on OpenMoney @_unmask {
    openCents
    count
    overdueCount
  }
`)

export type OpenMoney = ResultOf<typeof openMoney>

export async function loadDashboard(run: Run): Promise<CallResult<Figures>> {
  const found = await run(ReadDashboard, await todayIn(run))
  if (!found.ok) return found
  const { inbox, schedule, undeliveredNotifications, filesUsage, openMoney: money } = found.value
  const waiting = inbox.items.filter(waitsForCall)
  const today = schedule.scheduled.filter((job): job is JobToday => job.scheduledAt !== null)
  return { ok: true, value: { waiting, today, undelivered: undeliveredNotifications, filesUsage, money } }
}

async function todayIn(run: Run): Promise<{ from: string; to: string }> {
  const timeZone = await readTimeZone(run)
  const today = isoDate(new Date(), timeZone)
  const midnightOf = (day: string) => momentOf(day, '00:00', timeZone).toISOString()
  return { from: midnightOf(today), to: midnightOf(dateAfter(today, 1)) }
}

const jobToday = graphql(`
  fragment JobToday on ScheduledRequest @_unmask {
    kind
    id
    name
    service
    status
    scheduledAt
    windowMinutes
    assignee {
      name: label
    }
  }
`)

export type JobToday = ResultOf<typeof jobToday> & { scheduledAt: string }

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

const ReadDashboard = graphql(
  `
    query AdminReadDashboard($from: AWSDateTime!, $to: AWSDateTime!) {
      inbox(filter: open, limit: 3) {
        items {
          ...RequestInInbox
        }
      }
      schedule(from: $from, to: $to) {
        scheduled {
          ...JobToday
        }
      }
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
  [requestInInbox, jobToday, undelivered, filesUsage, openMoney],
)
