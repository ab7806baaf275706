import { Field } from '#app/admin/form/fields.tsx'
import { signInStepWords } from '#words/admin-sign-in.ts'

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
