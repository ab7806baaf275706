import { href } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { reportAskedIn, reportQuery } from '#app/admin/reports/report-data.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { isoDate } from '#app/ui/dates.ts'
import { momentOf } from '#content/time/clocks.ts'
import { firstDayAfter, firstDayOf } from '#content/time/report-periods.ts'
import { callSource } from '#words/panel/calls/sources.ts'
import { exportFileWords as words } from '#words/panel/lists.ts'
import { contactServiceLabel } from '#words/site/service-choices.ts'
import type { Route } from './+types/report.ts'
import { allRows, beginExport, type CsvColumn, csvResponse, type ExportArgs } from './csv.ts'
import {
  type ExportedRequest,
  ExportRequests,
  fileNames,
  requestColumns,
  visitorSource,
  wantedTimeColumn,
} from './lead-columns.ts'

export const handle = { needs: { area: 'leads', to: 'write' } } satisfies ScreenHandle

const isCall = ({ kind }: ExportedRequest) => kind === 'Call'

const columns: readonly CsvColumn<ExportedRequest>[] = [
  ...requestColumns<ExportedRequest>({
    label: contactServiceLabel,
    names: [
      [words.columns.kind, ({ kind }) => words.kinds[kind]],
      [words.columns.name, ({ name }) => name],
    ],
    files: [[fileNames[0], (row, timeZone) => (row.kind === 'Quote' ? fileNames[1](row, timeZone) : '')]],
    source: [
      [
        words.columns.source,
        (row, timeZone) => (isCall(row) ? callSource(row.source ?? '') : visitorSource[1](row, timeZone)),
      ],
      wantedTimeColumn,
    ],
  }),
  [words.columns.waited, (row) => (isCall(row) ? '' : minutesWaited(row))],
]

const minutesWaited = ({ submittedAt, contactedAt }: ExportedRequest) =>
  contactedAt ? String(Math.floor((Date.parse(contactedAt) - Date.parse(submittedAt)) / 60_000)) : ''

export async function loader(args: Route.LoaderArgs) {
  const asked = reportAskedIn(args.url.searchParams)
  const timeZone = await readTimeZone(args.context.get(staffContext).run)
  const first = firstDayOf(asked.period, asked.date ?? isoDate(new Date(), timeZone))
  await beginExport(args, {
    from: `${href('/admin/reports')}${reportQuery(asked)}`,
    act: { subject: 'Report', filter: `${asked.period} ${first}`, search: '' },
  })
  const midnightOf = (day: string) => momentOf(day, '00:00', timeZone).toISOString()
  const period = { ge: midnightOf(first), lt: midnightOf(firstDayAfter(asked.period, first, 1)) }
  return csvResponse({ name: words.files.report, columns, timeZone }, rowsOf(args, period))
}

type Period = { ge: string; lt: string }

/** As the report counts them: a recurring job when it is due. */
const callsIn = (period: Period) => ({
  kind: { eq: 'Call' as const },
  or: [
    { submittedAt: period, source: { ne: 'recurring' } },
    { scheduledAt: period, source: { eq: 'recurring' } },
    { completedAt: period, scheduledAt: { attributeExists: false }, source: { eq: 'recurring' } },
  ],
})

async function* rowsOf(args: ExportArgs, period: Period): AsyncGenerator<ExportedRequest[]> {
  const kinds = [
    { kind: { eq: 'Quote' as const }, submittedAt: period },
    { kind: { eq: 'Message' as const }, submittedAt: period },
    callsIn(period),
  ]
  for (const kind of kinds)
    yield* allRows(args, ExportRequests, {
      filter: { ...kind, quarantineReasons: { eq: [] } },
      search: null,
    })
}
