import { href, Link } from 'react-router'
import { businessWords as words } from '#content/en/admin-business.ts'
import { formWords } from '#content/en/admin-form.ts'
import type { BusinessAnswer } from './save-business.ts'

type SaveBarProps = { isSaving: boolean; answer: BusinessAnswer | undefined }

/** Saving, always in reach, and above it why the last save did not get through. */
export function SaveBar({ isSaving, answer }: SaveBarProps) {
  return (
    <div className="form-buttons">
      {!isSaving && <SaveFailure answer={answer} />}
      <Link to={href('/admin')} className="btn">
        {formWords.cancel}
      </Link>
      <button
        type="submit"
        className="btn btn-primary"
        aria-disabled={isSaving || undefined}
        onClick={(event) => isSaving && event.preventDefault()}
      >
        {isSaving ? formWords.saving : words.save}
      </button>
    </div>
  )
}

function SaveFailure({ answer }: { answer: BusinessAnswer | undefined }) {
  if (answer?.kind !== 'refused' && answer?.kind !== 'unsent') return null
  const theirs = answer.kind === 'refused' ? answer.theirs : undefined
  return (
    <div className="notice notice-alert form-failure">
      <div role="alert">
        <p className="font-semibold">{words.failed}</p>
        <p>{answer.kind === 'refused' ? answer.reason : formWords.nothingLost}</p>
      </div>
      {theirs && (
        <>
          <p>{words.conflictHint}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <a href={href('/admin/settings')} target="_blank" className="btn btn-small" rel="noreferrer">
              {words.openTheirs}
            </a>
            <button type="submit" name="replaces" value={theirs} className="btn btn-small">
              {words.replaceTheirs}
            </button>
          </p>
        </>
      )}
    </div>
  )
}
