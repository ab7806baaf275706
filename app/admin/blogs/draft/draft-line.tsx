import { clockText } from '#app/admin/list/times.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import type { DraftState } from './use-autosave.ts'

/** What became of the draft, beside the buttons. Only what is not as it should be is announced. */
export function DraftLine({ draft, waits }: { draft: DraftState; waits: boolean }) {
  if (waits) return <p className="draft-line">{words.draftWaits}</p>
  if (draft.kind === 'saved') return <p className="draft-line">{words.draftSaved(clockText(draft.at))}</p>
  return (
    <p className="draft-line" role="status">
      {draft.kind === 'kept' && words.draftKept}
    </p>
  )
}
