import { failureOf, staffContext } from '#app/admin/access.ts'
import { csvResponse } from '#app/admin/export/csv.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { importWords as words } from '#words/panel/imports.ts'
import type { Route } from './+types/refused-rows.ts'
import { choicesIn, ReadRefused } from './import-data.ts'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

/** The rows of a file that an import leaves out, as they stand there, with the reason of each. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const { searchParams } = url
  const read = await run(ReadRefused, {
    file: searchParams.get('file') ?? '',
    ...choicesIn(searchParams),
  })
  if (!read.ok) throw failureOf(read.refusal)
  const { titles, rows } = read.value.refused
  type Row = (typeof rows)[number]
  const mostCells = Math.max(titles.length, ...rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: mostCells }, (_, at) => {
    const cellOf = ({ cells }: Row): string => cells[at] ?? ''
    return [titles[at] ?? '', cellOf] as const
  })
  const reason = [words.reason, ({ message }: Row) => message] as const
  async function* batches() {
    yield rows
  }
  return csvResponse<Row>(
    { name: words.refusedFile, columns: [...columns, reason], timeZone: await readTimeZone(run) },
    batches(),
  )
}
