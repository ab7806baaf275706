import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { TextEditor } from '#app/admin/list/text-editor.tsx'
import { useToast } from '#app/admin/list/undo.tsx'
import { useMayWrite, useSeesOnlyOwn } from '#app/admin/rights.ts'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { Alert } from '#app/ui/alert.tsx'
import { dateTimeText } from '#app/ui/dates.ts'
import { noteWords as words } from '#words/panel/notes.ts'

export const noteInThread = graphql(`
  fragment NoteInThread on ThreadNote @_unmask {
    id
    text
    authorId
    authorName
    createdAt
    updatedAt
  }
`)

export type NoteInThread = ResultOf<typeof noteInThread>

type NotedPerson = { id: string; name: string }

type NotesProps<Shown extends NoteInThread> = {
  about: NotedPerson
  notes: readonly Shown[]
  me: string
  /** For the next note; another one each time the page is read. */
  freshId: string
  requestOf?: (note: Shown) => ReactNode
}

const longestNote = 5_000

export function Notes<Shown extends NoteInThread>({
  about,
  notes,
  me,
  freshId,
  requestOf,
}: NotesProps<Shown>) {
  const mayWrite = useMayWrite('leads')
  const seesOnlyOwn = useSeesOnlyOwn()
  return (
    <section className="request-part" aria-labelledby="request-notes">
      <h2 id="request-notes">{words.title}</h2>
      {notes.length > 0 && (
        <ol className="note-thread">
          {notes.map((note) => (
            <Note key={note.id} note={note} request={requestOf?.(note)}>
              {mayWrite && (note.authorId === null || note.authorId === me) && (
                <OwnNote about={about} note={note} />
              )}
            </Note>
          ))}
        </ol>
      )}
      {mayWrite && <AddNote about={about} freshId={freshId} />}
      {seesOnlyOwn && (
        <TechnicianNote about={about} notes={notes.filter(({ authorId }) => authorId === me)} />
      )}
    </section>
  )
}

type NoteProps = { note: NoteInThread; request: ReactNode; children?: ReactNode }

function Note({ note, request, children }: NoteProps) {
  const timeZone = useTimeZone()
  const { id, text, authorName, createdAt, updatedAt } = note
  return (
    <li id={`note-${id}`} tabIndex={-1}>
      <p className="note-by">
        <bdi>{authorName ?? words.earlier}</bdi>,{' '}
        <time dateTime={createdAt}>{dateTimeText(createdAt, timeZone)}</time>
        {updatedAt !== createdAt && `, ${words.edited(dateTimeText(updatedAt, timeZone))}`}
        {request && <> {request}</>}
      </p>
      <p dir="auto" className="lead-note">
        {text}
      </p>
      {children}
    </li>
  )
}

const editorWords = (name: string, open: string) => ({
  open,
  label: words.about(name),
  save: words.save,
  saving: words.saving,
  saved: words.saved(name),
})

function AddNote({ about: { id, name }, freshId }: { about: NotedPerson; freshId: string }) {
  // Kept from the first letter until it is stored: a second try is the same note.
  const [noteId, setNoteId] = useState<string>()
  const { data: result } = useFetcher<Submitted>({ key: `notes-${id}` })
  useEffect(() => {
    if (result?.ok) setNoteId(undefined)
  }, [result])
  return (
    <div onInput={() => setNoteId((known) => known ?? freshId)} className="note-add">
      <TextEditor
        id={id}
        name={name}
        intent="notes"
        text={null}
        maxLength={longestNote}
        words={editorWords(name, words.add)}
        undo={(form) => ({ intent: 'note-delete', id: String(form.get('noteId')) })}
      >
        <input type="hidden" name="noteId" value={noteId ?? freshId} />
      </TextEditor>
    </div>
  )
}

/** One text, which replaces their earlier ones: threads are written by those who see all requests. */
function TechnicianNote({
  about: { id, name },
  notes,
}: {
  about: NotedPerson
  notes: readonly NoteInThread[]
}) {
  return (
    <div className="note-add">
      <TextEditor
        id={id}
        name={name}
        intent="notes"
        text={notes.map(({ text }) => text).join('\n\n') || null}
        maxLength={longestNote}
        words={editorWords(name, notes.length > 0 ? words.edit : words.add)}
      />
    </div>
  )
}

function OwnNote({ about: { name }, note }: { about: NotedPerson; note: NoteInThread }) {
  const { id, text, createdAt } = note
  const timeZone = useTimeZone()
  const fetcher = useFetcher<Submitted>({ key: `note-delete-${id}` })
  useToast(`note-delete-${id}`, fetcher, () => ({
    text: words.removed(name),
    undo: { intent: 'note-restore', id },
  }))
  const result = fetcher.data
  return (
    <div className="note-actions">
      <TextEditor
        id={id}
        name={name}
        intent="note-edit"
        text={text}
        maxLength={longestNote}
        words={editorWords(name, words.edit)}
      />
      <fetcher.Form method="post">
        <FormIntent intent="note-delete" id={id} />
        <button
          type="submit"
          className="note-delete"
          aria-label={words.removeOf(name, dateTimeText(createdAt, timeZone))}
          aria-disabled={fetcher.state !== 'idle' || undefined}
        >
          {words.remove}
        </button>
      </fetcher.Form>
      <Alert className="font-semibold text-alert text-fine">
        {result?.ok === false && fetcher.state === 'idle' && result.problem}
      </Alert>
    </div>
  )
}
