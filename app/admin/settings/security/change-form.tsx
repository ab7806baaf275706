import { type ReactNode, useEffect, useRef } from 'react'
import { Form, href, Link, useLocation, useNavigation, useSearchParams } from 'react-router'
import { TypedContext } from '#app/admin/form/fields.tsx'
import { PasswordField } from '#app/admin/form/password-again/credential-fields.tsx'
import { typedEntries, useUnsavedForm } from '#app/admin/form/unsaved-form.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { securityWords as words } from '#words/panel/settings/security.ts'
import type { SecurityResult } from './actions.ts'

export type SecuritySectionProps = {
  change: string | undefined
  result: SecurityResult | undefined
}

type ChangeFormProps = {
  intent: string
  result: SecurityResult | undefined
  submit: string
  className?: string
  children: ReactNode
}

export function ChangeForm({ intent, result, submit, className, children }: ChangeFormProps) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === intent
  const [parameters] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const refusal = result?.ok === false ? result : undefined
  const own = refusal?.intent === intent ? refusal : undefined
  const kept = useUnsavedForm({
    form,
    name: `${useLocation().pathname} ${intent}`,
    isNewer: result !== undefined,
  })
  // The link that opened the form is gone, and the focus with it.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input:not([type=hidden], [hidden])')
    const heading = form.current?.querySelector<HTMLElement>('h3[tabindex]')
    if (refusal && field instanceof HTMLInputElement) field.select()
    ;((!refusal && heading) || field)?.focus()
  }, [refusal])
  return (
    <Form
      ref={form}
      method="post"
      className={className}
      preventScrollReset
      onInput={({ currentTarget }) => kept.store(typedEntries(currentTarget))}
      onSubmit={kept.clear}
    >
      <input type="hidden" name="intent" value={intent} />
      <TypedContext value={own && new Map(own.typed)}>{children}</TypedContext>
      {kept.notice}
      <Alert>{own?.problem}</Alert>
      <div className="settings-buttons">
        <Link
          to={href('/admin/settings/security')}
          state={{ closed: parameters.get('change') }}
          preventScrollReset
          className="btn"
          onClick={kept.clear}
        >
          {words.cancel}
        </Link>
        <button type="submit" className="btn btn-strong" disabled={isBusy}>
          {isBusy ? words.busy : submit}
        </button>
      </div>
    </Form>
  )
}

type ChangeProps = Omit<ChangeFormProps, 'intent'> & {
  name: string
  change: string | undefined
  link: string
}

export const FoldedChangeForm = ({ name, change, link, ...form }: ChangeProps) =>
  change === name ? (
    <ChangeForm intent={name} {...form} />
  ) : (
    <p className="mt-4">
      <ChangeLink change={name}>{link}</ChangeLink>
    </p>
  )

type ChangeLinkProps = { change: string; label?: string; children: ReactNode }

export function ChangeLink({ change, label, children }: ChangeLinkProps) {
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

export const CurrentPassword = () => (
  <PasswordField label={words.currentPassword} autoComplete="current-password" />
)
