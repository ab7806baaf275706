import { href, Link } from 'react-router'
import { CallButton } from '#app/admin/leads/call-button.tsx'
import { rowElementId } from '#app/admin/list/list.ts'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { RowList, TableHead } from '#app/admin/list/row-list.tsx'
import { TableSkeleton } from '#app/admin/list/skeletons.tsx'
import { ExactDay } from '#app/admin/list/time.tsx'
import { useMayWrite } from '#app/admin/rights.ts'
import { customersWords as words } from '#words/panel/people/customers.ts'
import { screenWords } from '#words/panel/screens.ts'
import type { Route } from './+types/route.ts'
import {
  type Customer,
  type CustomersPage,
  customerList,
  customerPath,
  ListCustomers,
} from './customer-data.ts'

export const handle = { hydrates: true }

export const loader = (args: Route.LoaderArgs) =>
  listLoader<Customer, CustomersPage, boolean | null>(args, customerList, { page: ListCustomers })

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, customerList)

export default function Customers({ loaderData }: Route.ComponentProps) {
  const mayWrite = useMayWrite('leads')
  return (
    <ListScreen
      list={customerList}
      loaderData={loaderData}
      start={mayWrite && <StartLink to={href('/admin/calls/new')}>{screenWords.newRequest}</StartLink>}
      skeleton={<TableSkeleton />}
    >
      {(loaded) => (
        <RowList loaded={loaded} deletesForGood>
          {(rows) => (
            <table className="row-table customer-table">
              <TableHead names={Object.values(words.columns)} />
              <tbody>
                {rows.map((row) => (
                  <CustomerRow key={row.id} row={row} />
                ))}
              </tbody>
            </table>
          )}
        </RowList>
      )}
    </ListScreen>
  )
}

function CustomerRow({ row }: { row: Customer }) {
  const { id, name, email, address, isManager, askedAt } = row
  return (
    <tr id={rowElementId(customerList, id)} tabIndex={-1} aria-labelledby={`name-${id}`}>
      <th scope="row" className="table-main">
        <Link id={`name-${id}`} to={customerPath(id)} className="table-title" prefetch="intent">
          <bdi>{name}</bdi>
        </Link>
        {isManager && <span className="cell-under font-semibold">{words.manager}</span>}
        {address && <bdi className="cell-under">{address}</bdi>}
      </th>
      <td data-label={words.columns.reach}>
        {row.phone && <CallButton request={row} isFirst={false} className="btn-small" />}
        {email && <bdi className="cell-under wrap-anywhere">{email}</bdi>}
      </td>
      <td data-label={words.columns.asked}>{askedText(row)}</td>
      <td data-label={words.columns.last}>
        <ExactDay at={askedAt} />
      </td>
    </tr>
  )
}

const askedText = (row: Customer): string =>
  (['quotes', 'messages', 'calls', 'reviews'] as const)
    .flatMap((kind) => (row[kind] > 0 ? [words[kind](row[kind])] : []))
    .join(', ')
