import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useFetcher, useNavigate } from 'react-router'
import { useMayWriteHere } from '#app/admin/rights.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { listWords } from '#words/admin-lists.ts'
import { useList } from './list.ts'
import { type ActionResult, FormIntent } from './row-action.tsx'
import { useShowUndo } from './undo.tsx'

type DeleteDialogProps = {
  id: string
  name: string
  /** What is deleted, and for how long it can be restored. */
  what: string
  /** It does not go to the trash: nothing takes it back. */
  isFinal?: boolean | undefined
  /** The result of a form that was sent without script. */
  actionData: ActionResult | undefined
  onClose: () => void
}

/**
 * Asks before a row is deleted, and offers to undo it afterwards. Sent by the server it is simply open; with script it becomes modal, and the
 * browser keeps the focus inside and gives it back.
 */
export function DeleteDialog({ id, name, what, isFinal, actionData, onClose }: DeleteDialogProps) {
  const { list, query } = useList()
  const { words } = list
  const dialog = useRef<HTMLDialogElement>(null)
  const fetcher = useFetcher<ActionResult>()
  const announce = useAnnounce()
  const showUndo = useShowUndo()
  const navigate = useNavigate()
  const isBusy = fetcher.state === 'submitting'
  const result = isBusy ? undefined : (fetcher.data ?? actionData)

  const onDeleted = useEffectEvent(() => {
    if (isFinal) announce(words.deleted(name))
    else showUndo({ text: words.deleted(name), undo: { intent: 'undelete', id } })
    dialog.current?.close()
    // An address that goes on naming the row would report it as missing.
    if (query.linked === id)
      void navigate(list.queryString({ ...query, linked: undefined }), {
        replace: true,
        preventScrollReset: true,
      })
  })
  useEffect(() => {
    if (fetcher.data?.ok) onDeleted()
  }, [fetcher.data])

  return (
    <Dialog
      ref={dialog}
      worksWithoutScript
      role="alertdialog"
      className="dialog"
      aria-labelledby="delete-question"
      aria-describedby="delete-what"
      onClose={onClose}
      isBusy={isBusy}
    >
      <h2 id="delete-question" className="text-name">
        {words.deleteQuestion}
      </h2>
      <p id="delete-what" className="mt-3 text-ink-2">
        {what}
      </p>
      {result && !result.ok && (
        <p role="alert" className="notice notice-alert mt-4">
          {result.message}
        </p>
      )}
      <fetcher.Form method="post" className="mt-6 flex flex-wrap justify-end gap-3">
        <FormIntent intent="delete" id={id} />
        <Link
          to={list.queryString(query)}
          replace
          preventScrollReset
          className="btn grow sm:grow-0"
          aria-disabled={isBusy || undefined}
          onClick={(event) => {
            event.preventDefault()
            if (!isBusy) dialog.current?.close()
          }}
        >
          {listWords.cancel}
        </Link>
        <button type="submit" className="btn btn-danger grow sm:grow-0" disabled={isBusy}>
          {isBusy ? listWords.deleting : isFinal ? listWords.deleteForGood : listWords.delete}
        </button>
      </fetcher.Form>
    </Dialog>
  )
}

type DeleteButtonProps = { id: string; label: string; onDelete: () => void }

/** Opens the dialog that asks first; without script this form leads to the page that asks. */
export function DeleteButton({ id, label, onDelete }: DeleteButtonProps) {
  const { list, query } = useList()
  if (!useMayWriteHere()) return null
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        onDelete()
      }}
    >
      {[...new URLSearchParams(list.queryString(query))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        name="delete"
        value={id}
        className="btn btn-square text-alert"
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
      >
        <Trash2 className="icon" aria-hidden="true" />
      </button>
    </form>
  )
}
