import { href, Link } from 'react-router'
import { MakeForm } from '#app/admin/money/make-form.tsx'
import { exactDollars } from '#app/ui/dollars.ts'
import { estimatePanelWords as words } from '#words/panel/money/estimates.ts'
import type { OpenEstimate } from './estimate-data.ts'
import { EstimateState } from './estimate-state.tsx'

type RequestEstimate = Pick<
  OpenEstimate,
  'id' | 'number' | 'version' | 'state' | 'isExpired' | 'totalCents'
> & {
  deposit: Pick<NonNullable<OpenEstimate['deposit']>, 'paidCents' | 'openCents'> | null
}

type RequestEstimatesProps = {
  request: { kind: string; id: string } | undefined
  estimates: readonly RequestEstimate[]
  mayWork: boolean
}

export function RequestEstimates({ request, estimates, mayWork }: RequestEstimatesProps) {
  const hasDraft = estimates.some(({ state }) => state === 'draft')
  if (estimates.length === 0 && !mayWork) return null
  return (
    <section className="request-part" aria-labelledby="request-estimates">
      <h2 id="request-estimates">{estimates.length > 1 ? words.several : words.inRequest}</h2>
      {estimates.length > 0 && (
        <ul className="invoice-payments">
          {estimates.map((estimate) => (
            <li key={estimate.id}>
              <Link to={href('/admin/estimates/:id', { id: estimate.id })} className="link">
                {words.title(estimate)}
              </Link>
              <EstimateState estimate={estimate} />
              <span className="tabular-nums">{exactDollars(estimate.totalCents)}</span>
              <DepositInRow estimate={estimate} />
            </li>
          ))}
        </ul>
      )}
      {request && mayWork && !hasDraft && (
        <MakeForm
          action={href('/admin/estimates/new')}
          request={request}
          label={estimates.length > 0 ? words.makeNew : words.make}
          busyLabel={words.making}
          className={estimates.length > 0 ? 'btn btn-small' : 'btn'}
        />
      )}
    </section>
  )
}

function DepositInRow({ estimate: { state, deposit } }: { estimate: RequestEstimate }) {
  if (!deposit || state !== 'accepted') return null
  const { paidCents, openCents } = deposit
  const says = openCents > 0 ? words.depositInRow.due(exactDollars(openCents)) : undefined
  const paid = paidCents > 0 ? words.depositInRow.paid(exactDollars(paidCents)) : undefined
  return <span className="cell-under tabular-nums">{[paid, says].filter(Boolean).join(', ')}</span>
}
