import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { quotesWords } from '#content/en/admin.ts'
import { serviceLabel } from '#content/en/quote-services.ts'
import { useAnnounce } from './announcer.tsx'
import type { QuoteOnCard } from './documents.ts'
import { FormIntent } from './form-intent.tsx'
import { type ListQuery, listPath } from './list-query.ts'
import { nameOf } from './person-name.ts'
import type { ActionResult } from './quote-actions.ts'

type DeleteDialogProps = {
  quote: QuoteOnCard
  query: ListQuery
  /** What a form sent without script was answered. */
  answer: ActionResult | undefined
  onClose: () => void
}

/**
 * Asks before a quote goes for good. Sent by the server it is simply open; with script it becomes modal, and the
 * browser keeps the focus inside and gives it back.
 */
export function DeleteDialog({ quote, query, answer, onClose }: DeleteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const fetcher = useFetcher<ActionResult>()
  const announce = useAnnounce()
  const name = nameOf(quote)
  const isBusy = fetcher.state === 'submitting'
  const result = isBusy ? undefined : (fetcher.data ?? answer)

  useEffect(() => {
    const element = dialog.current
    element?.removeAttribute('open')
    element?.showModal()
  }, [])

  useEffect(() => {
    if (!fetcher.data?.ok) return
    announce(quotesWords.deleted(name))
    dialog.current?.close()
  }, [fetcher.data, announce, name])

  return (
    <dialog
      ref={dialog}
      open
      role="alertdialog"
      className="dialog"
      aria-labelledby="delete-question"
      aria-describedby="delete-what"
      onClose={onClose}
      onCancel={(event) => isBusy && event.preventDefault()}
    >
      <h2 id="delete-question" className="text-name">
        {quotesWords.deleteQuestion}
      </h2>
      <p id="delete-what" className="mt-3 text-ink-2">
        {quotesWords.deleteWhat(name, serviceLabel(quote.service))}
      </p>
      {result && !result.ok && (
        <p role="alert" className="notice notice-alert mt-4">
          {result.message}
        </p>
      )}
      <fetcher.Form method="post" className="mt-6 flex flex-wrap justify-end gap-3">
        <FormIntent intent="delete" id={quote.id} />
        <Link
          to={listPath(query)}
          replace
          preventScrollReset
          className="btn grow sm:grow-0"
          aria-disabled={isBusy || undefined}
          onClick={(event) => {
            event.preventDefault()
            if (!isBusy) dialog.current?.close()
          }}
        >
          {quotesWords.cancel}
        </Link>
        <button type="submit" className="btn btn-danger grow sm:grow-0" disabled={isBusy}>
          {isBusy ? quotesWords.deleting : quotesWords.delete}
        </button>
      </fetcher.Form>
    </dialog>
  )
}
