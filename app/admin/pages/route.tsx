import { Undo2 } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { address } from '#app/address.ts'
import { SpeaksOf } from '#app/admin/form/other-places/speaks-of.tsx'
import { deletionOf } from '#app/admin/list/delete-dialog.tsx'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { RowList } from '#app/admin/list/row-list.tsx'
import { EditCell, RowHead, RowTable } from '#app/admin/list/row-table.tsx'
import { ExactDay } from '#app/admin/list/time.tsx'
import { undelete } from '#app/admin/list/undelete.ts'
import { Tabs } from '#app/admin/navigation/tabs.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { byId, submission } from '#app/admin/submission/submission.ts'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { isPagePlace } from '#content/page-places.ts'
import { listWords } from '#words/panel/lists.ts'
import { pagesWords as words } from '#words/panel/pages/pages.ts'
import type { Route } from './+types/route.ts'
import { type PageInList, pageDocuments } from './page-data.ts'
import { pageList } from './page-list.ts'
import { undoSave } from './undo-save.ts'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

export const loader = (args: Route.LoaderArgs) => listLoader(args, pageList, pageDocuments)

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, pageList)

export const action = (args: Route.ActionArgs) => submission(args, handlers, messages)

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args, messages)

const handlers = { delete: byId(pageDocuments.remove), undelete: undelete('Page'), undo: undoSave }

const messages = { delete: words.deleteFailed, undelete: listWords.undoFailed, undo: listWords.undoFailed }

export default function Pages({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Tabs label={words.tabs} />
      <ListScreen
        list={pageList}
        loaderData={loaderData}
        start={<StartLink to={href('/admin/pages/new')}>{words.create}</StartLink>}
      >
        {(loaded) => (
          <RowList
            loaded={loaded}
            deletion={deletionOf(words, ({ title }) => ({ name: title, what: words.deleteWhat(title) }))}
            savedText={(page) => <Saved {...page} />}
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

function Saved({ id, title, slug, isPublished, createdAt, updatedAt }: PageInList) {
  const fetcher = useFetcher<Submitted>()
  if (fetcher.data?.ok) return words.undone(title)
  const undo = () => void fetcher.submit({ intent: 'undo', id, savedAt: updatedAt }, { method: 'post' })
  return (
    <>
      {words.saved(title)}{' '}
      {isPublished && (
        <a href={address(href('/:slug', { slug }))} className="link">
          {words.view}
        </a>
      )}
      {updatedAt !== createdAt && (
        <button
          type="button"
          className="btn btn-small ml-3"
          aria-disabled={fetcher.state !== 'idle' || undefined}
          onClick={undo}
        >
          <Undo2 className="icon" aria-hidden="true" />
          {listWords.undo}
        </button>
      )}
      {fetcher.data?.ok === false && <span className="row-failure">{fetcher.data.problem}</span>}
    </>
  )
}

function Cells({ row, onDelete }: { row: PageInList; onDelete: () => void }) {
  const { id, title, slug, place, isPublished, updatedAt, otherPlaces } = row
  const path = href('/:slug', { slug })
  return (
    <>
      <RowHead id={id} dir="auto" name={title}>
        <span className="cell-under wrap-anywhere">{path}</span>
        <SpeaksOf places={otherPlaces} />
      </RowHead>
      <td data-label={words.columns.place}>{isPagePlace(place) ? words.places[place] : place}</td>
      <td data-label={words.columns.changed}>
        <ExactDay at={updatedAt} />
      </td>
      <td data-label={words.columns.state}>
        <span className="state" data-on={isPublished || undefined}>
          {isPublished ? words.published : words.draft}
        </span>
        {isPublished && (
          <a href={address(path)} className="state-link" aria-label={words.viewOf(title)}>
            {words.view}
          </a>
        )}
      </td>
      <EditCell name={title} {...{ words, onDelete }} to={href('/admin/pages/:id/edit', { id })} />
    </>
  )
}
