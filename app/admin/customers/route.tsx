import { href } from 'react-router'
import { CallButton } from '#app/admin/leads/call-button.tsx'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { RowList } from '#app/admin/list/row-list.tsx'
import { RowHead, RowTable } from '#app/admin/list/row-table.tsx'
import { ExactDay } from '#app/admin/list/time.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { customersWords as words } from '#words/panel/people/customers.ts'
import { screenWords } from '#words/panel/screens.ts'
import type { Route } from './+types/route.ts'
import { customerList, customerPath, ListCustomers, type ListedCustomer } from './customer-data.ts'

export const handle = { needs: { area: 'leads', to: 'read' } } satisfies ScreenHandle

export const loader = (args: Route.LoaderArgs) => listLoader(args, customerList, { page: ListCustomers })

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, customerList)

export default function Customers({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      list={customerList}
      loaderData={loaderData}
      start={<StartLink to={href('/admin/calls/new')}>{screenWords.newRequest}</StartLink>}
    >
      {(loaded) => (
        <RowList loaded={loaded} deletesForGood>
          {(rows) => (
            <RowTable rows={rows} columns={words.columns} className="customer-table">
              {(row) => <Cells row={row} />}
            </RowTable>
          )}
        </RowList>
      )}
    </ListScreen>
  )
}

function Cells({ row }: { row: ListedCustomer }) {
  const { id, name, email, address, isManager, askedAt } = row
  return (
    <>
      <RowHead id={id} to={customerPath(id)} prefetch="intent" name={<bdi>{name}</bdi>}>
        {isManager && <span className="cell-under font-semibold">{words.manager}</span>}
        {address && <bdi className="cell-under">{address}</bdi>}
      </RowHead>
      <td data-label={words.columns.reach}>
        {row.phone && <CallButton request={row} isFirst={false} className="btn-small" />}
        {email && <bdi className="cell-under wrap-anywhere">{email}</bdi>}
      </td>
      <td data-label={words.columns.asked}>{askedText(row)}</td>
      <td data-label={words.columns.last}>
        <ExactDay at={askedAt} />
      </td>
    </>
  )
}

const askedText = (row: ListedCustomer): string =>
  (['quotes', 'messages', 'calls', 'reviews'] as const)
    .flatMap((kind) => (row[kind] > 0 ? [words[kind](row[kind])] : []))
    .join(', ')
