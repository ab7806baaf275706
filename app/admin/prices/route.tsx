import { href } from 'react-router'
import { deletionOf } from '#app/admin/list/delete-dialog.tsx'
import { ImportLink } from '#app/admin/list/import-link.tsx'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { RowList } from '#app/admin/list/row-list.tsx'
import { EditCell, RowHead, RowTable } from '#app/admin/list/row-table.tsx'
import { undelete } from '#app/admin/list/undelete.ts'
import { Tabs } from '#app/admin/navigation/tabs.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { useSiteAddress } from '#app/admin/screen/panel-context.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { byId, submission } from '#app/admin/submission/submission.ts'
import { dollars } from '#app/ui/dollars.ts'
import { importKindWords } from '#words/panel/imports.ts'
import { listWords } from '#words/panel/lists.ts'
import { pricesPanelWords as words } from '#words/panel/money/prices.ts'
import { labelIn, serviceLabels } from '#words/site/service-choices.ts'
import type { Route } from './+types/route.ts'
import { type PanelPrice, priceDocuments } from './price-data.ts'
import { priceList } from './price-list.ts'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

export const loader = (args: Route.LoaderArgs) => listLoader(args, priceList, priceDocuments)

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, priceList)

export const action = (args: Route.ActionArgs) => submission(args, handlers, messages)

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args, messages)

const handlers = { delete: byId(priceDocuments.remove), undelete: undelete('PriceItem') }

const messages = { delete: words.deleteFailed, undelete: listWords.undoFailed }

export default function Prices({ loaderData }: Route.ComponentProps) {
  const address = useSiteAddress(href('/prices'))
  return (
    <>
      <Tabs label={words.tabs} />
      <ListScreen
        list={priceList}
        loaderData={loaderData}
        heading={<ImportLink to={href('/admin/prices/import')}>{importKindWords.prices.link}</ImportLink>}
        start={<StartLink to={href('/admin/prices/new')}>{words.create}</StartLink>}
      >
        {(loaded) => (
          <RowList
            loaded={loaded}
            deletion={deletionOf(words, ({ name }) => ({ name, what: words.deleteWhat(name) }))}
            savedText={({ name }) => words.saved(name)}
          >
            {(rows, onDelete) => (
              <>
                <p className="mb-4 text-ink-2 text-note">{words.pageHint(address)}</p>
                <RowTable rows={rows} columns={words.columns} className="price-table">
                  {(row) => <Cells row={row} onDelete={() => onDelete(row)} />}
                </RowTable>
              </>
            )}
          </RowList>
        )}
      </ListScreen>
    </>
  )
}

function Cells({ row, onDelete }: { row: PanelPrice; onDelete: () => void }) {
  const { id, name, service, unitCents, isFrom, isTaxable, note, isShown } = row
  const price = dollars(unitCents)
  return (
    <>
      <RowHead id={id} name={name}>
        {note && <span className="cell-under">{note}</span>}
      </RowHead>
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
      <EditCell {...{ name, words, onDelete }} to={href('/admin/prices/:id/edit', { id })} />
    </>
  )
}
