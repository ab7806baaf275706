import { useEffect, useState } from 'react'

export function useIsSlow(isWaiting: boolean, delayMs = 250): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), delayMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting, delayMs])
  return isWaiting && isSlow
}
