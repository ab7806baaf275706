import { href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { dayText } from '#app/admin/invoices/invoice-state.tsx'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { Tabs } from '#app/admin/layout/tabs.tsx'
import { rowElementId } from '#app/admin/list/list.ts'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import { RowList, TableHead } from '#app/admin/list/row-list.tsx'
import { TableSkeleton } from '#app/admin/list/skeletons.tsx'
import { readTimeZone, useTimeZone } from '#app/admin/time-zone.ts'
import type { ResultOf } from '#app/graphql.ts'
import { isoDate, shortDate } from '#app/ui/dates.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { estimatePanelWords, estimatesWords as words } from '#words/panel/money/estimates.ts'
import { invoicesWords } from '#words/panel/money/invoices.ts'
import type { Route } from './+types/route.ts'
import { type EstimateRow, ListEstimates } from './estimate-data.ts'
import { type EstimateCondition, estimateList, estimatesOn } from './estimate-list.ts'
import { EstimateState } from './estimate-state.tsx'

export const handle = { hydrates: true }

export async function loader(args: Route.LoaderArgs) {
  const today = isoDate(new Date(), await readTimeZone(args.context.get(staffContext).run))
  return listLoader<EstimateRow, ResultOf<typeof ListEstimates>, EstimateCondition>(
    args,
    estimatesOn(today),
    {
      page: ListEstimates,
    },
  )
}

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, estimateList)

export default function Estimates({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Tabs label={invoicesWords.tabs} />
      <ListScreen list={estimateList} loaderData={loaderData} skeleton={<TableSkeleton />}>
        {(loaded) => (
          <RowList loaded={loaded}>
            {(rows) => (
              <table className="row-table estimate-table">
                <TableHead names={Object.values(words.columns)} />
                <tbody>
                  {rows.map((row) => (
                    <Row key={row.id} row={row} />
                  ))}
                </tbody>
              </table>
            )}
          </RowList>
        )}
      </ListScreen>
    </>
  )
}

function Row({ row }: { row: EstimateRow }) {
  const { id, customer, sentAt, validUntil, totalCents } = row
  const timeZone = useTimeZone()
  const { arrived } = useAdminOutlet()
  return (
    <tr
      id={rowElementId(estimateList, id)}
      tabIndex={-1}
      aria-labelledby={`name-${id}`}
      data-arrived={arrived.has(id) || undefined}
    >
      <th scope="row" className="table-main">
        <Link id={`name-${id}`} to={href('/admin/estimates/:id', { id })} className="table-title">
          {estimatePanelWords.title(row)}
        </Link>
      </th>
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
    </tr>
  )
}
