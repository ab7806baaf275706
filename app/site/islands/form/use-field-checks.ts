import { type FocusEvent, type RefObject, useRef, useState } from 'react'
import { suggestEmail } from './email-hint.ts'
import { fieldOf } from './form-element.ts'
import type { FieldErrors } from './form-values.ts'
import { looksIncomplete } from './phone-format.ts'

/** What is worth a second look but no reason to refuse. */
export type FieldHints = { phoneIncomplete?: boolean; emailMeant?: string | undefined }

type Checked = {
  form: RefObject<HTMLFormElement | null>
  /** What is wrong right now. */
  check: () => FieldErrors
  showError: (found: FieldErrors) => void
  saveTyping: () => void
}

/** Looks at a field when the person leaves it. A field left empty is not scolded before sending. */
export function useFieldChecks({ form, check, showError, saveTyping }: Checked) {
  const [hints, setHints] = useState<FieldHints>({})
  const isPressing = useRef(false)

  function look(name: string) {
    const text = form.current && fieldOf(form.current, name)?.value
    if (typeof text !== 'string') return
    if (name === 'phone') setHints((shown) => ({ ...shown, phoneIncomplete: looksIncomplete(text) }))
    if (name !== 'email' || !text.trim()) return
    const { email: error } = check()
    if (error) showError({ email: error })
    setHints((shown) => ({ ...shown, emailMeant: error ? undefined : suggestEmail(text) }))
  }

  function release() {
    isPressing.current = false
  }

  return {
    hints,
    takeSuggestedEmail(address: string) {
      const email = form.current && fieldOf(form.current, 'email')
      if (!email) return
      email.value = address
      setHints({})
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
          addEventListener('pointerup', () => setTimeout(() => look(name)), { once: true })
        else look(name)
      },
    },
  }
}
