import { isDay } from '#content/time/clocks.ts'
import { formWords as words } from '#words/panel/form.ts'

const clock = /^(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?)?$/

/** Why no clock of a business shows what was typed, such as "2026-03-08T02:30", "0026-05-01T10:00" or "2026-05-01T25:00". */
export function whyNoTime(typed: string): string {
  const day = 'yyyy-mm-dd'.length
  if (!isDay(typed.slice(0, day))) return words.badDate
  return clock.test(typed.slice(day)) ? words.skippedTime : words.badTime
}
