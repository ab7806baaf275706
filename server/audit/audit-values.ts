import type { AuditValues } from '#server/schema/operations.ts'

/** A text longer than this is cut in the log; the posts that have such texts keep their own revisions. */
const longestText = 4_000

/** Names whose values are nobody's to read, whatever thing they belong to. */
const secretName = /password|secret|token|apikey|hash/i

/** What the log keeps of these values: no secret, nothing without end. */
export function auditValues(values: AuditValues): AuditValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      secretName.test(name) && value !== null ? '(secret)' : shortened(value),
    ]),
  )
}

const shortened = (value: unknown) =>
  typeof value === 'string' && value.length > longestText ? `${value.slice(0, longestText)} …` : value

/** The values that differ, before and after; undefined when none does. */
export function changedValues(
  before: AuditValues,
  after: AuditValues,
): { before: AuditValues; after: AuditValues } | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
  const only = (values: AuditValues) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return names.length > 0 ? { before: only(before), after: only(after) } : undefined
}
