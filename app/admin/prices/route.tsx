import { href } from 'react-router'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { DeleteButton, deletionOf } from '#app/admin/list/delete-dialog.tsx'
import { rowElementId } from '#app/admin/list/list.ts'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { byId, rowAction, rowClientAction } from '#app/admin/list/row-action.tsx'
import { EditLink, RowList, TableHead } from '#app/admin/list/row-list.tsx'
import { TableSkeleton } from '#app/admin/list/skeletons.tsx'
import { undelete } from '#app/admin/list/undelete.ts'
import { useMayWrite } from '#app/admin/rights.ts'
import { dollars } from '#app/ui/dollars.ts'
import { listWords } from '#words/panel/lists.ts'
import { pricesWords as words } from '#words/panel/money/prices.ts'
import { labelIn, serviceLabels } from '#words/site/service-choices.ts'
import type { Route } from './+types/route.ts'
import { DeletePrice, GetPrice, ListPrices, type Price } from './price-data.ts'
import { priceList } from './price-list.ts'

export const handle = { hydrates: true }

export const loader = (args: Route.LoaderArgs) =>
  listLoader(args, priceList, { page: ListPrices, row: GetPrice })

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, priceList)

export const action = (args: Route.ActionArgs) => rowAction(args, { handlers, messages })

export const clientAction = (args: Route.ClientActionArgs) => rowClientAction(args, messages)

const handlers = { delete: byId(DeletePrice), undelete: undelete('PriceItem') }

const messages = { delete: words.deleteFailed, undelete: listWords.undoFailed }

export default function Prices({ loaderData }: Route.ComponentProps) {
  const mayWrite = useMayWrite('content')
  return (
    <ListScreen
      list={priceList}
      loaderData={loaderData}
      start={mayWrite && <StartLink to={href('/admin/prices/new')}>{words.create}</StartLink>}
      skeleton={<TableSkeleton />}
    >
      {(loaded) => (
        <RowList
          loaded={loaded}
          deletion={deletionOf(words, ({ name }) => ({ name, what: words.deleteWhat(name) }))}
          savedText={({ name }) => words.saved(name)}
        >
          {(rows, onDelete) => (
            <>
              <p className="mb-4 text-ink-2 text-note">{words.pageHint}</p>
              <table className="row-table price-table">
                <TableHead names={Object.values(words.columns)} />
                <tbody>
                  {rows.map((row) => (
                    <PriceRow key={row.id} row={row} onDelete={mayWrite ? () => onDelete(row) : undefined} />
                  ))}
                </tbody>
              </table>
            </>
          )}
        </RowList>
      )}
    </ListScreen>
  )
}

type PriceRowProps = { row: Price; onDelete: (() => void) | undefined }

function PriceRow({ row, onDelete }: PriceRowProps) {
  const { id, name, service, unitCents, isFrom, isTaxable, note, isShown } = row
  const { arrived } = useAdminOutlet()
  const price = dollars(unitCents)
  const edit = words.edit(name)
  return (
    <tr
      id={rowElementId(priceList, id)}
      tabIndex={-1}
      aria-labelledby={`name-${id}`}
      data-arrived={arrived.has(id) || undefined}
    >
      <th scope="row" className="table-main">
        <span id={`name-${id}`} className="table-title">
          {name}
        </span>
        {note && <span className="cell-under">{note}</span>}
      </th>
      <td data-label={words.columns.service}>
        {service ? labelIn(serviceLabels, service) : words.noService}
      </td>
      <td data-label={words.columns.price}>{isFrom ? words.from(price) : price}</td>
      <td data-label={words.columns.tax}>{isTaxable ? words.taxed : words.untaxed}</td>
      <td data-label={words.columns.shown}>
        <span className="state" data-on={isShown || undefined}>
          {isShown ? words.shown : words.hidden}
        </span>
      </td>
      <td className="table-actions">
        {onDelete && (
          <div>
            <EditLink to={href('/admin/prices/:id/edit', { id })} label={edit} />
            <DeleteButton label={words.deleteOf(name)} onDelete={onDelete} />
          </div>
        )}
      </td>
    </tr>
  )
}
