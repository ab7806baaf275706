import { Chart } from '#app/admin/charts/chart.tsx'
import { DotsLine } from '#app/admin/charts/dots-line.tsx'
import { durationText, promisedMilliseconds } from '#app/admin/list/times.ts'
import { dashboardWords as words } from '#content/en/admin-dashboard.ts'
import type { WeekFigures } from './documents.ts'
import { weekText } from './week-text.ts'

/** A longer median than this is told in hours. */
const mostMinutes = 180

/** How fast people were called back, week by week. A week in which nobody was has no dot, rather than a zero. */
export function SpeedByWeek({ weeks }: { weeks: readonly WeekFigures[] }) {
  const speeds = weeks.map(({ week, contacted, medianFirstContactSeconds, shareWithin30Minutes }) => ({
    label: weekText(week),
    contacted,
    minutes: medianFirstContactSeconds === null ? null : medianFirstContactSeconds / 60,
    median: medianFirstContactSeconds === null ? undefined : durationText(medianFirstContactSeconds * 1000),
    share: shareWithin30Minutes === null ? '' : `${Math.round(shareWithin30Minutes * 100)}%`,
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
          : words.speedSummary(words.weekOf(latest.label), latest.median, latest.share)
      }
      counted={words.counted}
      columns={[words.week, words.median, words.share, words.contacted]}
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
            title: words.speedOf(words.weekOf(label), median, share, contacted),
          }))}
          formatValue={inHours ? words.hours : words.minutes}
          limit={{ value: promisedMilliseconds / 60_000 / unit, name: words.promise }}
        />
      )}
    </Chart>
  )
}
