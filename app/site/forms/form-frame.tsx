import type { ComponentProps, ReactNode } from 'react'
import { type FormValues, type Refused, trapName } from './form-values.ts'
import {
  type CallInsteadProps,
  FailedNotice,
  type FrameWords,
  type PhoneText,
  RefusedSummary,
  SentNotice,
} from './notices.tsx'
import type { FormSubmission } from './use-form-submission.ts'

/**
 * `refusedNote`: what else a person has to do again after a post without script. `refusedLater`: said when a kept submission
 * came back for correction. `once`: the form goes when it is sent, so that a second one cannot be sent by mistake; the thanks stay.
 */
type FormFrameProps<Values extends FormValues> = {
  sending: FormSubmission<Values>
  words: FrameWords
  phone: PhoneText
  formToken: string
  refused?: Refused<Values> | undefined
  refusedNote?: string
  refusedLater?: string
  post: Pick<ComponentProps<'form'>, 'action' | 'encType'>
  formEvents: Pick<ComponentProps<'form'>, 'onPointerDown' | 'onBlur'>
  queuedNotice?: ReactNode
  actions?: ReactNode
  afterThanks?: CallInsteadProps
  once?: boolean
  children: ReactNode
}

export function FormFrame<Values extends FormValues>(props: FormFrameProps<Values>) {
  const { sending, words, phone, refused, queuedNotice, once = false } = props
  const { phase, isSending } = sending
  const isHidden = queuedNotice !== undefined || (once && phase.name === 'sent')
  return (
    <>
      {queuedNotice}
      <form
        ref={sending.form}
        method="post"
        {...props.post}
        // The browser's own bubbles give way to messages that stay beside their fields.
        noValidate={sending.hydrated}
        hidden={isHidden}
        aria-busy={isSending}
        onSubmit={sending.send}
        onInput={sending.saveTyping}
        {...props.formEvents}
      >
        <div className="form-body">
          {refused && phase.name === 'editing' && (
            <RefusedSummary form={sending.name} refused={refused} note={props.refusedNote} />
          )}
          {phase.name === 'refused-later' && (
            <p role="alert" className="mb-5 font-medium text-alert">
              {props.refusedLater}
            </p>
          )}
          {sending.draftRestored && (
            <p
              role="status"
              className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2 text-note"
            >
              {words.draftRestored}
              <button type="button" className="btn" disabled={isSending} onClick={sending.startOver}>
                {words.draftClear}
              </button>
            </p>
          )}
          <fieldset disabled={isSending} className="min-w-0">
            {props.children}
          </fieldset>
        </div>
        <div className="sr-only" aria-hidden="true">
          <label>
            {words.trap}
            <input
              name={trapName}
              tabIndex={-1}
              autoComplete="off"
              data-1p-ignore
              data-bwignore
              data-lpignore="true"
            />
          </label>
        </div>
        <input type="hidden" name="formToken" defaultValue={props.formToken} />

        <div className="form-foot">
          {phase.name === 'failed' && <FailedNotice because={phase.because} words={words} phone={phone} />}
          <div className="form-actions">
            <button
              type="submit"
              className="btn btn-primary btn-large"
              disabled={isSending}
              // What it says while the browser itself sends the form (islandLoader).
              data-busy={words.submitting}
            >
              {isSending ? words.submitting : words.submit}
            </button>
            {props.actions}
          </div>
        </div>
      </form>
      <SentNotice phase={phase} words={words} onClose={sending.closeNotice} afterThanks={props.afterThanks} />
    </>
  )
}
