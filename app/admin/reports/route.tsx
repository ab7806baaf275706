import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { href, Link } from 'react-router'
import { address } from '#app/address.ts'
import { staffContext } from '#app/admin/access.ts'
import { LiveBadge } from '#app/admin/live/live.tsx'
import { loadNewest } from '#app/admin/live/load-newest.ts'
import { type ScreenHandle, useMayWrite } from '#app/admin/rights.ts'
import { PanelTitle, useAdminOutlet, useBusiness } from '#app/admin/screen/panel-context.tsx'
import { StaleNotice } from '#app/admin/screen/retry.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { isoDate } from '#app/ui/dates.ts'
import { dollars } from '#app/ui/dollars.ts'
import { dateAfter } from '#content/time/clocks.ts'
import { type ReportPeriod, reportPeriods } from '#content/time/report-periods.ts'
import { locale } from '#words/locale.ts'
import { exportWords } from '#words/panel/lists.ts'
import { reportsWords as words } from '#words/panel/reports.ts'
import { requestWords } from '#words/panel/request.ts'
import { contactServiceLabel } from '#words/site/service-choices.ts'
import type { Route } from './+types/route.ts'
import { medianText, OriginsChart, PaymentsChart, percentText, RequestsChart, SpeedChart } from './charts.tsx'
import { Headlines } from './headlines.tsx'
import { PaidByPerson } from './paid-by-person.tsx'
import { PartsTable } from './parts-table.tsx'
import { periodText } from './period.ts'
import {
  type Report,
  type ReportedPeriod,
  type ReportPart,
  readReport,
  reportAskedIn,
  reportQuery,
} from './report-data.ts'
import { WorkedHours } from './worked-hours.tsx'

export const handle = { needs: { area: 'leads', to: 'read' } } satisfies ScreenHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = reportAskedIn(url.searchParams)
  const report = await readReport(context.get(staffContext).run, asked)
  return { at: new Date().toISOString(), period: asked.period, report }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadNewest('report', args, () => undefined)

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { live } = useAdminOutlet()
  const shown = useSticky(loaderData?.report ? loaderData : undefined)
  const isStale = !shown || shown !== loaderData
  const report = shown?.report
  return (
    <>
      <PanelTitle title={words.title} />
      <header className="list-heading">
        <h1 className="grow">{words.title}</h1>
        <LiveBadge state={live} at={isStale ? undefined : shown?.at} />
      </header>
      {isStale && (
        <StaleNotice since={shown?.at} words={words} failed={`${words.failed} ${words.failedHint}`} />
      )}
      {shown && report && <ShownReport report={report} period={shown.period} at={shown.at} />}
    </>
  )
}

type ShownReportProps = { report: Report; period: ReportPeriod; at: string }

function ShownReport({ report, period, at }: ShownReportProps) {
  const { current } = report
  const mayExport = useMayWrite('leads')
  const query = reportQuery({ period, date: report.from })
  return (
    <>
      <PeriodPicker report={report} period={period} at={at} />
      <Headlines report={report} period={period} />
      {current.received === 0 && <p className="mt-3 text-note text-ink-2">{words.none}</p>}
      {mayExport && (
        <p className="mt-3.5 flex flex-wrap gap-3">
          {current.received > 0 && (
            <DownloadLink path={href('/admin/reports/export.csv')} query={query} text={words.download} />
          )}
          {current.invoices.paidBy.length > 0 && (
            <DownloadLink
              path={href('/admin/reports/payments.csv')}
              query={query}
              text={words.downloadPayments}
            />
          )}
          {current.hours.byPerson.length > 0 && (
            <DownloadLink path={href('/admin/reports/hours.csv')} query={query} text={words.downloadHours} />
          )}
        </p>
      )}
      <div className="report-parts report-charts">
        <PaymentsChart report={report} period={period} />
        <RequestsChart report={report} period={period} />
        <SpeedChart report={report} period={period} />
        <OriginsChart report={report} period={period} />
      </div>
      <div className="report-parts">
        <AllFigures report={report} period={period} />
        <PaidByPerson people={current.invoices.paidByPerson} />
        <WorkedHours hours={current.hours} />
        {tables.map(({ id, title, column, nameOf }) => (
          <PartsTable key={id} id={id} title={title} column={column} parts={current[id]} nameOf={nameOf} />
        ))}
      </div>
    </>
  )
}

