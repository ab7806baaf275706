import type { FormEvent, ReactNode } from 'react'
import { controlProps, FormField } from '../form/form-field.tsx'
import { formatPhone } from '../form/phone-format.ts'
import type { FieldErrors } from './quote-check.ts'
import type { QuoteFormProps, QuoteFormValues } from './quote-form-props.ts'

type QuoteFieldsProps = {
  words: QuoteFormProps['words']
  services: QuoteFormProps['services']
  defaults: QuoteFormValues
  errors: FieldErrors
  phoneIncomplete: boolean | undefined
  emailHint: ReactNode
}

/** The fields themselves. Uncontrolled, so that nothing typed before the script arrived is lost. */
export function QuoteFields({
  words,
  services,
  defaults,
  errors,
  phoneIncomplete,
  emailHint,
}: QuoteFieldsProps) {
  const text = (name: keyof QuoteFormValues) => ({ name, label: words[name], error: errors[name] })
  const phone = { ...text('phone'), hint: phoneIncomplete && words.phoneIncomplete }
  const email = { ...text('email'), hint: emailHint }
  const message = { ...text('message'), optional: words.optional, help: words.messageHelp }

  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {(['firstName', 'lastName'] as const).map((name) => (
        <FormField key={name} {...text(name)}>
          <input
            {...controlProps(text(name))}
            required
            maxLength={100}
            autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
            defaultValue={defaults[name]}
          />
        </FormField>
      ))}
      <FormField {...phone}>
        <input
          {...controlProps(phone)}
          type="tel"
          required
          maxLength={40}
          autoComplete="tel"
          defaultValue={defaults.phone}
          onInput={formatAsTyped}
        />
      </FormField>
      <FormField {...email}>
        <input
          {...controlProps(email)}
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          spellCheck={false}
          autoCapitalize="none"
          defaultValue={defaults.email}
        />
      </FormField>
      <FormField {...text('service')} className="sm:col-span-2">
        <select {...controlProps(text('service'))} required defaultValue={defaults.service}>
          <option value="">{words.chooseService}</option>
          {services.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </FormField>
      <FormField {...message} className="sm:col-span-2">
        <textarea {...controlProps(message)} rows={4} maxLength={5000} defaultValue={defaults.message} />
      </FormField>
    </div>
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
