import { useCallback, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { FormButton } from '#app/admin/settings/form-button.tsx'
import { IntentForm } from '#app/admin/settings/intent-form.tsx'
import { accessWords } from '#words/admin-access.ts'

/** Address of the screen with a question open. */
export const askPath = (ask: string, id: string) => `?${new URLSearchParams({ ask, id })}`

type QuestionProps = { intent: string; id: string; question: string; what: string; confirm: string }

/**
 * Asks before something cannot be taken back. Sent by the server it is simply open; with script it becomes modal, and
 * the browser keeps the focus inside and gives it back.
 */
export function Question({ intent, id, question, what, confirm }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const close = useCallback(() => dialog.current?.close(), [])

  const { key } = useLocation()

  // Asked again before the answer to Escape has loaded, it is still here, only closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of its address opens it
  useEffect(() => {
    const element = dialog.current
    if (!element || element.matches(':modal')) return
    element.removeAttribute('open')
    element.showModal()
  }, [key])

  return (
    <dialog
      ref={dialog}
      open
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
    </dialog>
  )
}
