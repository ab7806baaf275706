import { useCallback, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { FormButton } from '#app/admin/settings/form-button.tsx'
import { IntentForm } from '#app/admin/settings/intent-form.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { accessWords } from '#content/en/admin-access.ts'

/** Address of the screen with a question open. */
export const askPath = (ask: string, id: string) => `?${new URLSearchParams({ ask, id })}`

type QuestionProps = { intent: string; id: string; question: string; what: string; confirm: string }

/** Asks before something that cannot be taken back; works without script. */
export function Question({ intent, id, question, what, confirm }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const close = useCallback(() => dialog.current?.close(), [])

  const { key } = useLocation()

  return (
    <Dialog
      ref={dialog}
      worksWithoutScript
      // Asked again before the navigation after Escape is done, it is still mounted, only closed.
      reopensOn={key}
      role="alertdialog"
      className="dialog"
      aria-labelledby="question"
      aria-describedby="question-what"
      onClose={() => void navigate('?', { replace: true, preventScrollReset: true })}
    >
      <h2 id="question" className="text-name">
        {question}
      </h2>
      <p id="question-what" className="mt-3 text-ink-2">
        {what}
      </p>
      <IntentForm intent={intent} id={id} className="mt-6" onDone={close}>
        {({ isBusy }) => (
          <div className="flex flex-wrap justify-end gap-3">
            <Link
              to="?"
              replace
              preventScrollReset
              className="btn grow sm:grow-0"
              onClick={(event) => {
                event.preventDefault()
                close()
              }}
            >
              {accessWords.cancel}
            </Link>
            <FormButton isBusy={isBusy} className="btn btn-danger grow sm:grow-0">
              {confirm}
            </FormButton>
          </div>
        )}
      </IntentForm>
    </Dialog>
  )
}
