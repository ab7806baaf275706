import { type FocusEvent, useRef, useState } from 'react'
import type { QuoteFormWords } from '#content/en/quote-form.ts'
import { checkQuote, type FieldErrors } from '../quote-form/quote-check.ts'
import { suggestEmail } from './email-hint.ts'
import { readValues } from './form-element.ts'
import { looksIncomplete } from './phone-format.ts'

/** What is worth a second look but no reason to refuse. */
export type FieldHints = { phoneIncomplete?: boolean; emailMeant?: string | undefined }

/** Looks at a field when the person leaves it. A field left empty is not scolded before sending. */
export function useFieldChecks(words: QuoteFormWords, onError: (found: FieldErrors) => void) {
  const [hints, setHints] = useState<FieldHints>({})
  const isPressing = useRef(false)

  function check(form: HTMLFormElement, name: string) {
    const values = readValues(form)
    if (name === 'phone') setHints((shown) => ({ ...shown, phoneIncomplete: looksIncomplete(values.phone) }))
    if (name !== 'email' || !values.email.trim()) return
    const { email: error } = checkQuote(values, words)
    if (error) onError({ email: error })
    setHints((shown) => ({ ...shown, emailMeant: error ? undefined : suggestEmail(values.email) }))
  }

  function release() {
    isPressing.current = false
  }

  return {
    hints,
    clearHints: () => setHints({}),
    formEvents: {
      onPointerDown: () => {
        isPressing.current = true
        addEventListener('pointerup', release, { once: true })
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const { currentTarget: form, target } = event
        const name = target.getAttribute('name') ?? ''
        // A note that appears between press and release would move the button away from under the finger.
        if (isPressing.current)
          addEventListener('pointerup', () => setTimeout(() => check(form, name)), { once: true })
        else check(form, name)
      },
    },
  }
}
