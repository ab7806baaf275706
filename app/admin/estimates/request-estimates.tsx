import { href, Link, useFetcher } from 'react-router'
import { dollars } from '#app/ui/dollars.ts'
import { estimatePanelWords as words } from '#words/panel/money/estimates.ts'
import '#app/admin/invoices/invoices.css'
import type { OpenEstimate } from './estimate-data.ts'
import { EstimateState } from './estimate-state.tsx'

type RequestEstimatesProps = {
  request: { kind: string; id: string }
  estimates: readonly Pick<OpenEstimate, 'id' | 'number' | 'version' | 'state' | 'isExpired' | 'totalCents'>[]
  mayWrite: boolean
}

/** The versions of a request's estimate, newest first. */
export function RequestEstimates({ request, estimates, mayWrite }: RequestEstimatesProps) {
  const fetcher = useFetcher<{ ok: boolean; message?: string }>({ key: `make-estimate-${request.id}` })
  const isBusy = fetcher.state !== 'idle'
  const hasDraft = estimates.some(({ state }) => state === 'draft')
  if (estimates.length === 0 && !mayWrite) return null
  return (
    <section className="request-part" aria-labelledby="request-estimates">
      <h2 id="request-estimates">{words.inRequest}</h2>
      {estimates.length > 0 && (
        <ul className="invoice-payments">
          {estimates.map((estimate) => (
            <li key={estimate.id}>
              <Link to={href('/admin/estimates/:id', { id: estimate.id })} className="link">
                {words.title(estimate)}
              </Link>
              <EstimateState estimate={estimate} />
              <span className="tabular-nums">{dollars(estimate.totalCents)}</span>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && !hasDraft && (
        <fetcher.Form
          method="post"
          action={href('/admin/estimates/new')}
          className="mt-3"
          onSubmit={(event) => isBusy && event.preventDefault()}
        >
          <input type="hidden" name="kind" value={request.kind} />
          <input type="hidden" name="request" value={request.id} />
          <button
            type="submit"
            className={estimates.length > 0 ? 'btn btn-small' : 'btn'}
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? words.making : estimates.length > 0 ? words.makeNew : words.make}
          </button>
          {!isBusy && fetcher.data?.ok === false && (
            <p role="alert" className="step-failure">
              {fetcher.data.message}
            </p>
          )}
        </fetcher.Form>
      )}
    </section>
  )
}