const DownloadLink = ({ path, query, text }: { path: string; query: string; text: string }) => (
  <a href={address(path + query)} className="btn btn-small" title={exportWords.hint}>
    <Download className="icon" />
    {text}
  </a>
)

type Table = {
  id: 'sources' | 'services' | 'people' | 'lostReasons'
  title: string
  column: string
  nameOf: (part: ReportPart) => string
}

const tables: readonly Table[] = [
  {
    id: 'sources',
    title: words.bySource,
    column: words.sourceColumn,
    nameOf: ({ key }) => words.source(key),
  },
  {
    id: 'services',
    title: words.byService,
    column: words.service,
    nameOf: ({ key }) => contactServiceLabel(key),
  },
  {
    id: 'people',
    title: words.byPerson,
    column: words.person,
    nameOf: ({ key, name }) => (key ? (name ?? words.formerPerson) : words.unassigned),
  },
  {
    id: 'lostReasons',
    title: words.byReason,
    column: words.reason,
    nameOf: ({ key }) => (requestWords.lostReasons as Readonly<Record<string, string>>)[key] ?? key,
  },
]

function PeriodPicker({ report: { from, end, previous }, period, at }: ShownReportProps) {
  const name = periodText(period, from, end)
  const isNow = end > isoDate(at, useTimeZone())
  const step = (date: string) => `${href('/admin/reports')}${reportQuery({ period, date })}`
  return (
    <div className="report-period">
      <nav aria-label={words.periodOf} className="tabs">
        {reportPeriods.map((one) => (
          <Link
            key={one}
            to={reportQuery({ period: one, date: isNow ? null : dateAfter(end, -1) })}
            aria-current={one === period ? 'page' : undefined}
          >
            {words.periods[one]}
          </Link>
        ))}
      </nav>
      <div className="flex items-center gap-3">
        <Link to={step(previous.from)} className="btn btn-square" aria-label={words.before[period]}>
          <ChevronLeft className="icon" />
        </Link>
        <h2 className="text-name">
          {name}
          {isNow && <span className="schedule-count ml-1.5"> {words.sofar}</span>}
        </h2>
        {!isNow && (
          <Link to={step(end)} className="btn btn-square" aria-label={words.after[period]}>
            <ChevronRight className="icon" />
          </Link>
        )}
      </div>
    </div>
  )
}

type Figure = readonly [name: string, textOf: (figures: ReportedPeriod) => string | undefined]

const whole = (value: number): string => value.toLocaleString(locale)

function AllFigures({ report, period }: Omit<ShownReportProps, 'at'>) {
  const promised = useBusiness().minutesToCall
  const { current, previous, from, end } = report
  const requests: readonly Figure[] = [
    [words.received, ({ received }) => whole(received)],
    [words.booked, ({ booked }) => whole(booked)],
    [words.done, ({ done }) => whole(done)],
    [words.lost, ({ lost }) => whole(lost)],
    [words.cancelled, ({ cancelled }) => whole(cancelled)],
    [words.open, ({ open }) => whole(open)],
    [words.median, ({ medianFirstContactSeconds }) => medianText(medianFirstContactSeconds)],
    [words.share(promised), ({ shareInTime }) => percentText(shareInTime)],
    [words.taps, ({ callTaps }) => whole(callTaps)],
  ]
  const money: readonly Figure[] = [
    [words.quoted, ({ quotedCents }) => dollars(quotedCents)],
    [words.invoiced, ({ invoices }) => dollars(invoices.invoicedCents)],
    [words.paid, ({ invoices }) => dollars(invoices.paidCents)],
    [words.unpaid, ({ invoices }) => dollars(invoices.openCents)],
  ]
  return (
    <section aria-labelledby="all-figures" className="figure-sheet">
      <h2 id="all-figures" className="text-name">
        {words.allFigures}
      </h2>
      <div className="report-figures">
        {[requests, money].map((figures) => (
          <table key={figures[0]?.[0]}>
            <thead>
              <tr>
                <td />
                <th scope="col">{periodText(period, from, end)}</th>
                <th scope="col">{periodText(period, previous.from, from)}</th>
              </tr>
            </thead>
            <tbody>
              {figures.map(([name, textOf]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{textOf(current) || '–'}</td>
                  <td>{textOf(previous) || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <details className="mt-3 text-fine text-ink-2">
        <summary>{words.howCounted}</summary>
        <p className="mt-2">{words.counted}</p>
      </details>
    </section>
  )
}
