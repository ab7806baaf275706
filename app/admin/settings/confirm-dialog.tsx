import { useCallback, useRef } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { NoButton, Question } from '#app/admin/form/question.tsx'
import { accessWords } from '#words/panel/access.ts'

type ConfirmLinkProps = Pick<ConfirmDialogProps, 'intent' | 'id'> & { label: string; children: string }

/** The address says what is asked, so Back closes the dialog. */
export const ConfirmLink = ({ intent, id, label, children }: ConfirmLinkProps) => (
  <Link
    to={`?${new URLSearchParams({ ask: intent, id })}`}
    preventScrollReset
    className="btn btn-small"
    aria-label={label}
  >
    {children}
  </Link>
)

export function ConfirmButton({ label, children, ...question }: ConfirmLinkProps & ConfirmDialogProps) {
  const { intent, id } = useAsked()
  return (
    <>
      <ConfirmLink intent={question.intent} id={question.id} label={label}>
        {children}
      </ConfirmLink>
      {intent === question.intent && id === question.id && <ConfirmDialog {...question} />}
    </>
  )
}

export function useAsked() {
  const [params] = useSearchParams()
  return { intent: params.get('ask'), id: params.get('id') }
}

type ConfirmDialogProps = {
  intent: string
  id: string
  fields?: Readonly<Record<string, string>>
  question: string
  what: string
  confirm: string
}

export function ConfirmDialog({ intent, id, fields = {}, question, what, confirm }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const close = useCallback(() => dialog.current?.close(), [])
  const { key } = useLocation()
  return (
    <Question
      {...{ dialog, question, what }}
      // When asked again before the navigation after Escape is done, it is still mounted, only closed.
      reopensOn={key}
      onClose={() => void navigate('?', { replace: true, preventScrollReset: true })}
    >
      <IntentForm intent={intent} id={id} className="mt-6" onDone={close}>
        {({ isBusy }) => (
          <div className="flex flex-wrap justify-end gap-3">
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <NoButton dialog={dialog}>{accessWords.cancel}</NoButton>
            <FormButton isBusy={isBusy} className="btn btn-danger grow sm:grow-0">
              {confirm}
            </FormButton>
          </div>
        )}
      </IntentForm>
    </Question>
  )
}
