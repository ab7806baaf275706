import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What a form was answered, for as long as the person stays at this address: the router forgets it as soon as the
 * panel loads anew what others have changed, and what is shown only once must not go before it was read.
 */
export function useKept<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation()
  const [kept, setKept] = useState({ key, answer })
  // The answer comes before the address that it belongs to.
  if (answer && (kept.answer !== answer || kept.key !== key)) setKept({ key, answer })
  return answer ?? (kept.key === key ? kept.answer : undefined)
}
