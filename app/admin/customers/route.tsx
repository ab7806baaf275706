import { href } from 'react-router'
import { CallButton } from '#app/admin/leads/call-button.tsx'
import { ImportLink } from '#app/admin/list/import-link.tsx'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { RowList } from '#app/admin/list/row-list.tsx'
import { RowHead, RowTable } from '#app/admin/list/row-table.tsx'
import { ExactDay } from '#app/admin/list/time.tsx'
import { owedText } from '#app/admin/money/owed-text.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { dollars } from '#app/ui/dollars.ts'
import { importKindWords } from '#words/panel/imports.ts'
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
      heading={<ImportLink to={href('/admin/customers/import')}>{importKindWords.customers.link}</ImportLink>}
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
  const { id, name, phone, phoneE164, email, address, isManager, askedAt, addedAt, figures } = row
  const { columns } = words
  return (
    <>
      <RowHead id={id} to={customerPath(id)} prefetch="intent" name={<bdi>{name}</bdi>}>
        {isManager && <span className="cell-under font-semibold">{words.manager}</span>}
      </RowHead>
      <td data-label={columns.place}>{address && <bdi>{address}</bdi>}</td>
      <td data-label={columns.reach}>
        {phone ? (
          <CallButton request={{ name, phone, phoneE164 }} isFirst={false} className="btn-small" />
        ) : (
          <bdi className="wrap-anywhere">{email}</bdi>
        )}
      </td>
      <td data-label={columns.last}>
        {figures.lastJobAt ? (
          <ExactDay at={figures.lastJobAt} />
        ) : (
          <span className="text-ink-2">
            {askedAt ? words.askedOn : words.addedOn} <ExactDay at={askedAt ?? addedAt ?? ''} />
          </span>
        )}
      </td>
      <td data-label={columns.spent} className="tabular-nums">
        {figures.paidCents !== 0 && dollars(figures.paidCents)}
      </td>
      <td data-label={columns.owes} className="tabular-nums">
        {figures.openCents !== 0 && (
          <span className={figures.isOverdue ? 'font-semibold text-late' : undefined}>
            {owedText(figures.openCents, dollars)}
            {figures.isOverdue && <span className="sr-only"> {words.overdue}</span>}
          </span>
        )}
      </td>
    </>
  )
}
