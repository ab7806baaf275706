import type { z } from 'zod'
import { parseInput } from '#server/data-service/input.ts'
import type { CsvRow } from '#server/models/formats/csv-rows.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { cellsOf, type ImportColumns, isYes, momentOfDay, readDay } from './import-cells.ts'

/** As the forms check it; of a row the first problem is said. */
export function parseRow<Value>(schema: z.ZodType<Value>, input: unknown): Result<Value, Reason> {
  const parsed = parseInput(schema, input)
  if (parsed.ok) return parsed
  const [wrong] = Object.values(parsed.refusal.fields ?? {})
  return refuse<Reason>(wrong ?? { reason: 'notValid' })
}

/** The first text of each of these targets. */
export function textsIn<Target extends string>(row: CsvRow, columns: ImportColumns<Target>) {
  const of = cellsOf<string>(row, columns)
  return (target: Target): string => of(target)[0]?.text ?? ''
}

export const saysYes = (text: string): boolean => isYes(text) ?? false

/** Of a file no moment is later than its import. */
export const notAfter =
  (at: Date) =>
  <Moment extends Date | null>(moment: Moment): Moment | Date =>
    moment && moment > at ? at : moment

/** The moments of a row; null where it says none. */
export function momentsIn<Target extends string, Wanted extends Target>(
  row: CsvRow,
  columns: ImportColumns<Target>,
  wanted: readonly Wanted[],
): Result<Record<Wanted, Date | null>, Reason> {
  const of = cellsOf<string>(row, columns)
  const moments = {} as Record<Wanted, Date | null>
  for (const target of wanted) {
    const day = readDay(of(target)[0], columns)
    if (!day.ok) return day
    moments[target] = day.value ? momentOfDay(day.value, columns.timeZone) : null
  }
  return done(moments)
}
