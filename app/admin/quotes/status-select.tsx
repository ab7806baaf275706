import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { quotesWords } from '#content/en/admin.ts'
import { useAnnounce } from '../list/announcer.tsx'
import { FormIntent } from '../list/form-intent.tsx'
import type { ActionResult } from '../list/row-actions.ts'
import { useIsSlow } from '../list/use-is-slow.ts'
import { nameOf } from '../person-name.ts'
import type { QuoteOnCard } from './documents.ts'
import { type QuoteStatus, statuses, statusIn } from './quote-status.ts'

/** Two taps this close are one, by a thumb that trembles. */
const oneStepMs = 1_000

const nextStep: Partial<Record<QuoteStatus, 'contacted' | 'completed'>> = {
  new: 'contacted',
  contacted: 'completed',
}

/** The change of a quote's status, and the status to show: the one being saved, else the stored one. */
export function useStatusChange(quote: QuoteOnCard) {
  const fetcher = useFetcher<ActionResult>({ key: `status-${quote.id}` })
  const status = (fetcher.formData && statusIn(fetcher.formData)) || quote.status
  return { fetcher, status }
}

type StatusSelectProps = { quote: QuoteOnCard; change: ReturnType<typeof useStatusChange> }

/** Any status at any time from the select; the usual next one by a single tap. Shown at once, saved behind. */
export function StatusSelect({ quote, change: { fetcher, status } }: StatusSelectProps) {
  const announce = useAnnounce()
  const announced = useRef<unknown>(undefined)
  const name = nameOf(quote)
  const next = nextStep[status]
  const isSaving = fetcher.state === 'submitting'
  const isSlow = useIsSlow(isSaving)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const select = useRef<HTMLSelectElement>(null)
  const result = isSaving ? undefined : fetcher.data
  useEffect(() => {
    if (!result?.ok || announced.current === result) return
    announced.current = result
    announce(quotesWords.statusSaved(name, quotesWords.status[status]))
    // The last step takes its button along.
    if (document.activeElement === document.body) select.current?.focus({ preventScroll: true })
  }, [result, announce, name, status])
  return (
    <fetcher.Form method="post" className="status-form">
      <FormIntent intent="status" id={quote.id} />
      {(next || isSlow) && (
        <button
          type="submit"
          name="next"
          value={next}
          aria-disabled={isSaving || undefined}
          onClick={(event) => {
            // The next step stands where this one was: a tap too many must not take it as well.
            if (isSaving || event.timeStamp - pressedAt.current < oneStepMs) event.preventDefault()
            else pressedAt.current = event.timeStamp
          }}
          className="btn btn-step"
          aria-label={next && !isSlow ? quotesWords.markAs(name, quotesWords.nextStep[next]) : undefined}
        >
          <Check className="icon" aria-hidden="true" />
          <span>{next && !isSlow ? quotesWords.nextStep[next] : quotesWords.savingStatus}</span>
        </button>
      )}
      <span className="select">
        <select
          ref={select}
          name="status"
          aria-label={quotesWords.statusOf(name)}
          value={status}
          onChange={({ currentTarget }) => fetcher.submit(currentTarget.form)}
        >
          {statuses.map((value) => (
            <option key={value} value={value}>
              {quotesWords.status[value]}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden="true" />
      </span>
      <noscript>
        <button type="submit" className="btn btn-small">
          {quotesWords.setStatus}
        </button>
      </noscript>
      {result && !result.ok && (
        <p role="alert" className="status-failure">
          {result.message}
        </p>
      )}
    </fetcher.Form>
  )
}
