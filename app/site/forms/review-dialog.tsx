import { useEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Dialog } from '#app/ui/dialog.tsx'
import { reviewFormWords } from '#words/site/review-form.ts'
import { CrossIcon } from './fields.tsx'
import { ReviewFormBody, type ReviewFormProps, useReviewForm } from './review-form.tsx'
import { loadSiteStyles } from './site-styles.ts'

/** Specification section 9: the thanks are read for 3 s, then the dialog closes by itself. */
const thanksForMs = 3000

/** The review form over the page that the link is on. Opens as it is mounted; nothing closes it while it sends. */
function ReviewDialog({ onClose, ...props }: ReviewFormProps & { onClose: () => void }) {
  const { words } = props
  const dialog = useRef<HTMLDialogElement>(null)
  // The link that was just tapped has chosen the service.
  const review = useReviewForm(props, () => true)
  const { isSending, phase } = review

  const isSent = phase.name === 'sent'
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => dialog.current?.close(), thanksForMs)
    return () => clearTimeout(timer)
  }, [isSent])

  function close() {
    if (!isSending) dialog.current?.close()
  }
  return (
    <Dialog
      ref={dialog}
      className="review-dialog"
      aria-labelledby="review-dialog-title"
      isBusy={isSending}
      closesOnBackdrop
      onOpen={(opened) => opened.querySelector<HTMLElement>('input:checked')?.focus()}
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
    </Dialog>
  )
}

type Ready = { root: Root; props: Omit<ReviewFormProps, 'words'> }

let ready: Promise<Ready> | undefined

/**
 * Gets all that the dialog of a "Leave a Review" link needs, and gives the function that shows it, with the service that
 * the link names. Rejects when something cannot be had; then, or when it takes too long, the link is followed as a link
 * (forms/island.tsx).
 */
export async function openReviewDialog(link: HTMLAnchorElement): Promise<() => void> {
  const { pathname, searchParams } = new URL(link.href)
  ready ??= prepare(pathname)
  const { root, props } = await ready.catch((error: unknown) => {
    ready = undefined
    throw error
  })
  const close = () => {
    root.render(null)
    // Safari does not focus a link that is tapped, so the dialog does not know the way back.
    link.focus()
  }
  const preset = searchParams.get('service') ?? ''
  return () =>
    root.render(<ReviewDialog {...props} words={reviewFormWords} preset={preset} onClose={close} />)
}

async function prepare(page: string): Promise<Ready> {
  const [props] = await Promise.all([readProps(page), loadSiteStyles()])
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place, {
    // What was typed is a draft, which the page of the form shows.
    onUncaughtError(error) {
      location.assign(page)
      reportError(error)
    },
  })
  return { root, props }
}

/** Read as text: a parser of documents would ask the security policy about the inline styles of that page. */
const handed = /data-island="review-form".*?<script type="application\/json">(.*?)<\/script>/s

async function readProps(page: string): Promise<Ready['props']> {
  const response = await fetch(page)
  const json = handed.exec(await response.text())?.[1]
  if (!json) throw new Error('The page of the review form has no form')
  // Written by <Island> for the form that the dialog shows.
  return JSON.parse(json) as Ready['props']
}
