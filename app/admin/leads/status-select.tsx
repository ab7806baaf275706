import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { type ActionResult, FormIntent } from '#app/admin/list/row-action.tsx'
import { useIsSlow } from '#app/admin/list/skeletons.tsx'
import { useToast } from '#app/admin/list/undo.tsx'
import { leadWords } from '#words/admin-leads.ts'
import { listWords } from '#words/admin-lists.ts'
import { type Lead, type LeadStatus, statuses, statusIn } from './lead.ts'

/** Two taps this close count as one. */
const oneStepMs = 1_000

const nextStep: Partial<Record<LeadStatus, 'contacted' | 'completed'>> = {
  new: 'contacted',
  contacted: 'completed',
}

/** The form that changes a lead's status, and the status to show: the one being saved, else the stored one. */
export function useStatusChange(lead: Lead) {
  const key = `status-${lead.id}`
  const fetcher = useFetcher<ActionResult>({ key })
  const status = (fetcher.formData && statusIn(fetcher.formData)) || lead.status
  const { id, name, contactedAt, completedAt, assignee } = lead
  useToast(key, fetcher, (form) => {
    const asked = statusIn(form)
    const before = {
      status: lead.status,
      contactedAt: contactedAt ?? '',
      completedAt: completedAt ?? '',
      ...(!assignee && { assigneeId: '' }),
    }
    return (
      asked && {
        text: leadWords.statusSaved(name, leadWords.status[asked]),
        undo: { intent: 'restore', id, ...before },
      }
    )
  })
  return { fetcher, status }
}

type StatusSelectProps = { lead: Lead; change: ReturnType<typeof useStatusChange> }

/** Any status at any time from the select; the usual next one by a single tap. Shown at once, saved behind. */
export function StatusSelect({ lead, change: { fetcher, status } }: StatusSelectProps) {
  const { name } = lead
  const next = nextStep[status]
  const isSaving = fetcher.state === 'submitting'
  const isSlow = useIsSlow(isSaving)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const select = useRef<HTMLSelectElement>(null)
  const result = isSaving ? undefined : fetcher.data
  useEffect(() => {
    // After the last step its button is gone, and the focus with it.
    if (result?.ok && document.activeElement === document.body) select.current?.focus({ preventScroll: true })
  }, [result])
  return (
    <fetcher.Form method="post" className="status-form">
      <FormIntent intent="status" id={lead.id} />
      {(next || isSlow) && (
        <button
          type="submit"
          name="next"
          value={next}
          aria-disabled={isSaving || undefined}
          onClick={(event) => {
            // The button of the next step takes this one's place: a double tap must not press both.
            if (isSaving || event.timeStamp - pressedAt.current < oneStepMs) event.preventDefault()
            else pressedAt.current = event.timeStamp
          }}
          className="btn btn-step"
          aria-label={next && !isSlow ? listWords.doFor(leadWords.nextStep[next], name) : undefined}
        >
          <Check className="icon" aria-hidden="true" />
          <span>{next && !isSlow ? leadWords.nextStep[next] : leadWords.savingStatus}</span>
        </button>
      )}
      <span className="select">
        <select
          ref={select}
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
        <ChevronDown className="icon" aria-hidden="true" />
      </span>
      {result && !result.ok && (
        <p role="alert" className="status-failure">
          {result.message}
        </p>
      )}
    </fetcher.Form>
  )
}
