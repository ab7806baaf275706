import { Chart } from '#app/admin/charts/chart.tsx'
import { ChartLegend, ChartPatterns } from '#app/admin/charts/patterns.tsx'
import { StackedBars } from '#app/admin/charts/stacked-bars.tsx'
import { dashboardWords as words } from '#content/en/admin-dashboard.ts'
import { contactServiceLabel } from '#content/en/service-choices.ts'
import type { WeekFigures } from './documents.ts'
import { countOf, partsOf } from './service-parts.ts'
import { weekText } from './week-text.ts'

/** How many asked for what, week by week. */
export function RequestsByWeek({ weeks }: { weeks: readonly WeekFigures[] }) {
  const parts = partsOf(weeks)
  const named = parts.map((services) => ({
    services,
    name: services.length === 1 && services[0] ? contactServiceLabel(services[0]) : words.others,
  }))
  const bars = weeks.map((week) => ({
    label: weekText(week.week),
    parts: named.map(({ name, services }, tone) => {
      const value = countOf(week, services)
      return { name, tone, value, title: words.requestsOf(name, value, words.weekOf(weekText(week.week))) }
    }),
  }))
  const rows = weeks
    .toReversed()
    .map((week) => [
      weekText(week.week),
      String(week.requests),
      ...named.map(({ services }) => String(countOf(week, services))),
    ])
  return (
    <Chart
      id="requests-by-week"
      title={words.requests}
      summary={summaryOf(weeks)}
      counted={words.counted}
      columns={[words.week, words.total, ...named.map(({ name }) => name)]}
      rows={parts.length > 0 ? rows : []}
    >
      {parts.length > 0 && (
        <>
          <ChartPatterns />
          <StackedBars bars={bars} formatValue={String} />
          <ChartLegend names={named.map(({ name }) => name)} />
        </>
      )}
    </Chart>
  )
}

function summaryOf(weeks: readonly WeekFigures[]): string {
  const thisWeek = weeks.at(-1)?.requests ?? 0
  const first = weeks.findIndex(({ requests }) => requests > 0)
  if (first < 0) return words.requestsNone
  // Weeks before the first request are before the business was here, not weeks without work.
  const before = weeks.slice(first, -1)
  if (before.length === 0) return words.requestsFirst(thisWeek)
  const average = before.reduce((sum, { requests }) => sum + requests, 0) / before.length
  return words.requestsSummary(thisWeek, Math.round(average), before.length)
}
