import { securityWords as words } from '#content/en/admin-security.ts'
import { CodeField } from '../../code-field.tsx'
import { Field } from '../../field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { PasswordField } from '../../password-field.tsx'
import type { SecurityAnswer } from './answer-security.ts'
import { ChangeForm, ChangeLink } from './change-form.tsx'

export type SectionProps = {
  /** Which form is open. */
  change: string | undefined
  answer: SecurityAnswer | undefined
}

export const CurrentPassword = () => (
  <PasswordField label={words.currentPassword} autoComplete="current-password" />
)

export function PasswordSection({ change, answer, email }: SectionProps & { email: string }) {
  return (
    <FormSection id="password" title={words.password.title}>
      <p className="mt-2 text-note text-ink-2">{words.password.hint}</p>
      {change === 'password' ? (
        <ChangeForm intent="password" answer={answer} submit={words.password.submit}>
          {/* For password managers, which look for whose password this is. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <CurrentPassword />
          <PasswordField
            name="next"
            label={words.password.next}
            autoComplete="new-password"
            help={words.policy}
          />
        </ChangeForm>
      ) : (
        <p className="mt-4">
          <ChangeLink change="password">{words.password.change}</ChangeLink>
        </p>
      )}
    </FormSection>
  )
}

export function EmailSection({ change, answer, email }: SectionProps & { email: string }) {
  return (
    <FormSection id="email" title={words.email.title}>
      <p className="mt-2 font-semibold break-words">{email}</p>
      <p className="text-note text-ink-2">{words.email.hint}</p>
      {answer?.email ? (
        <ChangeForm intent="email-code" answer={answer} submit={words.email.confirm}>
          <p role="status" className="mt-4">
            {words.email.enter(answer.email)}
          </p>
          <input type="hidden" name="email" value={answer.email} />
          <CodeField name="code" />
        </ChangeForm>
      ) : change === 'email' ? (
        <ChangeForm intent="email" answer={answer} submit={words.email.submit}>
          <Field
            id="email"
            name="email"
            type="email"
            label={words.email.next}
            autoComplete="email"
            required
          />
          <CurrentPassword />
        </ChangeForm>
      ) : (
        <p className="mt-4">
          <ChangeLink change="email">{words.email.change}</ChangeLink>
        </p>
      )}
    </FormSection>
  )
}
