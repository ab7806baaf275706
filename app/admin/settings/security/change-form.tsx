import { type ReactNode, useEffect, useRef } from 'react'
import { Form, href, Link, useLocation, useNavigation, useSearchParams } from 'react-router'
import { typedIn, useUnsavedForm } from '#app/admin/form/unsaved-form.tsx'
import { securityWords as words } from '#words/admin-security.ts'
import type { SecurityAnswer } from './answer-security.ts'

type ChangeFormProps = {
  intent: string
  answer: SecurityAnswer | undefined
  submit: string
  className?: string
  children: ReactNode
}

/** One thing to change. Its buttons stand below; what is wrong stands above them. */
export function ChangeForm({ intent, answer, submit, className, children }: ChangeFormProps) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === intent
  const [parameters] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const message = answer?.intent === intent ? answer.message : undefined
  const kept = useUnsavedForm({
    form,
    name: `${useLocation().pathname} ${intent}`,
    isNewer: answer !== undefined,
  })
  // What opened it is gone, and so is the focus. After a refusal the answer is to be typed again.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input:not([type=hidden], [hidden])')
    const start = form.current?.querySelector<HTMLElement>('h3[tabindex]')
    if (answer?.message && first instanceof HTMLInputElement) first.select()
    ;((!answer?.message && start) || first)?.focus()
  }, [answer])
  return (
    <Form
      ref={form}
      method="post"
      className={className}
      preventScrollReset
      onInput={({ currentTarget }) => kept.keep(typedIn(currentTarget))}
      onSubmit={kept.forget}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
      {kept.notice}
      {message && (
        <p role="alert" className="form-alert">
          {message}
        </p>
      )}
      <div className="settings-buttons">
        <Link
          to={href('/admin/settings/security')}
          state={{ closed: parameters.get('change') }}
          preventScrollReset
          className="btn"
          onClick={kept.forget}
        >
          {words.cancel}
        </Link>
        <button type="submit" className="btn btn-primary" disabled={isBusy}>
          {isBusy ? words.busy : submit}
        </button>
      </div>
    </Form>
  )
}

/** Opens one form; the address says which, so it works without script and Back closes it. */
export function ChangeLink({
  change,
  label,
  children,
}: {
  change: string
  label?: string
  children: ReactNode
}) {
  const link = useRef<HTMLAnchorElement>(null)
  const { state } = useLocation()
  const wasClosed = state?.closed === change
  useEffect(() => {
    if (wasClosed) link.current?.focus()
  }, [wasClosed])
  return (
    <Link
      ref={link}
      to={`?${new URLSearchParams({ change })}`}
      preventScrollReset
      aria-label={label}
      className="btn btn-small"
    >
      {children}
    </Link>
  )
}
