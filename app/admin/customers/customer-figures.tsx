import { appointmentText } from '#app/admin/leads/appointment-text.ts'
import { useNow } from '#app/admin/list/time.tsx'
import { Figures } from '#app/admin/money/figures.tsx'
import { owedText } from '#app/admin/money/owed-text.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { customerWords as words } from '#words/panel/people/customers.ts'
import type { CustomerRecord } from './customer-data.ts'

type Requests = CustomerRecord['requests']

/** Shown before a call back: how often and for how much. */
export function CustomerFigures({ requests, figures: money }: Pick<CustomerRecord, 'requests' | 'figures'>) {
  const timeZone = useTimeZone()
  const now = useNow()
  const next = nextVisitOf(requests, now)
  const figures = [
    ...(money.paidCents !== 0 || money.openCents !== 0
      ? [
          { name: words.paid, says: exactDollars(money.paidCents) },
          { name: words.owes, says: owedText(money.openCents), isLate: money.isOverdue },
        ]
      : []),
    ...(next ? [{ name: words.nextVisit, says: appointmentText(next, timeZone) }] : []),
  ]
  return figures.length > 0 && <Figures figures={figures} />
}

export function nextVisitOf(requests: Requests, now: number) {
  const ahead = requests.flatMap(({ scheduledAt, windowMinutes, status, lostReason, cancelledAt }) =>
    scheduledAt && Date.parse(scheduledAt) > now && status !== 'completed' && !lostReason && !cancelledAt
      ? [{ scheduledAt, windowMinutes }]
      : [],
  )
  return ahead.toSorted((one, other) => Date.parse(one.scheduledAt) - Date.parse(other.scheduledAt))[0]
}
