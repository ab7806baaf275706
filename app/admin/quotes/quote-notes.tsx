import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { quotesWords } from '#content/en/admin.ts'
import { useAnnounce } from '../list/announcer.tsx'
import { FormIntent } from '../list/form-intent.tsx'
import type { ActionResult } from '../list/row-actions.ts'
import { nameOf } from '../person-name.ts'
import type { QuoteOnCard } from './documents.ts'

/** What staff wrote about a request, edited in place. */
export function QuoteNotes({ quote }: { quote: QuoteOnCard }) {
  const fetcher = useFetcher<ActionResult>({ key: `notes-${quote.id}` })
  const editor = useRef<HTMLDetailsElement>(null)
  const announce = useAnnounce()
  const result = fetcher.data
  useEffect(() => {
    if (!result?.ok || !editor.current) return
    // What was typed is stored; from here on the field follows the store, as another phone may write next.
    editor.current.querySelector('form')?.reset()
    editor.current.open = false
    editor.current.querySelector('summary')?.focus()
    announce(quotesWords.noteSaved)
  }, [result, announce])
  const isBusy = fetcher.state !== 'idle'
  return (
    <div className="quote-notes">
      {quote.notes && <p className="quote-note">{quote.notes}</p>}
      <details ref={editor} className="note-editor">
        <summary>{quote.notes ? quotesWords.editNote : quotesWords.addNote}</summary>
        <fetcher.Form method="post" className="mt-1">
          <FormIntent intent="notes" id={quote.id} />
          <textarea
            name="notes"
            rows={3}
            maxLength={5000}
            defaultValue={quote.notes ?? ''}
            aria-label={quotesWords.noteFor(nameOf(quote))}
            className="note-field"
          />
          <button type="submit" className="btn btn-small mt-2" disabled={isBusy}>
            {isBusy ? quotesWords.savingNote : quotesWords.saveNote}
          </button>
          {result && !result.ok && !isBusy && (
            <p role="alert" className="mt-2 font-semibold text-alert text-fine">
              {result.message}
            </p>
          )}
        </fetcher.Form>
      </details>
    </div>
  )
}
