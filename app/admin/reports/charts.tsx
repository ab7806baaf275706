import { Chart, ChartLegend, ChartPatterns, tones } from '#app/admin/charts/chart.tsx'
import { DotsLine, StackedBars } from '#app/admin/charts/plots.tsx'
import { useBusiness } from '#app/admin/screen/panel-context.tsx'
import { durationText } from '#app/ui/dates.ts'
import { dollars } from '#app/ui/dollars.ts'
import type { ReportPeriod } from '#content/time/report-periods.ts'
import { invoicePanelWords } from '#words/panel/money/invoices.ts'
import { reportsWords as words } from '#words/panel/reports.ts'
import { contactServiceLabel } from '#words/site/service-choices.ts'
import { stepText } from './period.ts'
import type { Report, ReportedPeriod, ReportStep } from './report-data.ts'

type ChartProps = { report: Report; period: ReportPeriod }

type Layer = { name: string; count: (step: ReportStep) => number }

export function RequestsChart({ report, period }: ChartProps) {
  const { current, previous } = report
  const layers = groupRarest(current.services.map(({ key }) => key)).map((services) => ({
    name: services.length === 1 && services[0] ? contactServiceLabel(services[0]) : words.others,
    count: (step: ReportStep) => countOf(step.services, services),
  }))
  return (
    <LayersChart
      id="requests-chart"
      title={words.requests}
      summary={words.requestsSummary(current.received, previous.received)}
      counted={words.counted}
      layers={layers}
      total={({ received }) => received}
      steps={report.steps}
      period={period}
    />
  )
}

export function PaymentsChart({ report: { current, steps }, period }: ChartProps) {
  const { paidBy, paidCents } = current.invoices
  if (paidBy.length === 0) return null
  return (
    <LayersChart
      id="payments-chart"
      title={words.payments}
      summary={words.paymentsSummary(dollars(paidCents), paidByText(paidBy))}
      counted={words.paymentsCounted}
      layers={paidBy.map(({ method }) => ({
        name: invoicePanelWords.methods[method],
        count: ({ invoices }) => invoices.paidBy.find((part) => part.method === method)?.amountCents ?? 0,
      }))}
      total={({ invoices }) => invoices.paidCents}
      textOf={dollars}
      steps={steps}
      period={period}
    />
  )
}

export const paidByText = (paidBy: ReportedPeriod['invoices']['paidBy']): string =>
  paidBy
    .map(({ method, amountCents }) => words.paidPart(invoicePanelWords.methods[method], dollars(amountCents)))
    .join(', ')

export function OriginsChart({ report, period }: ChartProps) {
  const { current } = report
  const taps: Layer = { name: words.taps, count: ({ callTaps }) => callTaps }
  const sources = current.sources.map(({ key }) => key)
  const layers = groupRarest(sources, tones - 1).map((keys) => ({
    name: keys.map(words.source).join(', '),
    count: (step: ReportStep) => countOf(step.sources, keys),
  }))
  return (
    <LayersChart
      id="origins-chart"
      title={words.origins}
      summary={words.originsSummary(current.callTaps, current.received)}
      counted={words.tapsCounted}
      layers={current.callTaps > 0 ? [taps, ...layers] : layers}
      steps={report.steps}
      period={period}
    />
  )
}

/** Most first, as the report has them; the rarest share the last part. */
function groupRarest(keys: readonly string[], most = tones): string[][] {
  if (keys.length <= most) return keys.map((key) => [key])
  return [...keys.slice(0, most - 1).map((key) => [key]), keys.slice(most - 1)]
}

const countOf = (parts: readonly { key: string; received: number }[], keys: readonly string[]): number =>
  parts.reduce((sum, { key, received }) => (keys.includes(key) ? sum + received : sum), 0)

type LayersChartProps = {
  id: string
  title: string
  summary: string
  counted: string
  layers: readonly Layer[]
  total?: (step: ReportStep) => number
  textOf?: (count: number) => string
  steps: readonly ReportStep[]
  period: ReportPeriod
}

function LayersChart(props: LayersChartProps) {
  const { id, title, summary, counted, layers, total, textOf = String, steps, period } = props
  const columns = total ? [{ name: words.total, count: total }, ...layers] : layers
  const bars = steps.map((step) => ({
    label: stepText(step.step),
    parts: layers.map(({ name, count }, tone) => {
      const value = count(step)
      // More may be paid back on a day than paid, which a bar cannot show.
      return {
        name,
        tone,
        value: Math.max(0, value),
        title: words.partOf(name, textOf(value), stepText(step.step)),
      }
    }),
  }))
  return (
    <Chart
      id={id}
      title={title}
      summary={summary}
      counted={counted}
      columns={[words.step[period], ...columns.map(({ name }) => name)]}
      rows={
        layers.length > 0
          ? steps.map((step) => [stepText(step.step), ...columns.map(({ count }) => textOf(count(step)))])
          : []
      }
    >
      {layers.length > 0 && (
        <>
          <ChartPatterns />
          <StackedBars bars={bars} formatValue={textOf} />
          <ChartLegend names={layers.map(({ name }) => name)} />
        </>
      )}
    </Chart>
  )
}

/** From a longer median than this the chart is in hours. */
const mostMinutes = 180

export function SpeedChart({ report: { current, steps }, period }: ChartProps) {
  const promised = useBusiness().minutesToCall
  const speeds = steps.map(({ step, contacted, medianFirstContactSeconds, shareInTime }) => ({
    label: stepText(step),
    contacted,
    minutes: medianFirstContactSeconds === null ? null : medianFirstContactSeconds / 60,
    median: medianText(medianFirstContactSeconds),
    share: percentText(shareInTime),
  }))
  const median = medianText(current.medianFirstContactSeconds)
  const inHours = speeds.some(({ minutes }) => minutes !== null && minutes > mostMinutes)
  const unit = inHours ? 60 : 1
  return (
    <Chart
      id="speed-chart"
      title={words.speed}
      summary={
        median === undefined
          ? words.speedNone
          : words.speedSummary({ median, share: percentText(current.shareInTime), promised })
      }
      counted={words.counted}
      columns={[words.step[period], words.median, words.share(promised), words.contacted]}
      rows={
        median
          ? speeds.map((speed) => [
              speed.label,
              speed.median ?? words.nobodyContacted,
              speed.share,
              String(speed.contacted),
            ])
          : []
      }
    >
      {median && (
        <DotsLine
          dots={speeds.map(({ label, minutes, median: its = '', share, contacted }) => ({
            label,
            value: minutes === null ? null : minutes / unit,
            title: words.speedOf(label, { median: its, share, contacted, promised }),
          }))}
          formatValue={inHours ? words.hours : words.minutes}
          limit={{ value: promised / unit, name: words.promise(promised) }}
        />
      )}
    </Chart>
  )
}

export const medianText = (seconds: number | null): string | undefined =>
  seconds === null ? undefined : durationText(seconds * 1000)

export const percentText = (share: number | null): string =>
  share === null ? '' : `${Math.round(share * 100)}%`
