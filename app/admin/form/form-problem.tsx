import { href } from 'react-router'
import { address } from '#app/address.ts'
import { type Conflict, hasErrors, type RefusedSubmission } from '#app/admin/submission/submitted.ts'
import { formWords } from '#words/panel/form.ts'

/** Why a form with a button of its own for saving was refused, and what can be done about it. */
export function FormProblem({ refusal, title }: { refusal: RefusedSubmission; title: string }) {
  return (
    <div className="notice notice-alert form-failure">
      <div role="alert">
        <p className="font-semibold">{title}</p>
        <p>{hasErrors(refusal.fields) ? formWords.checkFields : refusal.problem}</p>
      </div>
      {refusal.unsent === 'signed-out' && (
        <p className="mt-2">
          <a href={address(href('/admin/login'))} target="_blank" className="btn btn-small" rel="noreferrer">
            {formWords.signIn}
          </a>
        </p>
      )}
      {refusal.conflict && <TheirsOrMine {...refusal.conflict} />}
    </div>
  )
}

export function TheirsOrMine({ version, sentBefore }: Conflict) {
  const words = sentBefore ? formWords.sentBefore : formWords.overtaken
  return (
    <>
      <p>{words.hint}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <a href={sentBefore ?? '?'} target="_blank" className="btn btn-small" rel="noreferrer">
          {words.open}
        </a>
        <button type="submit" name="replaces" value={version} className="btn btn-small">
          {words.replace}
        </button>
      </p>
    </>
  )
}
