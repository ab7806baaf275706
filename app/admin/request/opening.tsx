import { Reason, waitsForCall } from '#app/admin/inbox/reason.tsx'
import { useSelection } from '#app/admin/inbox/selection.tsx'
import { CallButton } from '#app/admin/leads/call-button.tsx'
import { EmergencyMark } from '#app/admin/leads/emergency-mark.tsx'
import { LoadingList } from '#app/admin/list/skeletons.tsx'
import { serviceOf } from '#app/admin/records/lead.ts'
import { PanelTitle } from '#app/admin/screen/panel-context.tsx'
import { requestWords as words } from '#words/panel/request.ts'

/** What the list knows of a request, until the rest has come: on a phone in a van that takes half a second. */
export function OpeningRequest({ id }: { id: string }) {
  const request = useSelection().requests.find((one) => one.id === id)
  if (!request) return <LoadingList says={words.opening}>{null}</LoadingList>
  const { name, number, isEmergency, excerpt, address } = request
  const waits = waitsForCall(request)
  return (
    <article className="request" aria-busy="true" aria-label={name}>
      <PanelTitle title={name} />
      <div className="request-now">
        <header className="request-head" data-waiting={waits || undefined}>
          <h1>
            <bdi className="wrap-anywhere">{name}</bdi>
          </h1>
          <p className="request-about">
            {isEmergency && <EmergencyMark />}
            <span className="font-semibold text-ink">{serviceOf(request)}</span>
            <span>{words.kinds[request.kind]}</span>
            <span className="tabular-nums">{words.number(number)}</span>
          </p>
          <p className="request-wait">
            <Reason request={request} />
          </p>
          <div className="request-reach">
            <CallButton request={request} isFirst={waits} className="btn-large call-link" />
          </div>
        </header>
        <section className="request-part" aria-label={words.message}>
          <p className="lead-message" dir="auto">
            {excerpt}
          </p>
          {address && (
            <p className="mt-2 text-ink-2">
              <bdi>{address}</bdi>
            </p>
          )}
        </section>
      </div>
    </article>
  )
}
