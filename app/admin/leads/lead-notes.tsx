import { TextEditor } from '#app/admin/list/text-editor.tsx'
import { leadWords } from '#content/en/admin-leads.ts'
import type { Lead } from './lead.ts'

/** What staff wrote about a request, edited in place. */
export function LeadNotes({ lead: { id, name, notes } }: { lead: Lead }) {
  const words = {
    open: notes ? leadWords.editNote : leadWords.addNote,
    label: leadWords.noteFor(name),
    save: leadWords.saveNote,
    saving: leadWords.savingNote,
    saved: leadWords.noteSaved(name),
  }
  return (
    <div className="lead-notes">
      {notes && (
        <p dir="auto" className="lead-note">
          {notes}
        </p>
      )}
      <TextEditor id={id} name={name} intent="notes" text={notes} maxLength={5000} words={words} />
    </div>
  )
}
