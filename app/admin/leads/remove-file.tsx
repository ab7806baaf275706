import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import { DeletionQuestion } from '#app/admin/list/delete-dialog.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { removeFileWords as words } from '#words/panel/people/at-the-door.ts'

type RemoveFileDialogProps = { id: string; path: string; label: string; onClose: (isGone: boolean) => void }

/** There is no trash for files, so it asks. */
export function RemoveFileDialog({ id, path, label, onClose }: RemoveFileDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const fetcher = useFetcher<Submitted>()
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
    <DeletionQuestion
      {...{ dialog, id, isBusy }}
      form={fetcher.Form}
      intent="remove-file"
      question={words.question}
      what={words.what(label)}
      confirm={words.remove}
      confirming={words.removing}
      result={isBusy ? undefined : result}
      onClose={() => onClose(result?.ok === true)}
    >
      <input type="hidden" name="path" value={path} />
    </DeletionQuestion>
  )
}
