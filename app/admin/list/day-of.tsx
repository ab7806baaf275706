import { ExactTime } from './exact-time.tsx'
import { dayText } from './times.ts'

/** The day of a moment in Houston, as "Nov 20, 2026"; the exact time on hover, or after a tap. */
export const DayOf = ({ at }: { at: string }) => <ExactTime at={at} text={dayText(at)} />
