import type { ReactNode } from 'react'
import { FigureTable } from '#app/admin/charts/figure-table.tsx'
import { dollars } from '#app/ui/dollars.ts'
import { locale } from '#words/locale.ts'
import { reportsWords as words } from '#words/panel/reports.ts'
import { contactServiceLabel } from '#words/site/service-choices.ts'
import type { HoursPart, Report } from './report-data.ts'

/** Hours of work beside what was invoiced in the same time. */
export function WorkedHours({ hours: { byPerson, byService } }: { hours: Report['current']['hours'] }) {
  if (byPerson.length === 0) return null
  return (
    <>
      <HoursTable
        id="hours-by-person"
        title={words.hoursByPerson}
        column={words.person}
        parts={byPerson}
        nameOf={({ name }) => name ?? words.formerPerson}
      />
      <HoursTable
        id="hours-by-service"
        title={words.hoursByService}
        column={words.service}
        parts={byService}
        nameOf={({ key }) => contactServiceLabel(key)}
        note={words.hoursCounted}
      />
    </>
  )
}

type HoursTableProps = {
  id: string
  title: string
  column: string
  parts: readonly HoursPart[]
  nameOf: (part: HoursPart) => string
  note?: ReactNode
}

function HoursTable({ id, title, column, parts, nameOf, note }: HoursTableProps) {
  return (
    <section aria-labelledby={id} className="figure-sheet">
      <h2 id={id} className="text-name">
        {title}
      </h2>
      <FigureTable
        title={title}
        columns={[column, words.hoursWorked, words.jobs, words.invoiced, words.perHour]}
        rows={parts.map((part) => ({
          key: part.key,
          heading: <bdi>{nameOf(part)}</bdi>,
          cells: [
            words.hoursOf(part.minutes),
            part.jobs.toLocaleString(locale),
            dollars(part.invoicedCents),
            part.minutes > 0 ? dollars((part.invoicedCents * 60) / part.minutes) : '–',
          ],
        }))}
      />
      {note && <p className="mt-3 text-fine text-ink-2">{note}</p>}
    </section>
  )
}
