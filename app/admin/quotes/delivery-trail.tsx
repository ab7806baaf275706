import { Check, Clock, TriangleAlert } from 'lucide-react'
import { useFetcher } from 'react-router'
import { quotesWords } from '#content/en/admin.ts'
import { describeDelivery, type TrailLine } from '#content/en/delivery-trail.ts'
import type { QuoteOnCard } from './documents.ts'
import { FormIntent } from './form-intent.tsx'
import { useNow } from './now.tsx'
import type { ActionResult } from './quote-actions.ts'

type Delivery = NonNullable<QuoteOnCard['deliveries']>[number]

const icons = { sent: Check, waiting: Clock, failed: TriangleAlert }

/** Who was told of this request, and whether it got through. */
export function DeliveryTrail({ deliveries }: { deliveries: readonly Delivery[] }) {
  if (deliveries.length === 0) return null
  return (
    <ul className="trail" aria-label={quotesWords.trail}>
      {deliveries.map((delivery) => (
        <DeliveryLine key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  )
}

function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const now = useNow()
  const line = describeDelivery(delivery, new Date(now))
  const ToneIcon = icons[line.tone]
  return (
    <li data-tone={line.tone}>
      <ToneIcon className="icon" aria-hidden="true" />
      <span className="min-w-0 grow">
        <span title={delivery.recipient}>{line.text}</span>
        {line.reason && <span className="block text-ink-2">{line.reason}</span>}
      </span>
      {line.canRetry && <RetryButton deliveryId={delivery.id} line={line} />}
    </li>
  )
}

function RetryButton({ deliveryId, line }: { deliveryId: string; line: TrailLine }) {
  const fetcher = useFetcher<ActionResult>({ key: `retry-${deliveryId}` })
  const isBusy = fetcher.state !== 'idle'
  const result = isBusy ? undefined : fetcher.data
  return (
    <fetcher.Form method="post">
      <FormIntent intent="retry" id={deliveryId} />
      <button
        type="submit"
        className="btn btn-small"
        disabled={isBusy}
        aria-label={quotesWords.retryDeliveryOf(line.text)}
      >
        {isBusy ? quotesWords.retrying : quotesWords.retryDelivery}
      </button>
      {result && !result.ok && (
        <p role="alert" className="mt-1 font-semibold text-alert">
          {result.message}
        </p>
      )}
    </fetcher.Form>
  )
}
