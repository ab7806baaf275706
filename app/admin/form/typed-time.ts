import { isDay } from '#content/time/clocks.ts'
import { formWords as words } from '#words/panel/form.ts'

/** Why no clock of a business shows what was typed, such as "2026-03-08T02:30" or "0026-05-01T10:00". */
export const whyNoTime = (typed: string): string =>
  isDay(typed.slice(0, 'yyyy-mm-dd'.length)) ? words.skippedTime : words.badDate
