import { type RequestInInbox, requestInInbox } from '#app/admin/inbox/inbox-list.ts'
import { waitsForCall } from '#app/admin/inbox/reason.tsx'
import { deliveryOnRow } from '#app/admin/list/delivery.ts'
import { type FilesUsage, filesUsage } from '#app/admin/settings/data/files-usage.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import type { CallResult, Run } from '#server/data-service/in-process.ts'

type Figures = {
  waiting: readonly RequestInInbox[]
  undelivered: readonly UndeliveredNotification[]
  filesUsage: FilesUsage
}

export async function loadDashboard(run: Run): Promise<CallResult<Figures>> {
  const found = await run(ReadDashboard, {})
  if (!found.ok) return found
  const { inbox, undeliveredNotifications, filesUsage } = found.value
  const waiting = inbox.items.filter(waitsForCall)
  return { ok: true, value: { waiting, undelivered: undeliveredNotifications, filesUsage } }
}

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
      undeliveredNotifications {
        ...UndeliveredInPanel
      }
      filesUsage {
        ...FilesUsageInPanel
      }
    }
  `,
  [requestInInbox, undelivered, filesUsage],
)
