import { ChevronDown } from 'lucide-react'
import {
  type ComponentProps,
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  use,
  useEffect,
  useRef,
} from 'react'

/** What was typed into a form that was refused before the script had come: its fields open with it. */
export const TypedContext = createContext<ReadonlyMap<string, string> | undefined>(undefined)

/** Never a password or a code. */
function useTyped({ name = '', type = '', autoComplete = '' }: ComponentProps<'input'>) {
  const typed = use(TypedContext)?.get(name)
  return typed === undefined || isSecret(type, autoComplete) ? {} : { defaultValue: typed }
}

export const isSecret = (type: string, autoComplete: string) =>
  /password|one-time-code/.test(type + autoComplete)

type FieldNotes = { id: string; label: string; help?: ReactNode; error?: string | undefined }

const describedControl = ({ id, help, error }: FieldNotes) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

function FieldFrame({ id, label, help, error, children }: FieldNotes & { children: ReactNode }) {
  return (
    <div className="field-frame">
      <label htmlFor={id} className="block font-semibold text-note">
        {label}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-fine text-ink-2">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-alert text-fine">
          {error}
        </p>
      )}
    </div>
  )
}

type FieldProps = ComponentProps<'input'> &
  FieldNotes & {
    children?: ReactNode
  }

export function Field({ id, label, help, error, children, ...input }: FieldProps) {
  const notes = { id, label, help, error }
  return (
    <FieldFrame {...notes}>
      <div className="field" data-invalid={error ? true : undefined}>
        <input {...input} {...useTyped(input)} {...describedControl(notes)} />
        {children}
      </div>
    </FieldFrame>
  )
}

type SelectFieldProps = ComponentProps<'select'> & FieldNotes

export function SelectField({ id, label, help, error, children, ...select }: SelectFieldProps) {
  const notes = { id, label, help, error }
  const element = useRef<HTMLSelectElement>(null)
  const given = { ...select, ...useTyped({ name: select.name }) }
  const { defaultValue: start } = given
  // React sets it only at first: a form that is reset after a save would begin with what was there before.
  useEffect(() => {
    if (start === undefined) return
    for (const option of element.current?.options ?? [])
      option.defaultSelected = option.value === String(start)
  }, [start])
  return (
    <FieldFrame {...notes}>
      <span className="select mt-1.5">
        <select ref={element} {...given} {...describedControl(notes)}>
          {children}
        </select>
        <ChevronDown className="icon" />
      </span>
    </FieldFrame>
  )
}

type TextAreaProps = ComponentProps<'textarea'> & FieldNotes

export function TextArea({ id, label, help, error, ...textarea }: TextAreaProps) {
  const notes = { id, label, help, error }
  return (
    <FieldFrame {...notes}>
      <div className="field" data-invalid={error ? true : undefined}>
        <textarea
          dir="auto"
          {...textarea}
          {...useTyped({ name: textarea.name })}
          {...describedControl(notes)}
        />
      </div>
    </FieldFrame>
  )
}

type CheckBoxProps = InputHTMLAttributes<HTMLInputElement> & { id: string; label: string; help?: ReactNode }

export function CheckBox({ id, label, help, ...input }: CheckBoxProps) {
  const typed = use(TypedContext)
  const ticked = typed && { defaultChecked: typed.has(input.name ?? '') }
  return (
    <div className="mt-3">
      <label htmlFor={id} className="check-box">
        <input
          {...input}
          {...ticked}
          id={id}
          type="checkbox"
          aria-describedby={help ? `${id}-help` : undefined}
        />
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="ml-9 text-fine text-ink-2">
          {help}
        </p>
      )}
    </div>
  )
}

type RadioFieldProps<Value extends string> = {
  name: string
  legend: string
  labels: Readonly<Record<Value, string>>
  defaultValue: NoInfer<Value>
  className?: string
}

export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { name, legend, labels, defaultValue, className = 'mt-5' } = props
  const chosen = use(TypedContext)?.get(name) ?? defaultValue
  return (
    <fieldset className={className}>
      <legend className="font-semibold text-note">{legend}</legend>
      {Object.entries<string>(labels).map(([value, label]) => (
        <label key={value} className="check-box">
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

type FormSectionProps = { id: string; title: string; children: ReactNode }

export function FormSection({ id, title, children }: FormSectionProps) {
  return (
    <section className={`form-section ${id}-section`} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-name">
        {title}
      </h2>
      {children}
    </section>
  )
}
