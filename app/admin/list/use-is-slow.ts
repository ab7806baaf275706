import { useEffect, useState } from 'react'

const patienceMs = 250

/** Whether something goes on for so long that the screen should show a picture of waiting instead of the old list. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isWaiting && isSlow
}
