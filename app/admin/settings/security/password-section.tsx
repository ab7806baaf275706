import { FormSection } from '#app/admin/form/form-section.tsx'
import { PasswordField } from '#app/admin/sign-in/credential-fields.tsx'
import { securityWords as words } from '#content/en/admin-security.ts'
import { ChangeForm, ChangeLink } from './change-form.tsx'
import { CurrentPassword } from './current-password.tsx'
import type { SectionProps } from './section-props.ts'

/** The password, and another in its place. */
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
