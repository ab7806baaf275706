import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SaveFailure } from '#app/admin/form/record-form.tsx'
import { formWords } from '#content/en/admin-form.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import { type FormAnswer, isFailure } from './form-answer.ts'

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
      {!isSaving && isFailure(answer) && <SaveFailure answer={answer} title={words.failed} />}
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
