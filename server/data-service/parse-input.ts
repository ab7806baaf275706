import type { z } from 'zod'
import { done, type Result, refuse } from '#server/result.ts'

/**
 * What the schema makes of input, or the first thing that is wrong with each field. `fieldOf` names a field by its path;
 * a form of one level is known by the first part.
 */
export function parseInput<Value>(
  schema: z.ZodType<Value>,
  input: unknown,
  fieldOf: (path: readonly PropertyKey[]) => string = ([name]) => String(name ?? ''),
): Result<Value> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return done(parsed.data)
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fields[fieldOf(path)] ??= message
  return refuse({ code: 'BAD_INPUT', message: 'Please check the marked fields.', fields })
}
