import { AttachmentPicker } from '../attachments/attachment-picker.tsx'
import { EmailHint } from '../form/email-hint-button.tsx'
import { FailedNotice } from '../form/failed-notice.tsx'
import { emptyValues, fieldOf } from '../form/form-element.ts'
import { RefusedSummary } from '../form/refused-summary.tsx'
import { SentNotice } from '../form/sent-notice.tsx'
import { useFieldChecks } from '../form/use-field-checks.ts'
import { WaitingNotice } from '../form/waiting-notice.tsx'
import { QuoteFields } from './quote-fields.tsx'
import type { QuoteFormProps } from './quote-form-props.ts'
import { useQuoteForm } from './use-quote-form.ts'

/** The quote form: plain HTML that posts to the page, and with its script the same form at its best. */
export function QuoteForm(props: QuoteFormProps) {
  const { words, services, phone, formToken, refused } = props
  const quote = useQuoteForm(props)
  const { form, phase, errors, waiting, hydrated } = quote
  const checks = useFieldChecks(words, (found) => quote.setErrors((shown) => ({ ...shown, ...found })))
  const isSending = phase.name === 'sending'

  function takeSuggestedEmail(address: string) {
    const email = form.current && fieldOf(form.current, 'email')
    if (!email) return
    email.value = address
    checks.clearHints()
    quote.saveTyping()
    email.focus()
  }

  return (
    <>
      {waiting && (
        <WaitingNotice
          waiting={waiting}
          words={words}
          services={services}
          phone={phone}
          onSendNow={quote.sendWaiting}
          onChange={quote.changeWaiting}
          onDiscard={quote.discardWaiting}
        />
      )}
      <form
        ref={form}
        method="post"
        action="/?index#quote-form"
        encType="multipart/form-data"
        // The browser's own bubbles give way to messages that stay beside their fields.
        noValidate={hydrated}
        hidden={waiting !== undefined}
        aria-busy={isSending}
        onSubmit={quote.send}
        onInput={quote.saveTyping}
        {...checks.formEvents}
      >
        {refused && phase.name === 'editing' && <RefusedSummary refused={refused} words={words} />}
        {phase.name === 'refused-later' && (
          <p role="alert" className="mb-5 font-medium text-alert">
            {words.waitingRefused}
          </p>
        )}
        {quote.draftRestored && (
          <p role="status" className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2 text-note">
            {words.draftRestored}
            <button type="button" className="btn" onClick={quote.startAfresh}>
              {words.draftClear}
            </button>
          </p>
        )}
        <fieldset disabled={isSending} className="min-w-0">
          <QuoteFields
            words={words}
            services={services}
            defaults={refused?.values ?? { ...emptyValues, service: props.preset ?? '' }}
            errors={errors}
            phoneIncomplete={checks.hints.phoneIncomplete}
            emailHint={
              checks.hints.emailMeant && (
                <EmailHint meant={checks.hints.emailMeant} words={words} onUse={takeSuggestedEmail} />
              )
            }
          />
          <AttachmentPicker
            attachments={quote.attachments}
            words={words}
            error={errors.files}
            hydrated={hydrated}
          />
        </fieldset>
        <div className="sr-only" aria-hidden="true">
          <label>
            {words.trap}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <input type="hidden" name="formToken" defaultValue={formToken} autoComplete="off" />

        <button
          type="submit"
          className="btn btn-primary btn-large mt-7 w-full sm:w-auto"
          disabled={isSending}
        >
          {isSending ? words.submitting : words.submit}
        </button>
        {phase.name === 'failed' && <FailedNotice because={phase.because} words={words} phone={phone} />}
      </form>
      <SentNotice phase={phase} words={words} onClose={quote.closeNotice} />
    </>
  )
}
