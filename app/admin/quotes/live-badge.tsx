import { useHydrated } from '#app/ui/use-hydrated.ts'
import { quotesWords } from '#content/en/admin.ts'
import { clockText } from './times.ts'
import type { LiveState } from './use-live-quotes.ts'

/** Whether new requests appear by themselves right now. Nothing without script, where they never do. */
export function LiveBadge({ state, at }: { state: LiveState; at: string }) {
  const isHydrated = useHydrated()
  return (
    <p role="status" className="live" data-state={state}>
      {isHydrated && textOf(state, at)}
    </p>
  )
}

function textOf(state: LiveState, at: string): string {
  return state === 'offline' ? quotesWords.offline(clockText(at)) : quotesWords[state]
}
