import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { QuoteOnCard } from './documents.ts'

/** Notifications go out without a change of the quote, so while some are under way the list is read again soon. */
export function useDeliveryWatch(quotes: readonly QuoteOnCard[]) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const pending = quotes
      .flatMap(({ deliveries }) => deliveries ?? [])
      .filter(({ state }) => state === 'pending')
    if (pending.length === 0) return
    const due = Math.min(...pending.map(({ nextAttemptAt }) => Date.parse(nextAttemptAt))) - Date.now()
    const timer = setTimeout(() => void revalidate(), Math.min(Math.max(due, 0) + 2_000, 60_000))
    return () => clearTimeout(timer)
  }, [quotes, revalidate])
}
