import type { ReactNode } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { securityWords as words } from '#content/en/admin-security.ts'
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
  return (
    <Form method="post" className={className} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {children}
      {answer?.intent === intent && answer.message && (
        <p role="alert" className="form-alert">
          {answer.message}
        </p>
      )}
      <div className="settings-buttons">
        <Link to={href('/admin/settings/security')} preventScrollReset className="btn">
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
  return (
    <Link
      to={`?${new URLSearchParams({ change })}`}
      preventScrollReset
      aria-label={label}
      className="btn btn-small"
    >
      {children}
    </Link>
  )
}
