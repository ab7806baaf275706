import { href } from 'react-router'
import { Figures } from '#app/admin/money/figures.tsx'
import { owedText } from '#app/admin/money/owed-text.ts'
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
    </section>
  )
}
