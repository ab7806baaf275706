import { use } from 'react'
import { Chart, ChartLegend, ChartPatterns, tones } from '#app/admin/charts/chart.tsx'
import { DotsLine, StackedBars } from '#app/admin/charts/plots.tsx'
import { MinutesToCall } from '#app/admin/layout/panel-context.tsx'
import { durationText, monthDay } from '#app/ui/dates.ts'
import { dashboardWords as words } from '#words/panel/dashboard.ts'
import { contactServiceLabel } from '#words/site/service-choices.ts'
import type { WeekFigures } from './load-dashboard.ts'

export function RequestsByWeek({ weeks }: { weeks: readonly WeekFigures[] }) {
  const parts = groupServices(weeks)
  const named = parts.map((services) => ({
    services,
    name: services.length === 1 && services[0] ? contactServiceLabel(services[0]) : words.others,
  }))
  const bars = weeks.map((week) => ({
    label: weekText(week.week),
    parts: named.map(({ name, services }, tone) => {
      const value = countRequests(week, services)
      return { name, tone, value, title: words.requestsOf(name, value, words.weekOf(weekText(week.week))) }
    }),
  }))
  const rows = weeks
    .toReversed()
    .map((week) => [
      weekText(week.week),
      String(week.requests),
      ...named.map(({ services }) => String(countRequests(week, services))),
    ])
  return (
    <Chart
      id="requests-by-week"
      title={words.requests}
      summary={requestsSummary(weeks)}
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

function requestsSummary(weeks: readonly WeekFigures[]): string {
  const thisWeek = weeks.at(-1)?.requests ?? 0
  const first = weeks.findIndex(({ requests }) => requests > 0)
  if (first < 0) return words.requestsNone
  // Empty weeks before the first lead are left out of the average.
  const before = weeks.slice(first, -1)
  if (before.length === 0) return words.requestsFirst(thisWeek)
  const average = before.reduce((sum, { requests }) => sum + requests, 0) / before.length
  return words.requestsSummary(thisWeek, Math.round(average), before.length)
}

/** The services by number of leads, most first; the rarest share the last part. */
export function groupServices(weeks: readonly WeekFigures[]): string[][] {
  const totals = new Map<string, number>()
  for (const { services } of weeks)
    for (const { service, requests } of services) totals.set(service, (totals.get(service) ?? 0) + requests)
  const ordered = [...totals].sort(([, one], [, other]) => other - one).map(([service]) => service)
  if (ordered.length <= tones) return ordered.map((service) => [service])
  return [...ordered.slice(0, tones - 1).map((service) => [service]), ordered.slice(tones - 1)]
}

export const countRequests = ({ services }: WeekFigures, asked: readonly string[]): number =>
  services.reduce((sum, { service, requests }) => (asked.includes(service) ? sum + requests : sum), 0)

/** From a longer median than this the chart is in hours. */
const mostMinutes = 180

/** Median time to first contact per week. A week without contacts has no dot. */
export function SpeedByWeek({ weeks }: { weeks: readonly WeekFigures[] }) {
  const promised = use(MinutesToCall)
  const speeds = weeks.map(({ week, contacted, medianFirstContactSeconds, shareInTime }) => ({
    label: weekText(week),
    contacted,
    minutes: medianFirstContactSeconds === null ? null : medianFirstContactSeconds / 60,
    median: medianFirstContactSeconds === null ? undefined : durationText(medianFirstContactSeconds * 1000),
    share: shareInTime === null ? '' : `${Math.round(shareInTime * 100)}%`,
  }))
  const latest = speeds.findLast(({ median }) => median !== undefined)
  const inHours = speeds.some(({ minutes }) => minutes !== null && minutes > mostMinutes)
  const unit = inHours ? 60 : 1
  return (
    <Chart
      id="speed-by-week"
      title={words.speedByWeek}
      summary={
        latest?.median === undefined
          ? words.speedNone
          : words.speedSummary(words.weekOf(latest.label), { ...latest, median: latest.median, promised })
      }
      counted={words.counted}
      columns={[words.week, words.median, words.share(promised), words.contacted]}
      rows={
        latest
          ? speeds
              .toReversed()
              .map(({ label, median, share, contacted }) => [
                label,
                median ?? words.nobodyContacted,
                share,
                String(contacted),
              ])
          : []
      }
    >
      {latest && (
        <DotsLine
          dots={speeds.map(({ label, minutes, median = '', share, contacted }) => ({
            label,
            value: minutes === null ? null : minutes / unit,
            title: words.speedOf(words.weekOf(label), { median, share, contacted, promised }),
          }))}
          formatValue={inHours ? words.hours : words.minutes}
          limit={{ value: promised / unit, name: words.promise(promised) }}
        />
      )}
    </Chart>
  )
}

export function OriginsByWeek({ weeks }: { weeks: readonly WeekFigures[] }) {
  const parts = originParts(weeks)
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

type OriginPart = { name: string; count: (week: WeekFigures) => number }

/** Ads and campaigns are what one pays for; at most five parts can be told apart. */
const originGroups: readonly [name: string, origins: readonly string[]][] = [
  [`${words.origin.ad}, ${words.origin.campaign?.toLowerCase()}`, ['ad', 'campaign']],
  [words.origin.search ?? '', ['search']],
  [words.origin.site ?? '', ['site']],
  [`${words.origin.direct}, ${words.origin.unknown?.toLowerCase()}`, ['direct', 'unknown']],
]

export function originParts(weeks: readonly WeekFigures[]): OriginPart[] {
  const parts = [
    { name: words.callTaps, count: ({ callTaps }: WeekFigures) => callTaps },
    ...originGroups.map(([name, asked]) => ({
      name,
      count: ({ origins }: WeekFigures) =>
        origins.reduce((sum, { origin, requests }) => (asked.includes(origin) ? sum + requests : sum), 0),
    })),
  ]
  return parts.filter(({ count }) => weeks.some((week) => count(week) > 0))
}

/** "2026-11-16" -> "Nov 16", independent of time zones. */
const weekText = (monday: string) => monthDay(`${monday}T00:00:00Z`, 'UTC')
