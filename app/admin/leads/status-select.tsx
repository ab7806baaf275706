import { ChevronDown } from 'lucide-react'
import { useFetcher } from 'react-router'
import { useToast } from '#app/admin/list/undo.tsx'
import { type Lead, statuses, statusIn } from '#app/admin/records/lead.ts'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { leadWords } from '#words/panel/leads.ts'

export function StatusSelect({ lead }: { lead: Lead }) {
  const { id, name, contactedAt, completedAt, assignee } = lead
  const key = `set-status-${id}`
  const fetcher = useFetcher<Submitted>({ key })
  const status = (fetcher.formData && statusIn(fetcher.formData)) || lead.status
  const result = fetcher.state === 'submitting' ? undefined : fetcher.data
  useToast(key, fetcher, (form) => {
    const asked = statusIn(form)
    const before = {
      status: lead.status,
      contactedAt: contactedAt ?? '',
      completedAt: completedAt ?? '',
      lostReason: lead.lostReason ?? '',
      ...(!assignee && { assigneeId: '' }),
    }
    return (
      asked && {
        text: leadWords.statusSaved(name, leadWords.status[asked]),
        undo: { intent: 'restore', id, ...before },
      }
    )
  })
  return (
    <fetcher.Form method="post" className="contents">
      <FormIntent intent="status" id={id} />
      <span className="select">
        <select
          name="status"
          aria-label={leadWords.statusOf(name)}
          value={status}
          onChange={({ currentTarget }) => fetcher.submit(currentTarget.form)}
        >
          {statuses.map((value) => (
            <option key={value} value={value}>
              {leadWords.status[value]}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" />
      </span>
      <Alert className="status-failure">{result && !result.ok && result.problem}</Alert>
    </fetcher.Form>
  )
}
