import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formWords } from '#content/en/admin-form.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import type { FormAnswer } from './form-answer.ts'

type SaveBarProps = {
  isNew: boolean
  isSaving: boolean
  answer: FormAnswer | undefined
  listPath: string
  /** What became of the draft. */
  children: ReactNode
}

/** Cancel and save, always in reach, and above them why the last save did not get through. */
export function SaveBar({ isNew, isSaving, answer, listPath, children }: SaveBarProps) {
  return (
    <div className="form-buttons">
      {!isSaving && <SaveFailure answer={answer} />}
      <Link to={listPath} className="btn">
        {formWords.cancel}
      </Link>
      <button
        type="submit"
        className="btn btn-primary"
        aria-disabled={isSaving || undefined}
        onClick={(event) => isSaving && event.preventDefault()}
      >
        {isSaving ? formWords.saving : isNew ? words.create : words.update}
      </button>
      {children}
    </div>
  )
}

function SaveFailure({ answer }: { answer: FormAnswer | undefined }) {
  if (answer?.kind !== 'refused' && answer?.kind !== 'unsent') return null
  const refusal = answer.kind === 'refused' ? answer.refusal : { reason: formWords.nothingLost }
  return (
    <div className="notice notice-alert form-failure">
      <div role="alert">
        <p className="font-semibold">{words.failed}</p>
        <p>{refusal.reason}</p>
      </div>
      {'conflict' in refusal && refusal.conflict && (
        <>
          <p>{words.conflictHint}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <a href="?" target="_blank" className="btn btn-small" rel="noreferrer">
              {words.openTheirs}
            </a>
            <button type="submit" name="replaces" value={refusal.conflict} className="btn btn-small">
              {words.replaceTheirs}
            </button>
          </p>
        </>
      )}
    </div>
  )
}
