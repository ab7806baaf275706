import { Field } from '#app/admin/field.tsx'
import { FormSection } from '#app/admin/form/form-section.tsx'
import { CodeField } from '#app/admin/sign-in/credential-fields.tsx'
import { securityWords as words } from '#content/en/admin-security.ts'
import { ChangeForm, ChangeLink } from './change-form.tsx'
import { CurrentPassword } from './current-password.tsx'
import type { SectionProps } from './section-props.ts'

/** The address that one signs in with; a new one counts once its mailed code was entered. */
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
