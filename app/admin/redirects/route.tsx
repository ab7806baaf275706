import { href, Link } from 'react-router'
import { deletionOf } from '#app/admin/list/delete-dialog.tsx'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { RowList } from '#app/admin/list/row-list.tsx'
import { EditCell, RowHead, RowTable } from '#app/admin/list/row-table.tsx'
import { ExactDay } from '#app/admin/list/time.tsx'
import { undelete } from '#app/admin/list/undelete.ts'
import { Tabs } from '#app/admin/navigation/tabs.tsx'
import { type ScreenHandle, useMayWrite } from '#app/admin/rights.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { byId, submission } from '#app/admin/submission/submission.ts'
import { listWords } from '#words/panel/lists.ts'
import { pagesWords } from '#words/panel/pages/pages.ts'
import { redirectsWords as words } from '#words/panel/redirects.ts'
import type { Route } from './+types/route.ts'
import { type Redirect, redirectDocuments } from './redirect-data.ts'
import { redirectList } from './redirect-list.ts'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

export const loader = (args: Route.LoaderArgs) => listLoader(args, redirectList, redirectDocuments)

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, redirectList)

export const action = (args: Route.ActionArgs) => submission(args, handlers, messages)

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args, messages)

const handlers = { delete: byId(redirectDocuments.remove), undelete: undelete('Redirect') }

const messages = { delete: words.deleteFailed, undelete: listWords.undoFailed }

export default function Redirects({ loaderData }: Route.ComponentProps) {
  const mayWrite = useMayWrite('content')
  return (
    <>
      <Tabs label={pagesWords.tabs} />
      <ListScreen
        list={redirectList}
        loaderData={loaderData}
        heading={
          <p className="screen-lead">
            {words.hint}{' '}
            {mayWrite && (
              <Link to={href('/admin/redirects/import')} className="link whitespace-nowrap">
                {words.import}
              </Link>
            )}
          </p>
        }
        start={<StartLink to={href('/admin/redirects/new')}>{words.create}</StartLink>}
      >
        {(loaded) => (
          <RowList
            loaded={loaded}
            deletion={deletionOf(words, ({ from }) => ({ name: from, what: words.deleteWhat(from) }))}
            savedText={(row) => (row.leadsToPage ? words.saved(row.from) : words.savedAhead(row))}
          >
            {(rows, onDelete) => (
              <RowTable rows={rows} columns={words.columns}>
                {(row) => <Cells row={row} onDelete={() => onDelete(row)} />}
              </RowTable>
            )}
          </RowList>
        )}
      </ListScreen>
    </>
  )
}

function Cells({ row, onDelete }: { row: Redirect; onDelete: () => void }) {
  const { id, from, to, leadsToPage, status, note, hits, lastUsedAt } = row
  return (
    <>
      <RowHead id={id} name={from}>
        {note && <span className="cell-under">{note}</span>}
      </RowHead>
      <td data-label={words.columns.to} className="wrap-anywhere">
        {to}
        {!leadsToPage && <span className="cell-under">{words.noPage}</span>}
      </td>
      <td data-label={words.columns.status}>{status}</td>
      <td data-label={words.columns.used}>
        {words.times(hits)}
        {lastUsedAt && (
          <span className="cell-under">
            <ExactDay at={lastUsedAt} />
          </span>
        )}
      </td>
      <EditCell name={from} {...{ words, onDelete }} to={href('/admin/redirects/:id/edit', { id })} />
    </>
  )
}
