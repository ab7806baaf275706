import { dateTimeText } from '#app/ui/dates.ts'
import { auditWords as words } from '#content/en/admin-audit.ts'

type Values = Readonly<Record<string, unknown>>

/** The values of one side of an entry, which the data service writes as JSON. */
export function valuesIn(json: string | null): Values {
  const parsed: unknown = json === null ? {} : JSON.parse(json)
  return Object.fromEntries(Object.entries(Object(parsed)))
}

/** One field of what changed, as people read it. */
export type ChangedField = { name: string; before: string | undefined; after: string | undefined }

/** Field by field what stood there and what stands there now; a side that the entry does not have is undefined. */
export function changedFields(before: Values, after: Values): ChangedField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .map((name) => ({
      name: words.fieldName(name),
      before: name in before ? valueText(before[name]) : undefined,
      after: name in after ? valueText(after[name]) : undefined,
    }))
    .filter(({ before, after }) =>
      [before, after].some((text) => text !== undefined && text !== words.nothing),
    )
}

const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (value === true) return words.yes
  if (value === false) return words.no
  if (typeof value === 'string') return momentPattern.test(value) ? dateTimeText(value) : value
  if (Array.isArray(value)) return value.length === 0 ? words.nothing : value.map(valueText).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, inner]) => `${words.fieldName(name)}: ${valueText(inner)}`)
      .join('; ')
  return String(value)
}
