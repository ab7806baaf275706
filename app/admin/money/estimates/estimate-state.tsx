import { href } from 'react-router'
import { requestOf } from '#app/admin/money/owners.ts'
import { requestPath } from '#app/admin/records/lead.ts'
import { estimateStateWords } from '#words/panel/money/estimates.ts'
import type { OpenEstimate } from './estimate-data.ts'

/** No amber: an answer that waits for staff is in the inbox. */
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

export const deletedEstimate = 'deletedEstimate'

export function requestPathOf(owners: Parameters<typeof requestOf>[0] | null): string {
  const request = owners && requestOf(owners)
  return request ? requestPath(request) : href('/admin/inbox')
}
