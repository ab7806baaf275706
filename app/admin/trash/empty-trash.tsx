import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMayWrite } from '#app/admin/rights.ts'
import { ConfirmDialog, useAsked } from '#app/admin/settings/confirm-dialog.tsx'
import { reportDone, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { graphql } from '#app/graphql.ts'
import { trashWords as words } from '#words/panel/trash.ts'

const EmptyTrash = graphql(`
  mutation AdminEmptyTrash($deletedUntil: AWSDateTime!) {
    emptyTrash(deletedUntil: $deletedUntil) {
      left
    }
  }
`)

export const emptyIntent = 'empty'

/** As it was when the screen was read, whose time is the form's `id`: what was deleted later stays. */
export const emptyTrash: SubmissionHandler = (form, run) =>
  reportDone(run(EmptyTrash, { deletedUntil: textIn(form, 'id') }), (emptied) =>
    words.emptied(emptied.emptyTrash.left),
  )

export function EmptyTrashLink() {
  if (!useMayWrite('settings')) return null
  return (
    <Link to={`?ask=${emptyIntent}`} preventScrollReset className="btn start-link text-alert">
      <Trash2 className="icon" aria-hidden="true" />
      {words.emptyIt}
    </Link>
  )
}

export function EmptyTrashDialog({ at }: { at: string }) {
  const mayEmpty = useMayWrite('settings')
  return useAsked().intent === emptyIntent && mayEmpty && <Question at={at} />
}

function Question({ at }: { at: string }) {
  // The list behind it is read again meanwhile; what is asked about stays.
  const [readAt] = useState(at)
  return (
    <ConfirmDialog
      intent={emptyIntent}
      id={readAt}
      question={words.emptyQuestion}
      what={words.emptyWhat}
      confirm={words.emptyConfirm}
    />
  )
}
