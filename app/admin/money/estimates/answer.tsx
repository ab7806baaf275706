import { useFetcher } from 'react-router'
import { Field } from '#app/admin/form/fields.tsx'
import { DefaultButton, FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm, intentKey } from '#app/admin/form/intent-form.tsx'
import { fieldOf } from '#app/admin/form/record-fields.tsx'
import { useToast } from '#app/admin/list/undo.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { estimatePanelWords as words } from '#words/panel/money/estimates.ts'
import type { OpenEstimate } from './estimate-data.ts'

export function Answered({ estimate }: { estimate: OpenEstimate }) {
  const { state, answeredAt, answeredName, answeredFrom, recordedBy, reason } = estimate
  const timeZone = useTimeZone()
  if (!answeredAt) return null
  const said = { name: answeredName ?? '', at: dateTimeText(answeredAt, timeZone) }
  return (
    <section className="request-part" aria-labelledby="estimate-answer">
      <h2 id="estimate-answer">{words.answer}</h2>
      <p className="font-semibold wrap-anywhere">
        {state === 'accepted' ? words.saidYes(said) : words.saidNo(said)}
      </p>
      {reason && <p className="whitespace-pre-line wrap-anywhere">{words.because(reason)}</p>}
      <p className="mt-1 text-fine text-ink-2 wrap-anywhere">
        {recordedBy ? words.recordedBy(recordedBy) : answeredFrom && words.from(answeredFrom)}
      </p>
    </section>
  )
}

const answerKey = intentKey('answer')

export function RecordAnswer({ id, customer }: { id: string; customer: string | undefined }) {
  const fetcher = useFetcher<Submitted>({ key: answerKey })
  useToast(answerKey, fetcher, () => ({ text: words.recorded, undo: { intent: 'unanswer', id } }))
  return (
    <details className="request-part">
      <summary className="btn">{words.record}</summary>
      <IntentForm intent="answer" className="invoice-end">
        {({ isBusy, errors }) => (
          <>
            <DefaultButton disabled />
            <Field
              {...fieldOf('name', { start: { name: customer }, errors }, words)}
              required
              maxLength={100}
            />
            <Field {...fieldOf('reason', { start: {}, errors }, words)} maxLength={200} />
            <div className="settings-buttons">
              <FormButton
                isBusy={isBusy}
                name="said"
                value="yes"
                busy={words.recordYes}
                className="btn btn-strong"
              >
                {words.recordYes}
              </FormButton>
              <FormButton isBusy={isBusy} name="said" value="no" busy={words.recordNo} className="btn">
                {words.recordNo}
              </FormButton>
            </div>
          </>
        )}
      </IntentForm>
    </details>
  )
}
