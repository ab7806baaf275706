import { useCallback, useEffect, useRef, useState } from 'react'
import { quotesWords } from '#content/en/admin.ts'
import { serviceLabel } from '#content/en/quote-services.ts'
import { useAnnounce } from './announcer.tsx'
import type { CreatedQuote } from './follow-quotes.ts'
import { nameOf } from './person-name.ts'

const gatherMs = 2_000

/** The requests that came in while somebody was looking. Said by name, or as a number when several come at once. */
export function useArrivals() {
  const announce = useAnnounce()
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const unsaid = useRef<CreatedQuote[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const onCreated = useCallback(
    (quote: CreatedQuote) => {
      setArrived((ids) => new Set(ids).add(quote.id))
      unsaid.current.push(quote)
      if (unsaid.current.length > 1) return
      timer.current = setTimeout(() => {
        const count = unsaid.current.length
        unsaid.current = []
        announce(
          count > 1
            ? quotesWords.arrivedTogether(count)
            : quotesWords.arrived(nameOf(quote), serviceLabel(quote.service)),
        )
      }, gatherMs)
    },
    [announce],
  )
  return { arrived, onCreated }
}
