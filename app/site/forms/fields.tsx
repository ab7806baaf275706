import type { FormEvent, ReactNode } from 'react'
import { cross } from '#app/ui/cross.ts'
import { controlProps, type FieldText, FormField } from '#app/ui/form-field.tsx'
import { IconFrame } from '#app/ui/icon-frame.tsx'
import { fillIn } from '#content/fill-in.ts'
import type { QuoteFormWords } from '#words/site/quote-form.ts'
import { formatPhone } from './phone-format.ts'

/** Uncontrolled, so that nothing typed before the script arrived is lost. */
type FormInputProps = { text: FieldText; defaultValue: string; className?: string }

export const PhoneField = ({ text, defaultValue, className }: FormInputProps) => (
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

export const EmailField = ({ text, defaultValue, className }: FormInputProps) => (
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

/** `choose` stands for no choice. A service whose text says `optional` may be left at it; one that is `unoffered` stands only where it is chosen already. */
export function ServiceField({
  text,
  defaultValue,
  className,
  choose,
  services,
  unoffered = [],
}: FormInputProps & {
  choose: string
  services: readonly { value: string; label: ReactNode }[]
  unoffered?: readonly string[] | undefined
}) {
  const offered = services.filter(({ value }) => value === defaultValue || !unoffered.includes(value))
  return (
    <FormField {...text} {...(className && { className })}>
      <select {...controlProps(text)} required={!text.optional} defaultValue={defaultValue}>
        <option value="">{choose}</option>
        {offered.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FormField>
  )
}

type AnswerFieldProps = FormInputProps & {
  words: Pick<QuoteFormWords, 'optional' | 'callMe' | 'answers'>
  takesTexts: boolean
}

/** For people who cannot hear, or would rather read. */
export const AnswerField = ({ words, takesTexts, text, ...field }: AnswerFieldProps) => (
  <ServiceField
    {...field}
    text={{ ...text, optional: words.optional }}
    className="sm:col-span-2"
    choose={words.callMe}
    services={words.answers}
    unoffered={takesTexts ? [] : ['text']}
  />
)

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

export function EmailHint({
  meant,
  words,
  onUse,
}: {
  meant: string
  words: Pick<QuoteFormWords, 'emailMeant' | 'emailCorrect'>
  onUse: (address: string) => void
}) {
  return (
    <>
      <span className="block wrap-anywhere">{fillIn(words.emailMeant, { email: meant })}</span>
      <button type="button" className="btn mt-2 max-w-full wrap-anywhere" onClick={() => onUse(meant)}>
        {fillIn(words.emailCorrect, { email: meant })}
      </button>
    </>
  )
}

export const CrossIcon = () => (
  <IconFrame>
    <path d={cross} />
  </IconFrame>
)

export const RetryIcon = () => (
  <IconFrame>
    <path d="M4 12a8 8 0 1 1 2.5 5.8M4 12V6m0 6h6" />
  </IconFrame>
)
