import { useFetcher } from 'react-router'
import { useToast } from '#app/admin/list/undo.tsx'
import { type Lead, suspiciousReasonsOf } from '#app/admin/records/lead.ts'
import { useMayWrite } from '#app/admin/rights.ts'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { leadWords } from '#words/panel/leads.ts'
import { suspiciousInWords } from '#words/suspicious.ts'

type SuspiciousNoticeProps = { lead: Pick<Lead, 'id' | 'name' | 'suspiciousReasons'> }

export function SuspiciousNotice({ lead }: SuspiciousNoticeProps) {
  const { id, name } = lead
  const key = `suspicious-${id}`
  const fetcher = useFetcher<Submitted>({ key })
  const reasons = suspiciousReasonsOf(lead)
  useToast(key, fetcher, () => ({
    text: leadWords.trusted(name),
    undo: { intent: 'suspicious', id, reasons: reasons.join(' ') },
  }))
  const mayWrite = useMayWrite('leads')
  const result = fetcher.state === 'submitting' ? undefined : fetcher.data
  if (reasons.length === 0 || fetcher.state === 'submitting') return null
  return (
    <div className="notice notice-late mt-3">
      <p>{leadWords.suspicious(suspiciousInWords(reasons))}</p>
      {mayWrite && (
        <fetcher.Form method="post">
          <FormIntent intent="suspicious" id={id} />
          <button
            type="submit"
            className="link suspicious-button"
            aria-label={leadWords.notSuspiciousOf(name)}
          >
            {leadWords.notSuspicious}
          </button>
        </fetcher.Form>
      )}
      <Alert className="font-semibold text-alert">{result?.ok === false && result.problem}</Alert>
    </div>
  )
}
