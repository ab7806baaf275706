import { type RequestInInbox, requestInInbox } from '#app/admin/inbox/inbox-list.ts'
import { waitsForCall } from '#app/admin/inbox/reason.tsx'
import { deliveryOnRow } from '#app/admin/list/delivery.ts'
import { type FilesUsage, filesUsage } from '#app/admin/settings/data/files-usage.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import type { CallResult, Run } from '#server/data-service/in-process.ts'

type Figures = {
  waiting: readonly RequestInInbox[]
  firstContact: FirstContact
  weeks: readonly WeekFigures[]
  undelivered: readonly UndeliveredNotification[]
  filesUsage: FilesUsage
}

export async function loadDashboard(run: Run): Promise<CallResult<Figures>> {
  const found = await run(ReadDashboard, {})
  if (!found.ok) return found
  const {
    inbox,
    firstContact,
    leadFigures: weeks,
    undeliveredNotifications: undelivered,
    filesUsage,
  } = found.value
  const waiting = inbox.items.filter(waitsForCall)
  return { ok: true, value: { waiting, firstContact, weeks, undelivered, filesUsage } }
}

const weekFigures = graphql(`
  fragment WeekInPanel on WeekFigures @_unmask {
    week
    requests
    contacted
    medianFirstContactSeconds
    shareWithin30Minutes
    services {
      service
      requests
    }
    origins {
      origin
      requests
    }
    callTaps
  }
`)

export type WeekFigures = ResultOf<typeof weekFigures>

const firstContact = graphql(`
  fragment FirstContactInPanel on FirstContact @_unmask {
    medianFirstContactSeconds
    shareWithin30Minutes
  }
`)

export type FirstContact = ResultOf<typeof firstContact>

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

/** The counts are loaded by the layout. */
const ReadDashboard = graphql(
  `
    query AdminReadDashboard {
      inbox(filter: open, limit: 3) {
        items {
          ...RequestInInbox
        }
      }
      firstContact {
        ...FirstContactInPanel
      }
      leadFigures {
        ...WeekInPanel
      }
      undeliveredNotifications {
        ...UndeliveredInPanel
      }
      filesUsage {
        ...FilesUsageInPanel
      }
    }
  `,
  [requestInInbox, firstContact, weekFigures, undelivered, filesUsage],
)
