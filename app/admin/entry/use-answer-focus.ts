import { useEffect, useRef } from 'react'

/** For a form that was answered: the focus goes to the first field that is wrong. */
export function useAnswerFocus(answer: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  return form
}
