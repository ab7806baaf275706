import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { intentAction } from '#app/admin/form/intent-form.tsx'
import { textIn } from '#app/admin/list/row-action.tsx'
import { useMayWrite } from '#app/admin/rights.ts'
import { ConfirmDialog, useAsked } from '#app/admin/settings/confirm-dialog.tsx'
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

/** As it was when the screen was read, whose time is the form's `id`: what came since was not agreed to. */
export function emptyTrash(args: Parameters<typeof intentAction>[0]) {
  const { run } = args.context.get(staffContext)
  return intentAction(args, {
    handlers: {
      async [emptyIntent](form) {
        const emptied = await run(EmptyTrash, { deletedUntil: textIn(form, 'id') })
        return emptied.ok
          ? { ok: true, value: { done: words.emptied(emptied.value.emptyTrash.left) } }
          : { ok: false, refusal: { code: emptied.refusal.code, message: words.emptyFailed } }
      },
    },
  })
}

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
