import { type FocusEvent, type RefObject, useRef } from 'react'
import { canBeCalled } from '#content/profile/phone-line.ts'
import { suggestEmail } from './email-hint.ts'
import { type FieldErrors, type FieldHints, type FormValues, formControl } from './form-values.ts'
import { looksIncomplete } from './phone-format.ts'

type Checked = {
  form: RefObject<HTMLFormElement | null>
  check: () => FieldErrors
  showError: (found: FieldErrors) => void
  showHints: (found: FieldHints) => void
  saveTyping: () => void
}

/** Looks at a field when the person leaves it. An empty field is no error before sending. */
export function useFieldChecks({ form, check, showError, showHints, saveTyping }: Checked) {
  const isPressing = useRef(false)

  function checkField(name: string) {
    const text = form.current && formControl(form.current, name)?.value
    if (typeof text !== 'string') return
    if (name === 'phone') showHints({ phoneIncomplete: looksIncomplete(text) })
    if (name !== 'email') return
    const { email: error } = text.trim() ? check() : {}
    if (error) showError({ email: error })
    showHints({ emailMeant: error ? undefined : suggestEmail(text) })
  }

  function release() {
    isPressing.current = false
  }

  return {
    takeSuggestedEmail(address: string) {
      const email = form.current && formControl(form.current, 'email')
      if (!email) return
      email.value = address
      showHints({ emailMeant: undefined })
      saveTyping()
      email.focus()
    },
    formEvents: {
      onPointerDown: () => {
        isPressing.current = true
        addEventListener('pointerup', release, { once: true })
      },
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        const name = target.getAttribute('name') ?? ''
        // A note that appears between press and release would move the button away from under the finger.
        if (isPressing.current)
          addEventListener('pointerup', () => setTimeout(() => checkField(name)), { once: true })
        else checkField(name)
      },
    },
  }
}

const emailShape = /^[^@]+@[^\s@]+$/

/**
 * What a person should correct before sending: a required field that is empty (`missing` has its words), a phone number that
 * cannot be called, an email address that is none. A hint that saves a round trip; the server decides.
 */
export function checkFields(
  values: FormValues & { email: string; phone?: string },
  words: { missing: Record<string, string>; emailMalformed: string; phoneUncallable?: string },
): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, text] of Object.entries(words.missing)) if (!values[name]?.trim()) errors[name] = text
  if (!errors.email && !emailShape.test(values.email.trim())) errors.email = words.emailMalformed
  if (!errors.phone && values.phone !== undefined && !canBeCalled(values.phone))
    errors.phone = words.phoneUncallable ?? ''
  return errors
}
