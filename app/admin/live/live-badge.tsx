import { useHydrated } from '#app/ui/use-hydrated.ts'
import { listWords } from '#content/en/admin-lists.ts'
import { clockText } from '../list/times.ts'
import type { LiveState } from './use-live.ts'

/** Whether what comes in appears by itself right now, which `words` say of the list. Nothing without script, where they never do. */
export function LiveBadge({ state, words, at }: { state: LiveState; words: string; at: string }) {
  const isHydrated = useHydrated()
  return (
    <p role="status" className="live" data-state={state}>
      {isHydrated && textOf(state, words, at)}
    </p>
  )
}

function textOf(state: LiveState, words: string, at: string): string {
  if (state === 'live') return words
  return state === 'offline' ? listWords.offline(clockText(at)) : listWords[state]
}
