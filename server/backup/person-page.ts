import type { ServerWords } from '#content/languages.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { formatMoment } from '#server/notifications/mail/mail-content.ts'

type PersonRow = Readonly<Record<string, unknown>>

type PersonData = { exportedAt: Date } & Readonly<Record<string, unknown>>

type PersonPage = {
  contact: string
  data: PersonData
  /** Their names in the archive. */
  files: readonly string[]
}

/** For people: the JSON of the archive as a page that opens without a connection. */
export function personPage(
  { contact, data, files }: PersonPage,
  { name: company, timeZone }: Pick<BusinessProfile, 'name' | 'timeZone'>,
  serverWords: ServerWords,
): string {
  const { personCopy: words, invoice, locale } = serverWords
  const time = (iso: string) => formatMoment(iso, timeZone, serverWords)
  const textOf = (column: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => nameOf(one)).join(', ')
    if (column.endsWith('_cents')) return invoice.dollars(Number(value))
    if (column === 'at' || column.endsWith('_at')) return time(String(value))
    return String(value)
  }
  const record = (row: PersonRow) => {
    const facts = words.columns.flatMap(([column, label]) => {
      const value = row[column]
      const text = value === null || value === undefined ? '' : textOf(column, value)
      return text ? [`<dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(text)}</dd>`] : []
    })
    return facts.length > 0 ? `<dl>${facts.join('')}</dl>` : ''
  }
  const sections = Object.entries(words.sections).flatMap(([part, heading]) => {
    const records = rowsIn(data[part]).map(record).filter(Boolean)
    return records.length > 0 ? [`<h2>${escapeHtml(heading)}</h2>${records.join('')}`] : []
  })
  const links = files.map(
    (file) => `<li><a href="${escapeHtml(encodeURI(file))}">${escapeHtml(file)}</a></li>`,
  )
  const title = escapeHtml(words.title(company))
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
<p>${escapeHtml(words.lead(contact, time(data.exportedAt.toISOString())))}</p>
${sections.join('\n')}
${links.length > 0 ? `<h2>${escapeHtml(words.files)}</h2><ul>${links.join('')}</ul>` : ''}
<p>${escapeHtml(words.more)}</p>
</html>
`
}

const isRow = (value: unknown): value is PersonRow => typeof value === 'object' && value !== null

/** What is in the trash holds its record. */
const rowsIn = (part: unknown): PersonRow[] =>
  (Array.isArray(part) ? part : [])
    .filter(isRow)
    .map((row) => (isRow(row.record) ? { ...row.record, deleted_at: row.deleted_at } : row))

const nameOf = (one: unknown): string => (isRow(one) ? String(one.name ?? '') : String(one))

const style = `
:root{color-scheme:light dark}
body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h2{margin-top:2.5rem}
dl{display:grid;grid-template-columns:minmax(7rem,max-content) 1fr;gap:.25rem 1rem;padding:1rem 0;border-top:1px solid}
dt{font-weight:600}
dd{margin:0;white-space:pre-line}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`
