import { useEffect, useState } from 'react'

/** Whether something goes on for so long that the screen should show a picture of waiting instead of what was there. */
export function useIsSlow(isWaiting: boolean, patienceMs = 250): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting, patienceMs])
  return isWaiting && isSlow
}
