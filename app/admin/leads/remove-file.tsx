import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import { type ActionResult, FormIntent } from '#app/admin/list/row-action.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { listWords } from '#words/panel/lists.ts'
import { removeFileWords as words } from '#words/panel/people/at-the-door.ts'

type RemoveFileDialogProps = { id: string; path: string; label: string; onClose: (isGone: boolean) => void }

/** There is no trash for files, so it asks. */
export function RemoveFileDialog({ id, path, label, onClose }: RemoveFileDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const fetcher = useFetcher<ActionResult>()
  const announce = useAnnounce()
  const isBusy = fetcher.state !== 'idle'
  const result = fetcher.data
  const onRemoved = useEffectEvent(() => {
    announce(words.removed(label))
    dialog.current?.close()
  })
  useEffect(() => {
    // After the page has been read again without it.
    if (result?.ok && !isBusy) onRemoved()
  }, [result, isBusy])
  return (
    <Dialog
      ref={dialog}
      role="alertdialog"
      className="dialog"
      aria-labelledby="remove-file-question"
      aria-describedby="remove-file-what"
      onClose={() => onClose(result?.ok === true)}
      isBusy={isBusy}
    >
      <h2 id="remove-file-question" className="text-name">
        {words.question}
      </h2>
      <p id="remove-file-what" className="mt-3 text-ink-2">
        {words.what(label)}
      </p>
      {result?.ok === false && !isBusy && (
        <p role="alert" className="notice notice-alert mt-4">
          {result.message}
        </p>
      )}
      <fetcher.Form method="post" className="mt-6 flex flex-wrap justify-end gap-3">
        <FormIntent intent="remove-file" id={id} />
        <input type="hidden" name="path" value={path} />
        <button
          type="button"
          className="btn grow sm:grow-0"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && dialog.current?.close()}
        >
          {listWords.cancel}
        </button>
        <button type="submit" className="btn btn-danger grow sm:grow-0" disabled={isBusy}>
          {isBusy ? words.removing : words.remove}
        </button>
      </fetcher.Form>
    </Dialog>
  )
}
