import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { CrossIcon } from './field-icons.tsx'
import { ReviewFormBody } from './review-form.tsx'
import type { ReviewFormProps } from './review-form-props.ts'
import { useReviewForm } from './use-review-form.ts'

/** Specification section 9: the thanks are read for 3 s, then the dialog closes by itself. */
const thanksForMs = 3000

/** The review form over the page that the link is on. Opens as it is mounted; nothing closes it while it sends. */
export function ReviewDialog({ onClose, ...props }: ReviewFormProps & { onClose: () => void }) {
  const { words } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  // The link that was just tapped has chosen the service.
  const review = useReviewForm(props, () => true)
  const { isSending, phase } = review

  useLayoutEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [])

  const isSent = phase.name === 'sent'
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => dialog.current?.close(), thanksForMs)
    return () => clearTimeout(timer)
  }, [isSent])

  function close() {
    if (!isSending) dialog.current?.close()
  }
  /** Everything inside stands in the sheet, so the dialog itself is hit on its backdrop only. */
  const isOutside = (event: MouseEvent) => event.target === dialog.current

  return (
    <dialog
      ref={dialog}
      className="review-dialog"
      aria-labelledby="review-dialog-title"
      // A text that is selected from the inside outwards ends outside as well, and closes nothing.
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event)
      }}
      onClick={(event) => pressedOutside.current && isOutside(event) && close()}
      onKeyDown={(event) => event.key === 'Escape' && isSending && event.preventDefault()}
      onCancel={(event) => isSending && event.preventDefault()}
      onClose={onClose}
    >
      <div className="review-sheet">
        <div className="review-head">
          <h2 id="review-dialog-title" className="pt-2 text-title">
            {words.dialogTitle}
          </h2>
          <button
            type="button"
            className="btn btn-square"
            aria-label={words.close}
            disabled={isSending}
            onClick={close}
          >
            <CrossIcon />
          </button>
        </div>
        <ReviewFormBody
          {...props}
          review={review}
          lead={<p className="mb-6 text-ink-2">{words.lead}</p>}
          actions={
            <button type="button" className="btn btn-large" disabled={isSending} onClick={close}>
              {words.cancel}
            </button>
          }
        />
      </div>
    </dialog>
  )
}
