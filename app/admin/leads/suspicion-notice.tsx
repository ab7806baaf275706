import { useFetcher } from 'react-router'
import { type ActionResult, FormIntent } from '#app/admin/list/row-action.tsx'
import { useToast } from '#app/admin/list/undo.tsx'
import { useMayWrite } from '#app/admin/rights.ts'
import { leadWords } from '#words/admin-leads.ts'
import { type Lead, suspicionReasons } from './lead.ts'

type SuspicionNoticeProps = { lead: Pick<Lead, 'id' | 'name' | 'quarantineReasons'>; className: string }

/** Why a request is suspicious, until staff says that it is not. */
export function SuspicionNotice({ lead, className }: SuspicionNoticeProps) {
  const { id, name } = lead
  const key = `suspicion-${id}`
  const fetcher = useFetcher<ActionResult>({ key })
  const reasons = suspicionReasons(lead)
  useToast(key, fetcher, () => ({
    text: leadWords.trusted(name),
    undo: { intent: 'suspicion', id, reasons: reasons.join(' ') },
  }))
  const mayWrite = useMayWrite('leads')
  const result = fetcher.state === 'submitting' ? undefined : fetcher.data
  if (reasons.length === 0 || fetcher.state === 'submitting') return null
  return (
    <div className={className}>
      <p>{leadWords.quarantine(reasons)}</p>
      {mayWrite && (
        <fetcher.Form method="post">
          <FormIntent intent="suspicion" id={id} />
          <button
            type="submit"
            className="link suspicion-button"
            aria-label={leadWords.notSuspiciousOf(name)}
          >
            {leadWords.notSuspicious}
          </button>
        </fetcher.Form>
      )}
      {result?.ok === false && (
        <p role="alert" className="font-semibold text-alert">
          {result.message}
        </p>
      )}
    </div>
  )
}
