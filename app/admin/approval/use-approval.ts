import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useAnnounce } from '../list/announcer.tsx'
import type { ActionResult } from '../list/row-actions.ts'
import type { ApprovalWords } from './approval-words.ts'

/** What can be approved and featured. */
export type Approvable = { id: string; name: string; isApproved: boolean; isFeatured: boolean }

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
export function useApproval({ id, name, isApproved, isFeatured }: Approvable, words: ApprovalWords) {
  const approval = useSwitch(id, 'approve', isApproved)
  const featuring = useSwitch(id, 'feature', isFeatured)
  useSaid(approval.result, { approve: words.approved(name), unapprove: words.unapproved(name) })
  useSaid(featuring.result, { feature: words.featured(name), unfeature: words.unfeatured(name) })
  return { approval, featuring }
}

/** Says once what was changed, to people who do not see it. */
function useSaid(result: ActionResult | undefined, texts: Record<string, string>) {
  const announce = useAnnounce()
  const said = useRef<ActionResult>(undefined)
  const text = result?.ok ? texts[result.intent] : undefined
  useEffect(() => {
    if (!text || said.current === result) return
    said.current = result
    announce(text)
  }, [result, text, announce])
}
