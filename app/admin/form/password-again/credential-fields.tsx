import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#app/admin/form/fields.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { firstAccountWords, signInStepWords, signInWords } from '#words/panel/sign-in.ts'

type CredentialFieldProps = {
  label: string
  name?: string
  help?: string | undefined
  error?: string | undefined
}

type EmailFieldProps = Omit<CredentialFieldProps, 'name'> & { autoComplete?: string; defaultValue: string }

export const AccountEmailField = ({ autoComplete = 'username', ...field }: EmailFieldProps) => (
  <Field
    {...field}
    id="email"
    name="email"
    type="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    spellCheck={false}
    required
  />
)

type NameFieldProps = { help: string; error: string | undefined; defaultValue: string }

export const AccountNameField = (field: NameFieldProps) => (
  <Field
    {...field}
    id="name"
    name="name"
    label={firstAccountWords.name}
    autoComplete="name"
    maxLength={60}
    required
  />
)

/** For password managers, which look for the account of a password. */
export const AccountOfPassword = ({ email }: { email: string }) => (
  <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
)

type PasswordFieldProps = CredentialFieldProps & {
  id?: string
  autoComplete: 'current-password' | 'new-password'
}

/** The server never sends a password back, so there is no default value. */
export function PasswordField({ name = 'password', id = name, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const canToggle = useHydrated()
  const EyeIcon = isShown ? EyeOff : Eye
  return (
    <Field
      {...field}
      id={id}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
    >
      {canToggle && (
        <button
          type="button"
          className="field-button"
          aria-label={isShown ? signInWords.hidePassword : signInWords.showPassword}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon className="icon" />
        </button>
      )}
    </Field>
  )
}

export const CodeField = ({
  name = 'answer',
  label = signInStepWords.code.label,
  ...field
}: Partial<CredentialFieldProps>) => (
  <Field
    {...field}
    id={name}
    name={name}
    label={label}
    className="code-input"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={12}
    required
  />
)
