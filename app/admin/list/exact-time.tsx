import { useState } from 'react'
import { exactText } from './times.ts'

/** A moment as `text`; to the second and with its weekday on hover, or after a tap. */
export function ExactTime({ at, text }: { at: string; text: string }) {
  const [isExact, setExact] = useState(false)
  return (
    <button
      type="button"
      className="exact-time"
      title={exactText(at)}
      aria-pressed={isExact}
      onClick={() => setExact(!isExact)}
    >
      <time dateTime={at}>{isExact ? exactText(at) : text}</time>
    </button>
  )
}
