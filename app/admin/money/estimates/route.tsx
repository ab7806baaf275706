import { href } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import { RowList } from '#app/admin/list/row-list.tsx'
import { RowHead, RowTable } from '#app/admin/list/row-table.tsx'
import { dayText } from '#app/admin/money/invoices/invoice-state.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { readTimeZone, useTimeZone } from '#app/admin/time-zone.ts'
import { isoDate, shortDate } from '#app/ui/dates.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { estimatePanelWords, estimatesWords as words } from '#words/panel/money/estimates.ts'
import type { Route } from './+types/route.ts'
import { type EstimateRow, ListEstimates } from './estimate-data.ts'
import { estimateList, estimatesOn } from './estimate-list.ts'
import { EstimateState } from './estimate-state.tsx'

export const handle = { needs: { area: 'money', to: 'own' } } satisfies ScreenHandle

export async function loader(args: Route.LoaderArgs) {
  const today = isoDate(new Date(), await readTimeZone(args.context.get(staffContext).run))
  return listLoader(args, estimatesOn(today), { page: ListEstimates })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, estimateList)

export default function Estimates({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen list={estimateList} loaderData={loaderData}>
      {(loaded) => (
        <RowList loaded={loaded}>
          {(rows) => (
            <RowTable rows={rows} columns={words.columns} className="estimate-table">
              {(row) => <Cells row={row} />}
            </RowTable>
          )}
        </RowList>
      )}
    </ListScreen>
  )
}

function Cells({ row }: { row: EstimateRow }) {
  const { id, customer, sentAt, validUntil, totalCents } = row
  const timeZone = useTimeZone()
  return (
    <>
      <RowHead id={id} to={href('/admin/estimates/:id', { id })} name={estimatePanelWords.title(row)} />
      <td data-label={words.columns.customer}>
        <bdi className="wrap-anywhere">{customer}</bdi>
      </td>
      <td data-label={words.columns.dates}>
        {sentAt ? shortDate(sentAt, timeZone) : words.notSent}
        {sentAt && validUntil && (
          <span className="cell-under">{estimatePanelWords.validTo(dayText(validUntil))}</span>
        )}
      </td>
      <td data-label={words.columns.total} className="tabular-nums">
        {exactDollars(totalCents)}
      </td>
      <td data-label={words.columns.state}>
        <EstimateState estimate={row} />
      </td>
    </>
  )
}
