import { href, Link } from 'react-router'
import { SaveFailure } from '#app/admin/form/record-form.tsx'
import { businessWords as words } from '#content/en/admin-business.ts'
import { formWords } from '#content/en/admin-form.ts'
import type { BusinessAnswer } from './save-business.ts'

type SaveBarProps = { isSaving: boolean; answer: BusinessAnswer | undefined }

/** Saving, always in reach, and above it why the last save did not get through. */
export function SaveBar({ isSaving, answer }: SaveBarProps) {
  return (
    <div className="form-buttons">
      {!isSaving && answer && answer.kind !== 'changed' && (
        <SaveFailure result={answer} title={words.failed} />
      )}
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
