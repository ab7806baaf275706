import { useFetcher } from 'react-router'
import type { ActionResult } from '#app/admin/list/row-action.ts'
import { useSaid } from '#app/admin/list/undo.tsx'
import type { ApprovalWords } from './approval-words.ts'

/** What can be approved and featured. */
export type Approvable = {
  id: string
  name: string
  isApproved: boolean
  isFeatured: boolean
  /** When visitors first saw it, where that is kept. */
  approvedAt?: string | null
}

type SwitchName = 'approve' | 'feature'

/** A state that is switched: shown as it is being changed, else as it is stored. */
function useSwitch(id: string, on: SwitchName, stored: boolean) {
  const fetcher = useFetcher<ActionResult>({ key: `${on}-${id}` })
  const asked = fetcher.formData?.get('intent')
  const isSaving = fetcher.state === 'submitting'
  const isOn = asked ? asked === on : stored
  return { fetcher, isOn, isSaving, result: isSaving ? undefined : fetcher.data }
}

/** A switch of a row: its form, whether it is on, and what became of the last change. */
export type Switch = ReturnType<typeof useSwitch>

/** Whether somebody's words are approved and featured, and the changes of both. */
export function useApproval(row: Approvable, words: ApprovalWords) {
  const { id, name, isApproved, isFeatured, approvedAt } = row
  const approval = useSwitch(id, 'approve', isApproved)
  const featuring = useSwitch(id, 'feature', isFeatured)
  useSaid(approval.fetcher, (form) =>
    form.get('intent') === 'approve'
      ? { text: words.approved(name), undo: { intent: 'unapprove', id } }
      : {
          text: words.unapproved(name),
          undo: approvedAt ? { intent: 'restore', id, approvedAt } : { intent: 'approve', id },
        },
  )
  useSaid(featuring.fetcher, (form) =>
    form.get('intent') === 'feature'
      ? { text: words.featured(name), undo: { intent: 'unfeature', id } }
      : { text: words.unfeatured(name), undo: { intent: 'feature', id } },
  )
  return { approval, featuring }
}
