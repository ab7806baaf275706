import { href } from 'react-router'
import { staffContext, valueOrThrow } from '#app/admin/access.ts'
import { reportAskedIn, reportQuery } from '#app/admin/reports/report-data.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { isoDate } from '#app/ui/dates.ts'
import { firstDayOf } from '#content/time/report-periods.ts'
import { hoursFileWords as words } from '#words/panel/reports.ts'
import { workWords } from '#words/panel/work.ts'
import { contactServiceLabel } from '#words/site/service-choices.ts'
import type { Route } from './+types/hours.ts'
import { beginExport, type CsvColumn, csvResponse, spreadsheetTime } from './csv.ts'

export const handle = { needs: { area: 'leads', to: 'write' } } satisfies ScreenHandle

const ExportHours = graphql(`
  query AdminExportHours($period: ReportPeriod!, $date: String) {
    report(period: $period, date: $date) {
      current {
        workedSpans {
          person
          service
          requestNumber
          startedAt
          endedAt
          minutes
          ending
        }
      }
    }
  }
`)

type WorkedSpan = ResultOf<typeof ExportHours>['report']['current']['workedSpans'][number]

const { columns: titles } = words

const columns: readonly CsvColumn<WorkedSpan>[] = [
  [titles.day, ({ startedAt }, timeZone) => isoDate(startedAt, timeZone)],
  [titles.person, ({ person }) => person],
  [titles.service, ({ service }) => contactServiceLabel(service)],
  [titles.request, ({ requestNumber }) => requestNumber],
  [titles.start, ({ startedAt }, timeZone) => spreadsheetTime(startedAt, timeZone)],
  [titles.end, ({ endedAt }, timeZone) => spreadsheetTime(endedAt, timeZone)],
  [titles.minutes, ({ minutes }) => String(minutes)],
  [titles.ending, ({ ending }) => workWords.endings[ending ?? 'running']],
]

/** The hours of a report's time, which add up to what it says. */
export async function loader(args: Route.LoaderArgs) {
  const { run } = args.context.get(staffContext)
  const asked = reportAskedIn(args.url.searchParams)
  const timeZone = await readTimeZone(run)
  const date = firstDayOf(asked.period, asked.date ?? isoDate(new Date(), timeZone))
  await beginExport(args, {
    from: `${href('/admin/reports')}${reportQuery(asked)}`,
    act: { subject: 'WorkSpan', filter: `${asked.period} ${date}`, search: '' },
  })
  const { report } = await valueOrThrow(run(ExportHours, { period: asked.period, date }))
  const rows = async function* () {
    yield report.current.workedSpans
  }
  return csvResponse({ name: words.name, columns, timeZone }, rows())
}
