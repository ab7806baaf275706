import { useActionData } from 'react-router'
import type { RefusedSubmission, Submitted } from './submitted.ts'

/** Of a form that was sent before the script came: the page was made with what is wrong. */
export function useEarlyRefusal(intent: string, id: string): RefusedSubmission | undefined {
  const sent = useActionData<Submitted>()
  return sent?.ok === false && sent.intent === intent && sent.id === id ? sent : undefined
}
