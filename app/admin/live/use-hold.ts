import { useEffect } from 'react'

const holders = new Set<symbol>()

/** Whether something is being asked that loading anew would take away. */
export const isHeld = () => holders.size > 0

/**
 * Holds back what follows the store meanwhile: the router gives up a held navigation when it loads anew, and the
 * question about it would close by itself.
 */
export function useHold(isHolding: boolean) {
  useEffect(() => {
    if (!isHolding) return
    const holder = Symbol('holder')
    holders.add(holder)
    return () => void holders.delete(holder)
  }, [isHolding])
}
