import { href } from 'react-router'
import { staffContext, valueOrThrow } from '#app/admin/access.ts'
import { type DrawerClosing, differenceOf, ExportClosings } from '#app/admin/money/drawers/drawer-data.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import type { ResultOf } from '#app/graphql.ts'
import { isoDate } from '#app/ui/dates.ts'
import { amountText } from '#content/money/money.ts'
import { drawerWords } from '#words/panel/money/drawers.ts'
import type { Route } from './+types/drawers.ts'
import { beginExport, type CsvColumn, csvResponse } from './csv.ts'

export const handle = { needs: { area: 'money', to: 'write' } } satisfies ScreenHandle

const { columns: titles, name } = drawerWords.file

const columns: readonly CsvColumn<DrawerClosing>[] = [
  [titles.day, ({ createdAt }, timeZone) => isoDate(createdAt, timeZone)],
  [titles.person, ({ person }) => person],
  [titles.cash, ({ cashCents }) => amountText(cashCents)],
  [titles.counted, ({ countedCents }) => amountText(countedCents)],
  [titles.difference, (closing) => amountText(differenceOf(closing))],
  [titles.note, ({ note }) => note],
  [titles.by, ({ by }) => by],
]

export async function loader(args: Route.LoaderArgs) {
  const { run } = args.context.get(staffContext)
  await beginExport(args, {
    from: href('/admin/drawers'),
    act: { subject: 'DrawerClosing', filter: 'all', search: '' },
  })
  const timeZone = await readTimeZone(run)
  const rows = async function* () {
    let after: string | null = null
    do {
      const { page }: ResultOf<typeof ExportClosings> = await valueOrThrow(
        run(ExportClosings, { limit: 500, after }),
      )
      yield page?.items.filter((row) => row !== null) ?? []
      after = page?.nextToken ?? null
    } while (after !== null)
  }
  return csvResponse({ name, columns, timeZone }, rows())
}
