import { Check, Clock, FileText, Send, TriangleAlert } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { DeliveryOnRow } from '#app/admin/records/delivery.ts'
import { useMayWrite } from '#app/admin/rights.ts'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { Alert } from '#app/ui/alert.tsx'
import { followUpText } from '#app/ui/dates.ts'
import { describeDelivery, filesInsteadOfMails, type TrailLine } from '#words/panel/delivery-trail.ts'
import { listWords } from '#words/panel/lists.ts'
import { useNow } from './time.tsx'

const icons = { sent: Check, unproven: Send, file: FileText, waiting: Clock, failed: TriangleAlert }

/** Mails that all became files are one line: the bar above every screen says so already. */
export function DeliveryTrail({ deliveries }: { deliveries: readonly DeliveryOnRow[] }) {
  if (deliveries.length === 0) return null
  const files = deliveries.filter(isFile)
  const named = files.length > 1 ? deliveries.filter((delivery) => !isFile(delivery)) : deliveries
  return (
    <ul className="trail" aria-label={listWords.trail}>
      {files.length > 1 && (
        <li data-tone="file">
          <FileText className="icon" />
          <span>{filesInsteadOfMails(files.length)}</span>
        </li>
      )}
      {named.map((delivery) => (
        <DeliveryLine key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  )
}

const isFile = ({ state, sentVia }: DeliveryOnRow) => state === 'sent' && sentVia === 'file'

function DeliveryLine({ delivery }: { delivery: DeliveryOnRow }) {
  const now = new Date(useNow())
  const timeZone = useTimeZone()
  const mayRetry = useMayWrite('leads')
  const line = describeDelivery(delivery, now, (at) => followUpText(at, now, timeZone))
  const ToneIcon = icons[line.tone]
  return (
    <li data-tone={line.tone}>
      <ToneIcon className="icon" />
      <span className="min-w-0 grow">
        {/* The recipient of a push is only an id. */}
        <span title={delivery.channel === 'push' ? undefined : delivery.recipient}>{line.text}</span>
        {line.reason && <span className="block text-ink-2">{line.reason}</span>}
      </span>
      {line.canRetry && mayRetry && <RetryButton deliveryId={delivery.id} line={line} />}
    </li>
  )
}

function RetryButton({ deliveryId, line }: { deliveryId: string; line: TrailLine }) {
  const fetcher = useFetcher<Submitted>({ key: `retry-${deliveryId}` })
  const isBusy = fetcher.state !== 'idle'
  const result = isBusy ? undefined : fetcher.data
  return (
    <fetcher.Form method="post" onSubmit={(event) => isBusy && event.preventDefault()}>
      <FormIntent intent="retry" id={deliveryId} />
      <button
        type="submit"
        className="btn btn-small"
        aria-disabled={isBusy || undefined}
        aria-label={listWords.retryDeliveryOf(line.text)}
      >
        {isBusy ? listWords.retrying : listWords.retryDelivery}
      </button>
      <Alert className="mt-1 font-semibold text-alert">{result && !result.ok && result.problem}</Alert>
    </fetcher.Form>
  )
}
