import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { signInWords } from '#content/en/admin.ts'
import { Field } from '#app/admin/field.tsx'
import { signInStepWords } from '#content/en/admin-sign-in.ts'

type PasswordFieldProps = {
  label: string
  autoComplete: 'current-password' | 'new-password'
  /** Also its id. */
  name?: string
  help?: string
  error?: string | undefined
}

/** A password that its owner may look at. Never given back by the server, so it has no value to show. */
export function PasswordField({ label, autoComplete, name = 'password', help, error }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const canToggle = useHydrated()
  const EyeIcon = isShown ? EyeOff : Eye
  return (
    <Field
      id={name}
      name={name}
      type={isShown ? 'text' : 'password'}
      label={label}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      help={help}
      error={error}
    >
      {canToggle && (
        <button
          type="button"
          className="field-button"
          aria-label={isShown ? signInWords.hidePassword : signInWords.showPassword}
          aria-pressed={isShown}
          aria-controls={name}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon className="icon" aria-hidden="true" />
        </button>
      )}
    </Field>
  )
}

type CodeFieldProps = {
  /** Also its id. */
  name?: string
  label?: string
  help?: string | undefined
  error?: string | undefined
}

/** Six digits of an app or a mail: the phone shows its digits, and offers a code that has just come. */
export const CodeField = ({
  name = 'answer',
  label = signInStepWords.code.label,
  help,
  error,
}: CodeFieldProps) => (
  <Field
    id={name}
    name={name}
    label={label}
    help={help}
    error={error}
    className="code-input"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={12}
    required
  />
)
