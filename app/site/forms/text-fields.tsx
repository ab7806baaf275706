import type { FormEvent, ReactNode } from 'react'
import { controlProps, type FieldText, FormField } from './form-field.tsx'
import { formatPhone } from './phone-format.ts'

/** A field that several forms ask for. Uncontrolled, so that nothing typed before the script arrived is lost. */
type Field = { text: FieldText; defaultValue: string; className?: string }

/** A telephone number, written as (713) 555-0142 while it is typed. */
export const PhoneField = ({ text, defaultValue, className }: Field) => (
  <FormField {...text} {...(className && { className })}>
    <input
      {...controlProps(text)}
      type="tel"
      required
      maxLength={40}
      autoComplete="tel"
      defaultValue={defaultValue}
      onInput={formatAsTyped}
    />
  </FormField>
)

/** An email address, left as it is typed. */
export const EmailField = ({ text, defaultValue, className }: Field) => (
  <FormField {...text} {...(className && { className })}>
    <input
      {...controlProps(text)}
      type="email"
      required
      maxLength={254}
      autoComplete="email"
      spellCheck={false}
      autoCapitalize="none"
      defaultValue={defaultValue}
    />
  </FormField>
)

/** `choose` stands for no choice. A service whose text says `optional` may be left at it. */
export function ServiceField({
  text,
  defaultValue,
  className,
  choose,
  services,
}: Field & { choose: string; services: readonly { value: string; label: ReactNode }[] }) {
  return (
    <FormField {...text} {...(className && { className })}>
      <select {...controlProps(text)} required={!text.optional} defaultValue={defaultValue}>
        <option value="">{choose}</option>
        {services.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FormField>
  )
}

function formatAsTyped(event: FormEvent<HTMLInputElement>) {
  const input = event.currentTarget
  // An input method is still composing: changing the text now would break what it is doing.
  if ((event.nativeEvent as InputEvent).isComposing) return
  const typed = { text: input.value, caret: input.selectionStart ?? input.value.length }
  const formatted = formatPhone(typed)
  if (formatted.text === typed.text) return
  input.value = formatted.text
  // Only the focused field may move the caret: elsewhere (autofill) that would take the focus in Safari.
  if (document.activeElement === input) input.setSelectionRange(formatted.caret, formatted.caret)
}
