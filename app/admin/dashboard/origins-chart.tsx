import { Chart, ChartLegend, ChartPatterns } from '#app/admin/charts/chart.tsx'
import { StackedBars } from '#app/admin/charts/plots.tsx'
import { monthDay } from '#app/ui/dates.ts'
import { dashboardWords as words } from '#words/admin-dashboard.ts'
import type { WeekFigures } from './load-dashboard.ts'

/** Taps on the call buttons, and requests by where they came from, per week. */
export function OriginsByWeek({ weeks }: { weeks: readonly WeekFigures[] }) {
  const parts = partsOf(weeks)
  const bars = weeks.map((week) => ({
    label: weekText(week.week),
    parts: parts.map(({ name, count }, tone) => {
      const value = count(week)
      return { name, tone, value, title: words.originsOf(name, value, words.weekOf(weekText(week.week))) }
    }),
  }))
  const names = parts.map(({ name }) => name)
  const thisWeek = weeks.at(-1)
  return (
    <Chart
      id="origins-by-week"
      title={words.origins}
      summary={
        parts.length > 0 && thisWeek
          ? words.originsSummary(thisWeek.callTaps, thisWeek.requests)
          : words.originsNone
      }
      counted={words.originsCounted}
      columns={[words.week, ...names]}
      rows={
        parts.length > 0
          ? weeks
              .toReversed()
              .map((week) => [weekText(week.week), ...parts.map(({ count }) => String(count(week)))])
          : []
      }
    >
      {parts.length > 0 && (
        <>
          <ChartPatterns />
          <StackedBars bars={bars} formatValue={String} />
          <ChartLegend names={names} />
        </>
      )}
    </Chart>
  )
}

type Part = { name: string; count: (week: WeekFigures) => number }

/** Ads and campaigns are what one pays for; at most five parts can be told apart. */
const groups: readonly [name: string, origins: readonly string[]][] = [
  [`${words.origin.ad}, ${words.origin.campaign?.toLowerCase()}`, ['ad', 'campaign']],
  [words.origin.search ?? '', ['search']],
  [words.origin.site ?? '', ['site']],
  [`${words.origin.direct}, ${words.origin.unknown?.toLowerCase()}`, ['direct', 'unknown']],
]

/** What there is of any week: taps first, then each origin. */
export function partsOf(weeks: readonly WeekFigures[]): Part[] {
  const parts = [
    { name: words.callTaps, count: ({ callTaps }: WeekFigures) => callTaps },
    ...groups.map(([name, asked]) => ({
      name,
      count: ({ origins }: WeekFigures) =>
        origins.reduce((sum, { origin, requests }) => (asked.includes(origin) ? sum + requests : sum), 0),
    })),
  ]
  return parts.filter(({ count }) => weeks.some((week) => count(week) > 0))
}

const weekText = (monday: string) => monthDay(`${monday}T00:00:00Z`, 'UTC')
