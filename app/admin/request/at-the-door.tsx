import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { doorWords as words } from '#words/panel/people/at-the-door.ts'
import { requestWords } from '#words/panel/request.ts'
import { AddPhotos } from './add-photos.tsx'
import type { OpenRequest } from './request.ts'
import { StepForm } from './step-form.tsx'
import { isWrappedUp } from './wrap-up-state.ts'

export function AtTheDoor({ request }: { request: OpenRequest }) {
  return (
    <section className="step" aria-labelledby="at-the-door">
      <h2 id="at-the-door">{words.title}</h2>
      {!isWrappedUp(request) && <AddPhotos request={request} />}
      <Signature request={request} />
    </section>
  )
}

function Signature({ request }: { request: OpenRequest }) {
  const { name, signedName, signedAt } = request
  const timeZone = useTimeZone()
  const isSigned = signedName !== null && signedAt !== null
  return (
    <>
      {isSigned && <p className="step-fact">{words.signed(signedName, dateTimeText(signedAt, timeZone))}</p>}
      <details key={signedAt ?? ''} className="step-more">
        <summary className="btn">{isSigned ? words.signsAgain : words.signs}</summary>
        <p className="step-question">{words.ask(name)}</p>
        <StepForm
          request={request}
          intent="sign"
          change={(form) => ({
            text: words.signSaved(String(form.get('signedName'))),
            undo: { signedName: signedName ?? '' },
          })}
        >
          {(isBusy) => (
            <>
              <p className="basis-full font-semibold">{words.statement}</p>
              <label className="step-note">
                {words.signName}
                <span className="field">
                  <input name="signedName" required maxLength={100} autoComplete="off" dir="auto" />
                </span>
              </label>
              <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
                {isBusy ? requestWords.saving : words.signSend}
              </button>
            </>
          )}
        </StepForm>
      </details>
    </>
  )
}
