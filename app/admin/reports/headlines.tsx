import { owedText } from '#app/admin/money/owed-text.ts'
import { useBusiness } from '#app/admin/screen/panel-context.tsx'
import { dollars } from '#app/ui/dollars.ts'
import type { ReportPeriod } from '#content/time/report-periods.ts'
import { reportsWords as words } from '#words/panel/reports.ts'
import { medianText, paidByText, percentText } from './charts.tsx'
import type { Report, ReportedPeriod, ReportStep } from './report-data.ts'

type Headline = {
  name: string
  /** Undefined where the period has no data for it. */
  textOf: (period: ReportedPeriod) => string | undefined
  note: string
  stepValue: (step: ReportStep) => number | null
}

/** The four figures that matter, each compared with the period before, and with its course. */
export function Headlines({ report, period }: { report: Report; period: ReportPeriod }) {
  const { current, previous, steps } = report
  const promised = useBusiness().minutesToCall
  const { invoices } = current
  const headlines: readonly Headline[] = [
    {
      name: words.collected,
      textOf: (one) => dollars(one.invoices.paidCents),
      note: collectedNote(invoices),
      stepValue: (step) => step.invoices.paidCents,
    },
    {
      name: words.won,
      textOf: (one) => percentText(shareWon(one)) || undefined,
      note: endedOf(current) > 0 ? words.wonOf(current.done, endedOf(current)) : words.nothingEnded,
      stepValue: shareWon,
    },
    {
      name: words.speed,
      textOf: (one) => medianText(one.medianFirstContactSeconds),
      note:
        current.shareInTime === null
          ? words.nobodyContacted
          : words.inTime(percentText(current.shareInTime), promised),
      stepValue: ({ medianFirstContactSeconds }) => medianFirstContactSeconds,
    },
    {
      name: words.unpaid,
      textOf: (one) => owedText(one.invoices.openCents, dollars),
      note: words.ofInvoiced(dollars(invoices.invoicedCents)),
      stepValue: (step) => step.invoices.openCents,
    },
  ]
  return (
    <dl className="report-headlines">
      {headlines.map(({ name, textOf, note, stepValue }) => {
        const before = textOf(previous)
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{textOf(current) ?? '–'}</dd>
            <dd>{note}</dd>
            {before && <dd>{words.was[period](before)}</dd>}
            <Course values={steps.map(stepValue)} />
          </div>
        )
      })}
    </dl>
  )
}

function collectedNote({ paidBy, tipCents }: ReportedPeriod['invoices']): string {
  const came = paidBy.length > 0 ? paidByText(paidBy) : words.nothingPaid
  return tipCents > 0 ? `${came} · ${words.tipsOnTop(dollars(tipCents))}` : came
}

const endedOf = ({ done, lost, cancelled }: { done: number; lost: number; cancelled: number }) =>
  done + lost + cancelled

const shareWon = (figures: ReportedPeriod | ReportStep): number | null =>
  endedOf(figures) > 0 ? figures.done / endedOf(figures) : null

const courseHeight = 24

/** A bar for each step; the figures themselves stand in the tables below. */
function Course({ values }: { values: readonly (number | null)[] }) {
  const most = Math.max(...values.map((value) => value ?? 0))
  if (most <= 0) return null
  return (
    <dd className="report-course">
      <svg aria-hidden="true" viewBox={`0 0 ${values.length} ${courseHeight}`} preserveAspectRatio="none">
        {values.map((value, at) => {
          const height = Math.max(1, (Math.max(0, value ?? 0) / most) * courseHeight)
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its step
          return <rect key={at} x={at + 0.15} y={courseHeight - height} width={0.7} height={height} />
        })}
      </svg>
    </dd>
  )
}
