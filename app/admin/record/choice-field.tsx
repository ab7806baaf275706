import { ChevronDown } from 'lucide-react'

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
    <div className="mt-5">
      <label htmlFor={id} className="block font-semibold text-note">
        {label}
      </label>
      <span className="select mt-1.5">
        <select
          id={id}
          name={name}
          defaultValue={defaultValue}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        >
          <option value="">{none}</option>
          {offered.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden="true" />
      </span>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-alert text-fine">
          {error}
        </p>
      )}
    </div>
  )
}
