import type { Reason } from '#server/result.ts'
import type { TableRow } from './csv-rows.ts'

type JsonRecord = Readonly<Record<string, unknown>>

type Entry = { line: number; record: JsonRecord } | { line: number; text: string; problem: Reason }

const mostTitles = 100

const deepest = 4

export const isJson = (text: string): boolean => /^\ufeff?\s*[[{]/.test(text)

/**
 * The records of a table as JSON: a list, lines of one record each, DynamoDB's export or scan, or the answer of a GraphQL list. What
 * a record has beyond the first hundred names stands in further cells, so that nothing goes unseen.
 */
export function readJson(text: string): { titles: string[]; rows: () => Generator<TableRow> } {
  const entries = entriesIn(text.replace(/^\ufeff/, ''))
  const titles = new Set<string>()
  for (const entry of entries)
    if ('record' in entry)
      for (const name of Object.keys(entry.record)) if (titles.size < mostTitles) titles.add(name)
  return {
    titles: [...titles],
    *rows() {
      for (const entry of entries) {
        if ('problem' in entry) yield { line: entry.line, cells: [entry.text], problem: entry.problem }
        else yield { line: entry.line, cells: cellsOfRecord(entry.record, titles) }
      }
    },
  }
}

function cellsOfRecord(record: JsonRecord, titles: ReadonlySet<string>): string[] {
  const others = Object.keys(record).filter((name) => !titles.has(name))
  return [...titles, ...others].map((name) => (Object.hasOwn(record, name) ? textOf(record[name]) : ''))
}

function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || value === null || depth >= deepest) return ''
  const texts = Array.isArray(value)
    ? value.map((one) => textOf(one, depth + 1))
    : Object.entries(value).map(([name, one]) => `${name}: ${textOf(one, depth + 1)}`)
  return texts.filter(Boolean).join('\n')
}

function entriesIn(text: string): Entry[] {
  const whole = parsed(text)
  if (whole !== undefined) return entriesOf(whole)
  const lines = text.split(/\r\n?|\n/)
  const entries = lines.flatMap((line, at): Entry[] => {
    if (line.trim() === '') return []
    const value = parsed(line)
    const record = value === undefined ? undefined : recordOf(value)
    return [record ? { line: at + 1, record } : { line: at + 1, ...unreadable(line) }]
  })
  // Not lines of records, but one text that breaks off.
  return entries.some((entry) => 'record' in entry) ? entries : [{ line: 1, ...unreadable(text) }]
}

const unreadable = (text: string) => ({
  text: text.slice(0, 200),
  problem: { reason: 'importJsonUnreadable' } as const,
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function entriesOf(whole: unknown): Entry[] {
  const { values, isCut } = listIn(whole)
  const entries = values.map((value, at): Entry => {
    const record = recordOf(value)
    const line = at + 1
    return record ? { line, record } : { line, ...unreadable(textOf(value)) }
  })
  if (isCut) entries.push({ line: values.length + 1, text: '', problem: { reason: 'importJsonCut' } })
  return entries
}

type List = { values: readonly unknown[]; isCut: boolean }

/** `isCut`: the answer says that more follows, which is not in the file. */
function listIn(value: unknown, depth = 0): List {
  if (Array.isArray(value)) return { values: value, isCut: false }
  if (!isRecord(value)) return { values: [value], isCut: false }
  const items = value.Items ?? value.items
  if (Array.isArray(items))
    return { values: items, isCut: Boolean(value.nextToken ?? value.LastEvaluatedKey) }
  const nested =
    depth < 2 ? Object.entries(value).filter(([name]) => name === 'data' || /^list/i.test(name)) : []
  if (nested.length === 0) return { values: [value], isCut: false }
  const lists = nested.map(([, one]) => listIn(one, depth + 1))
  return { values: lists.flatMap(({ values }) => values), isCut: lists.some(({ isCut }) => isCut) }
}

function recordOf(value: unknown): JsonRecord | undefined {
  if (!isRecord(value)) return undefined
  const record = isRecord(value.Item) ? value.Item : value
  const values = Object.values(record)
  if (values.length === 0 || !values.every(isTyped)) return record
  return Object.fromEntries(Object.entries(record).map(([name, one]) => [name, untyped(one)]))
}

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as DynamoDB writes it: {"S": "text"}, {"N": "5"}, {"L": [...]}. */
function isTyped(value: unknown): value is JsonRecord {
  if (!isRecord(value)) return false
  const [name, ...others] = Object.keys(value)
  return others.length === 0 && /^(?:S|N|B|BOOL|NULL|L|M|SS|NS|BS)$/.test(name ?? '')
}

function untyped(value: unknown, depth = 0): unknown {
  if (!isTyped(value)) return value
  const [[type, held] = []] = Object.entries(value)
  if (type === 'NULL' || depth >= deepest) return null
  if (type === 'L' && Array.isArray(held)) return held.map((one) => untyped(one, depth + 1))
  if (type === 'M' && isRecord(held))
    return Object.fromEntries(Object.entries(held).map(([name, one]) => [name, untyped(one, depth + 1)]))
  return held
}
