import { href } from 'react-router'
import { requestPath } from '#app/admin/leads/lead.ts'
import { estimateStateWords } from '#words/panel/money/estimates.ts'
import type { OpenEstimate } from './estimate-data.ts'

/** Nothing here waits for staff: an answer that does is in the inbox. */
export function EstimateState({
  estimate: { state, isExpired },
}: {
  estimate: Pick<OpenEstimate, 'state' | 'isExpired'>
}) {
  return (
    <span className="state" data-on={state === 'accepted' || undefined}>
      {estimateStateWords[isExpired ? 'expired' : state]}
    </span>
  )
}

type Owners = Pick<OpenEstimate, 'quoteId' | 'messageId' | 'callId'>

export function requestOf({ quoteId, messageId, callId }: Owners) {
  if (quoteId) return { kind: 'Quote' as const, id: quoteId }
  if (messageId) return { kind: 'Message' as const, id: messageId }
  return callId ? { kind: 'Call' as const, id: callId } : undefined
}

export function requestPathOf(owners: Owners | null): string {
  const request = owners && requestOf(owners)
  return request ? requestPath(request) : href('/admin/inbox')
}
