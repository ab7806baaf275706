import { useFetcher } from 'react-router'
import { FormIntent } from '#app/admin/list/form-intent.tsx'
import { quarantineReasonsOf } from '#app/admin/list/quarantine-reasons.ts'
import type { ActionResult } from '#app/admin/list/row-action.ts'
import { useSaid } from '#app/admin/list/undo.tsx'
import { leadWords } from '#content/en/admin-leads.ts'
import type { Lead } from './lead.ts'

/** Why a request looks automatic, until somebody knows better. */
export function LeadSuspicion({ lead }: { lead: Lead }) {
  const { id, name } = lead
  const fetcher = useFetcher<ActionResult>({ key: `suspicion-${id}` })
  const reasons = quarantineReasonsOf(lead)
  useSaid(fetcher, () => ({
    text: leadWords.trusted(name),
    undo: { intent: 'suspicion', id, reasons: reasons.join(' ') },
  }))
  const result = fetcher.state === 'submitting' ? undefined : fetcher.data
  if (reasons.length === 0 || fetcher.state === 'submitting') return null
  return (
    <div className="quarantine">
      <p>{leadWords.quarantine(reasons)}</p>
      <fetcher.Form method="post">
        <FormIntent intent="suspicion" id={id} />
        <button type="submit" className="link suspicion-button" aria-label={leadWords.notSpamOf(name)}>
          {leadWords.notSpam}
        </button>
      </fetcher.Form>
      {result?.ok === false && (
        <p role="alert" className="font-semibold text-alert">
          {result.message}
        </p>
      )}
    </div>
  )
}
