import type { ReactNode } from 'react'
import { controlProps, FormField } from './form-field.tsx'
import type { FieldErrors } from './form-values.ts'
import { EmailField, PhoneField, ServiceField } from './text-fields.tsx'
import type { QuoteFormProps, QuoteFormValues } from './quote-form-props.ts'

type QuoteFieldsProps = {
  words: QuoteFormProps['words']
  services: QuoteFormProps['words']['services']
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
  const text = (name: keyof QuoteFormValues) => ({
    form: 'quote' as const,
    name,
    label: words[name],
    error: errors[name],
  })
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
      <PhoneField
        text={{ ...text('phone'), hint: phoneIncomplete && words.phoneIncomplete }}
        defaultValue={defaults.phone}
      />
      <EmailField text={{ ...text('email'), hint: emailHint }} defaultValue={defaults.email} />
      <ServiceField
        text={text('service')}
        defaultValue={defaults.service}
        className="sm:col-span-2"
        choose={words.chooseService}
        services={services}
      />
      <FormField {...message} className="sm:col-span-2">
        <textarea {...controlProps(message)} rows={4} maxLength={5000} defaultValue={defaults.message} />
      </FormField>
    </div>
  )
}
