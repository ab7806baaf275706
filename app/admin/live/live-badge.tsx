import { clockText } from '#app/admin/list/times.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { listWords } from '#content/en/admin-lists.ts'
import type { LiveState } from './use-live.ts'

type LiveBadgeProps = {
  state: LiveState
  /** What appears by itself. */
  words: string
  /** From when what is shown is; undefined where an alert says that it could not be loaded. */
  at: string | undefined
}

/** Whether what comes in appears by itself right now. Nothing without script, where it never does. */
export function LiveBadge({ state, words, at }: LiveBadgeProps) {
  const isHydrated = useHydrated()
  return (
    // The same is not said twice at once.
    <p
      role="status"
      aria-live={state === 'offline' && !at ? 'off' : undefined}
      className="live"
      data-state={state}
    >
      {isHydrated && textOf(state, words, at)}
    </p>
  )
}

function textOf(state: LiveState, words: string, at: string | undefined): string {
  if (state === 'live') return words
  if (state === 'offline' && at) return listWords.offlineSince(clockText(at))
  return listWords[state]
}
