import { href, Link } from 'react-router'
import { Figures } from '#app/admin/money/figures.tsx'
import { owedText } from '#app/admin/money/owed-text.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { shortDate } from '#app/ui/dates.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { dashboardWords as words } from '#words/panel/dashboard.ts'
import type { OpenMoney } from './load-dashboard.ts'

export function MoneyToday({ money }: { money: OpenMoney }) {
  const { collectedTodayCents, openCents, count, overdueCents, overdueCount } = money
  const invoices = (filter: string, some: number) =>
    some > 0 ? { to: `${href('/admin/invoices')}?filter=${filter}`, says: words.onInvoices(some) } : undefined
  return (
    <section aria-labelledby="money" className="money-today">
      <h2 id="money" className="sr-only">
        {words.money}
      </h2>
      <Figures
        figures={[
          { name: words.collected, says: exactDollars(collectedTodayCents) },
          { name: words.openMoney, says: owedText(openCents), more: invoices('open', count) },
          {
            name: words.overdueMoney,
            says: exactDollars(overdueCents),
            isLate: overdueCount > 0,
            more: invoices('overdue', overdueCount),
          },
        ]}
      />
      <WaitingDeposits deposits={money.waitingDeposits} />
    </section>
  )
}

const shownDeposits = 5

/** A payment by the firm's own link is not told here, and what is held for a job that is off stands on no other list. */
function WaitingDeposits({ deposits }: { deposits: OpenMoney['waitingDeposits'] }) {
  const timeZone = useTimeZone()
  if (deposits.length === 0) return null
  const more = deposits.length - shownDeposits
  return (
    <>
      <h3 className="mt-4 font-semibold text-note">{words.depositsWaiting}</h3>
      <ul>
        {deposits.slice(0, shownDeposits).map((deposit) => (
          <li key={hrefOf(deposit)} className="flex flex-wrap items-baseline gap-x-3">
            <Link to={hrefOf(deposit)} className="link inline-flex min-h-11 items-center">
              {deposit.name}
            </Link>
            <span className="text-ink-2 text-note tabular-nums">{saysOf(deposit, timeZone)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link to={`${href('/admin/estimates')}?filter=accepted`} className="link">
          {words.depositsMore(more)}
        </Link>
      )}
    </>
  )
}

type Deposit = OpenMoney['waitingDeposits'][number]

const hrefOf = ({ isHeld, estimateId, invoiceId }: Deposit): string =>
  isHeld || !estimateId
    ? href('/admin/invoices/:id', { id: invoiceId ?? '' })
    : href('/admin/estimates/:id', { id: estimateId })

const saysOf = ({ isHeld, amountCents, since }: Deposit, timeZone: string): string =>
  isHeld
    ? words.depositHeld(exactDollars(amountCents))
    : words.depositDue({ amount: exactDollars(amountCents), since: shortDate(since, timeZone) })
