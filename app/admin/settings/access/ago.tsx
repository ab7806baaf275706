import { ExactTime, useNow } from '#app/admin/list/time.tsx'
import { durationText } from '#app/admin/list/times.ts'
import { accessWords } from '#content/en/admin-access.ts'

/** Use is noted every five minutes, so nothing shorter is known. */
const shortestMs = 5 * 60_000

/** How long ago something was used; the exact time on hover or tap. */
export function Ago({ at }: { at: Date }) {
  const passed = useNow() - at.getTime()
  const text = passed <= shortestMs ? accessWords.now : accessWords.ago(durationText(passed))
  return <ExactTime at={at.toISOString()} text={text} />
}
