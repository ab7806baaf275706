import { staffContext, valueOrThrow } from '#app/admin/access.ts'
import { ReadStock, type StockItem } from '#app/admin/money/stock/stock-data.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { quantityText } from '#content/money/line-items.ts'
import { stockWords } from '#words/panel/money/stock.ts'
import type { Route } from './+types/stock.ts'
import { type CsvColumn, csvResponse, spreadsheetTime } from './csv.ts'

export const handle = { needs: { area: 'money', to: 'own' } } satisfies ScreenHandle

const { columns: titles, buy, name } = stockWords.file

const columns: readonly CsvColumn<StockItem>[] = [
  [titles.item, (item) => item.name],
  [titles.count, ({ count }) => quantityText(count)],
  [titles.orderAt, ({ orderAt }) => (orderAt === null ? '' : quantityText(orderAt))],
  [titles.buy, ({ isLow }) => (isLow ? buy : '')],
  [titles.countedAt, ({ countedAt }, timeZone) => spreadsheetTime(countedAt, timeZone)],
]

/** Nothing in it is about a person, so it asks for no password: it is made in front of a shelf. */
export async function loader({ context }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const [{ stock }, timeZone] = await Promise.all([valueOrThrow(run(ReadStock, {})), readTimeZone(run)])
  const rows = async function* () {
    yield stock.items
  }
  return csvResponse({ name, columns, timeZone }, rows())
}
