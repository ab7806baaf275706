import { href } from 'react-router'
import { formWords } from '#content/en/admin-form.ts'
import type { Unsent } from './record-answer.ts'
import type { Refusal } from './save-unchanged.ts'

type SaveFailureProps = { answer: ({ kind: 'refused' } & Refusal) | Unsent; title: string }

const reasons = { unsent: formWords.nothingLost, 'signed-out': formWords.signedOut }

/** Why a record was not saved; when another version of it was saved first, what one can do about that. */
export function SaveFailure({ answer, title }: SaveFailureProps) {
  const refused = answer.kind === 'refused' ? answer : undefined
  const words = refused?.sentBefore ? formWords.sentBefore : formWords.overtaken
  return (
    <div className="notice notice-alert form-failure">
      <div role="alert">
        <p className="font-semibold">{title}</p>
        <p>{answer.kind === 'refused' ? answer.reason : reasons[answer.kind]}</p>
      </div>
      {answer.kind === 'signed-out' && (
        <p className="mt-2">
          <a href={href('/admin/login')} target="_blank" className="btn btn-small" rel="noreferrer">
            {formWords.signIn}
          </a>
        </p>
      )}
      {refused?.conflict && (
        <>
          <p>{words.hint}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <a href={refused.sentBefore ?? '?'} target="_blank" className="btn btn-small" rel="noreferrer">
              {words.open}
            </a>
            <button type="submit" name="replaces" value={refused.conflict} className="btn btn-small">
              {words.replace}
            </button>
          </p>
        </>
      )}
    </div>
  )
}
