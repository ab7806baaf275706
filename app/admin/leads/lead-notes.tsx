import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { leadWords } from '#content/en/admin-leads.ts'
import { useAnnounce } from '../list/announcer.tsx'
import { FormIntent } from '../list/form-intent.tsx'
import type { ActionResult } from '../list/row-actions.ts'
import type { Lead } from './lead.ts'

/** What staff wrote about a request, edited in place. */
export function LeadNotes({ lead }: { lead: Lead }) {
  const fetcher = useFetcher<ActionResult>({ key: `notes-${lead.id}` })
  const editor = useRef<HTMLDetailsElement>(null)
  const announce = useAnnounce()
  const result = fetcher.data
  useEffect(() => {
    if (!result?.ok || !editor.current) return
    // What was typed is stored; from here on the field follows the store, as another phone may write next.
    editor.current.querySelector('form')?.reset()
    editor.current.open = false
    editor.current.querySelector('summary')?.focus()
    announce(leadWords.noteSaved)
  }, [result, announce])
  const isBusy = fetcher.state !== 'idle'
  return (
    <div className="lead-notes">
      {lead.notes && <p className="lead-note">{lead.notes}</p>}
      <details ref={editor} className="note-editor">
        <summary>{lead.notes ? leadWords.editNote : leadWords.addNote}</summary>
        <fetcher.Form method="post" className="mt-1">
          <FormIntent intent="notes" id={lead.id} />
          <textarea
            name="notes"
            rows={3}
            maxLength={5000}
            defaultValue={lead.notes ?? ''}
            aria-label={leadWords.noteFor(lead.name)}
            className="note-field"
          />
          <button type="submit" className="btn btn-small mt-2" disabled={isBusy}>
            {isBusy ? leadWords.savingNote : leadWords.saveNote}
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
