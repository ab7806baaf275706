import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { pathIn } from '#app/address.ts'
import { DeleteButton, deletionOf } from '#app/admin/list/delete-dialog.tsx'
import { rowElementId, type TrashModel, useList } from '#app/admin/list/list.ts'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import { RowList } from '#app/admin/list/row-list.tsx'
import { ExactTime, useNow } from '#app/admin/list/time.tsx'
import { RestoreDeleted } from '#app/admin/list/undelete.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import {
  type SubmissionHandler,
  type SubmissionRefusal,
  submission,
} from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { shortDate } from '#app/ui/dates.ts'
import type { Run } from '#server/data-service/in-process.ts'
import type { Result } from '#server/result.ts'
import { trashWords as words } from '#words/panel/trash.ts'
import type { Route } from './+types/route.ts'
import { EmptyTrashDialog, EmptyTrashLink, emptyIntent, emptyTrash } from './empty-trash.tsx'
import {
  GetTrashEntry,
  ListTrash,
  PurgeDeleted,
  restoredHref,
  type TrashEntryInList,
  trashList,
  trashModelIn,
} from './trash-list.ts'

export const handle = { needs: 'a writer' } satisfies ScreenHandle

export const loader = (args: Route.LoaderArgs) =>
  listLoader(args, trashList, { page: ListTrash, row: GetTrashEntry })

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, trashList)

/** Restoring leads to the same list, which says what is back and where; deleting is a row's form like others. */
export function action(args: Route.ActionArgs) {
  const restore: SubmissionHandler = async (form, run) => {
    const restored = await restoreEntry(textIn(form, 'id'), run)
    if (!restored.ok) return restored
    const { linked: _, ...rest } = trashList.read(args.url.searchParams)
    const next = new URLSearchParams([
      ...new URLSearchParams(trashList.queryString(rest)),
      ...restored.value.notice,
    ])
    throw redirect(`${pathIn(args.url)}?${next}`, 303)
  }
  return submission(
    args,
    {
      restore,
      undelete: (form, run) => restoreRecord(trashModelIn(textIn(form, 'model')), textIn(form, 'id'), run),
      delete: purgeEntry,
      [emptyIntent]: emptyTrash,
    },
    messages,
  )
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args, messages)

const messages = {
  delete: words.deleteFailed,
  restore: words.restoreFailed,
  // From the list or page on which it was deleted.
  undelete: words.restoreFailed,
  [emptyIntent]: words.emptyFailed,
}

/** The entry names its row; for an entry that is gone meanwhile the answer is the same. */
const purgeEntry: SubmissionHandler = async (form, run) => {
  const entry = await run(GetTrashEntry, { id: textIn(form, 'id') })
  if (!entry.ok) return entry
  const model = trashModelIn(entry.value.row?.model ?? null)
  if (!entry.value.row || !model) return { ok: true, value: {} }
  return run(PurgeDeleted, { model, id: entry.value.row.recordId })
}

type Restored = Result<{ notice: URLSearchParams }, SubmissionRefusal>

const notRestored = (message: string) => ({ ok: false as const, refusal: { code: 'CONFLICT', message } })

async function restoreEntry(id: string, run: Run): Promise<Restored> {
  const entry = await run(GetTrashEntry, { id })
  if (!entry.ok || !entry.value.row) return notRestored(words.linkedGone)
  return restoreRecord(trashModelIn(entry.value.row.model), entry.value.row.recordId, run)
}

async function restoreRecord(model: TrashModel | undefined, id: string, run: Run): Promise<Restored> {
  if (!model) return notRestored(words.linkedGone)
  const restored = await run(RestoreDeleted, { model, id })
  if (!restored.ok) {
    const { code, message } = restored.refusal
    return notRestored(code === 'CONFLICT' || code === 'NOT_FOUND' ? message : words.restoreFailed)
  }
  const isMoved = restored.value.restoreDeleted?.changed.includes('slug')
  return {
    ok: true,
    value: { notice: new URLSearchParams({ restored: id, kind: model, ...(isMoved && { moved: '1' }) }) },
  }
}

export default function TrashScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      list={trashList}
      loaderData={loaderData}
      heading={<p className="screen-lead">{words.lead}</p>}
      start={(loaderData.loaded?.total ?? 0) > 0 && <EmptyTrashLink />}
    >
      {(loaded) => (
        <>
          <RestoredNotice />
          <EmptyTrashDialog at={loaderData.at} />
          <RowList
            loaded={loaded}
            deletion={deletionOf(
              words,
              (entry) => ({
                name: nameOf(entry),
                what: words.deleteWhat(words.kind(entry.model), nameOf(entry)),
              }),
              { isFinal: true },
            )}
            deletesForGood
          >
            {(entries, onDelete) => (
              <ul className="trash">
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} onDelete={() => onDelete(entry)} />
                ))}
              </ul>
            )}
          </RowList>
        </>
      )}
    </ListScreen>
  )
}

const nameOf = ({ label, summary }: TrashEntryInList) => label || summary || words.untitled

function RestoredNotice() {
  const [params] = useSearchParams()
  const notice = useRef<HTMLParagraphElement>(null)
  const restored = params.get('restored')
  const model = trashModelIn(params.get('kind'))
  useEffect(() => {
    if (restored) notice.current?.focus()
  }, [restored])
  if (!restored || !model) return null
  const path = restoredHref(model, restored)
  return (
    <p ref={notice} tabIndex={-1} role="status" className="notice notice-ok mb-3.5">
      {words.restored} {params.has('moved') && `${words.newAddress} `}
      {path && (
        <Link to={path} className="link">
          {words.show}
        </Link>
      )}
    </p>
  )
}

function Entry({ entry, onDelete }: { entry: TrashEntryInList; onDelete: () => void }) {
  const { list, query } = useList()
  const { id, model, label, summary, deletedBy, deletedAt, expiresAt } = entry
  const name = nameOf(entry)
  const { state, formData } = useNavigation()
  const isRestoring = state !== 'idle' && formData?.get('id') === id
  return (
    <li id={rowElementId(list, id)} tabIndex={-1} aria-labelledby={`name-${id}`} className="trash-entry">
      <div className="min-w-0 wrap-anywhere">
        <p className="trash-kind">{words.kind(model)}</p>
        <h2 id={`name-${id}`} className="text-[1.375rem]">
          <bdi>{name}</bdi>
        </h2>
        {label && summary && <p className="trash-summary">{summary}</p>}
        {model === 'Image' && <p className="trash-summary">{words.stillPublic}</p>}
        <p className="trash-times">
          <ExactTime at={deletedAt} says={(time) => words.deletedOn(time, deletedBy)} />
          <span>
            <TimeLeft until={expiresAt} />
          </span>
        </p>
      </div>
      <div className="trash-actions">
        <Form method="post" action={`${list.path}${list.queryString(query)}`} preventScrollReset replace>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            className="btn"
            aria-label={isRestoring ? undefined : words.restoreOf(name)}
            aria-disabled={isRestoring || undefined}
            onClick={(event) => isRestoring && event.preventDefault()}
          >
            <RotateCcw className="icon" />
            {isRestoring ? words.restoring : words.restore}
          </button>
        </Form>
        <DeleteButton label={words.purgeOf(name)} onDelete={onDelete} />
      </div>
    </li>
  )
}

const dayMs = 24 * 60 * 60_000

function TimeLeft({ until }: { until: string }) {
  const timeZone = useTimeZone()
  const days = Math.ceil((Date.parse(until) - useNow()) / dayMs)
  return days > 1 ? words.goesIn(days, shortDate(until, timeZone)) : words.goesSoon
}
