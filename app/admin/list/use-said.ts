import { useEffect, useEffectEvent, useRef } from 'react'
import type { Fetcher } from 'react-router'
import type { ActionResult } from './row-actions.ts'
import { type Change, useOfferUndo } from './undo.tsx'

/**
 * Says once what a form of a row changed, and offers to take it back. `changeOf` is asked when the form goes out, so
 * that it still sees what was there before.
 */
export function useSaid(
  { state, data, formData }: Pick<Fetcher<ActionResult>, 'state' | 'data' | 'formData'>,
  changeOf: (form: FormData) => Change | undefined,
) {
  const offer = useOfferUndo()
  const sent = useRef<Change>(undefined)
  const said = useRef<ActionResult>(undefined)

  const remember = useEffectEvent((form: FormData) => {
    sent.current = changeOf(form)
  })
  useEffect(() => {
    if (formData) remember(formData)
  }, [formData])

  useEffect(() => {
    if (state === 'submitting' || !data?.ok || said.current === data) return
    said.current = data
    if (!sent.current) return
    const { text, undo } = sent.current
    // Undone only as long as this is the last that happened to the row.
    offer({ text, undo: { ...undo, ...(data.savedAt && { savedAt: data.savedAt }) } })
  }, [state, data, offer])
}
