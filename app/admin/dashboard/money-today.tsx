import { href, Link } from 'react-router'
import { exactDollars } from '#app/ui/dollars.ts'
import { dashboardWords as words } from '#words/panel/dashboard.ts'
import type { OpenMoney } from './load-dashboard.ts'

export function MoneyToday({ money }: { money: OpenMoney }) {
  const { collectedTodayCents, openCents, count, overdueCents, overdueCount } = money
  const invoices = href('/admin/invoices')
  return (
    <section aria-labelledby="money" className="money-today">
      <h2 id="money" className="sr-only">
        {words.money}
      </h2>
      <dl>
        <div>
          <dt>{words.collected}</dt>
          <dd>{exactDollars(collectedTodayCents)}</dd>
        </div>
        <Figure
          name={words.openMoney}
          cents={openCents}
          to={count > 0 ? `${invoices}?filter=open` : undefined}
          says={words.onInvoices(count)}
        />
        <Figure
          name={words.overdueMoney}
          cents={overdueCents}
          to={overdueCount > 0 ? `${invoices}?filter=overdue` : undefined}
          says={words.onInvoices(overdueCount)}
          isLate={overdueCount > 0}
        />
      </dl>
    </section>
  )
}

type FigureProps = { name: string; cents: number; to: string | undefined; says: string; isLate?: boolean }

function Figure({ name, cents, to, says, isLate = false }: FigureProps) {
  return (
    <div data-late={isLate || undefined}>
      <dt>{name}</dt>
      <dd>{exactDollars(cents)}</dd>
      {to && (
        <dd>
          <Link to={to} className="link" aria-label={`${name}, ${says}`}>
            {says}
          </Link>
        </dd>
      )}
    </div>
  )
}
