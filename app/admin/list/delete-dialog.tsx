import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { useMayWriteHere } from '#app/admin/rights.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { listWords } from '#words/panel/lists.ts'
import { useList } from './list.ts'
import { type ActionResult, FormIntent } from './row-action.tsx'
import { useShowUndo } from './undo.tsx'

type DeleteDialogProps = {
  id: string
  name: string
  what: string
  isFinal?: boolean | undefined
  onClose: () => void
}

export function DeleteDialog({ id, name, what, isFinal, onClose }: DeleteDialogProps) {
  const { list, query } = useList()
  const { words } = list
  const dialog = useRef<HTMLDialogElement>(null)
  const fetcher = useFetcher<ActionResult>()
  const announce = useAnnounce()
  const showUndo = useShowUndo()
  const navigate = useNavigate()
  const isBusy = fetcher.state === 'submitting'
  const result = isBusy ? undefined : fetcher.data

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
        <button
          type="button"
          className="btn grow sm:grow-0"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && dialog.current?.close()}
        >
          {listWords.cancel}
        </button>
        <button type="submit" className="btn btn-danger grow sm:grow-0" disabled={isBusy}>
          {isBusy ? listWords.deleting : isFinal ? listWords.deleteForGood : listWords.delete}
        </button>
      </fetcher.Form>
    </Dialog>
  )
}

type DeleteButtonProps = { label: string; onDelete: () => void }

export function DeleteButton({ label, onDelete }: DeleteButtonProps) {
  if (!useMayWriteHere()) return null
  return (
    <button
      type="button"
      className="btn btn-square text-alert"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={onDelete}
    >
      <Trash2 className="icon" aria-hidden="true" />
    </button>
  )
}
