import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#app/admin/form/fields.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { signInWords } from '#words/admin.ts'

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
