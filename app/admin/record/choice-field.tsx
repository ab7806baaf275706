import { ChevronDown } from 'lucide-react'
import { describedControl, FieldFrame } from '#app/admin/form/fields.tsx'

type ChoiceFieldProps = {
  id: string
  name: string
  label: string
  /** What stands there while nothing is chosen. */
  none: string
  choices: readonly string[]
  defaultValue: string
  error: string | undefined
}

/** One of some texts, or none. A value from elsewhere, such as an older list, stays one of the choices. */
export function ChoiceField({ id, name, label, none, choices, defaultValue, error }: ChoiceFieldProps) {
  const isOther = defaultValue !== '' && !choices.includes(defaultValue)
  const offered = isOther ? [...choices, defaultValue] : choices
  return (
    <FieldFrame id={id} label={label} error={error}>
      <span className="select mt-1.5">
        <select {...describedControl({ id, label, error })} name={name} defaultValue={defaultValue}>
          <option value="">{none}</option>
          {offered.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden="true" />
      </span>
    </FieldFrame>
  )
}
