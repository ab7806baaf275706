import { href, Link } from 'react-router'
import { rowElementId, rowHref } from '#app/admin/list/list.ts'
import { ExactTime } from '#app/admin/list/time.tsx'
import { messageList } from '#app/admin/messages/message-list.ts'
import { quoteList } from '#app/admin/quotes/quote-list.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { auditWords as words } from '#words/admin-audit.ts'
import { auditList } from './audit-list.ts'
import type { AuditEntryInList } from './audit-page.ts'

/** An entry as a sentence; opened, the fields that changed. */
export function AuditEntry({ entry }: { entry: AuditEntryInList }) {
  const { id, at, actorName, actorRealName, action, subject, subjectId, label, recordIsGone } = entry
  const before = valuesIn(entry.before)
  const after = valuesIn(entry.after)
  const fields = changedFields(before, after)
  const path = recordPath(subject, subjectId)
  return (
    <li id={rowElementId(auditList, id)} tabIndex={-1} className="activity-entry">
      <div className="activity-line">
        <p className="activity-sentence">
          <b>{actorRealName ?? actorName}</b>{' '}
          {actorRealName && <span className="text-ink-2">({actorName})</span>}{' '}
          {words.did({ action, subject, label, after })}
        </p>
        <p className="activity-time">
          <ExactTime at={at} text={dateTimeText(at)} />
        </p>
      </div>
      {(fields.length > 0 || path) && (
        <div className="activity-more">
          {fields.length > 0 && <ChangeTable fields={fields} />}
          {path && (recordIsGone ? <span>{words.gone}</span> : <Link to={path}>{words.open}</Link>)}
        </div>
      )}
    </li>
  )
}

/** Field by field the value before and after; of what was created or deleted there is only one of the two. */
function ChangeTable({ fields }: { fields: readonly ChangedField[] }) {
  const hasBefore = fields.some(({ before }) => before !== undefined)
  const hasAfter = fields.some(({ after }) => after !== undefined)
  return (
    <details className="activity-details">
      <summary>{words.details}</summary>
      <table className="activity-table">
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            {hasBefore && <th scope="col">{words.before}</th>}
            {hasAfter && <th scope="col">{words.after}</th>}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {hasBefore && <td data-label={words.before}>{before ?? words.nothing}</td>}
              {hasAfter && <td data-label={words.after}>{after ?? words.nothing}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

type Values = Readonly<Record<string, unknown>>

/** The values before or after, which the data service sends as JSON. */
function valuesIn(json: string | null): Values {
  const parsed: unknown = json === null ? {} : JSON.parse(json)
  return Object.fromEntries(Object.entries(Object(parsed)))
}

/** A field as people read it; undefined where the entry has no value of that side. */
type ChangedField = { name: string; before: string | undefined; after: string | undefined }

/** The fields that the entry names, without those that were empty before and after. */
function changedFields(before: Values, after: Values): ChangedField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .map((name) => ({
      name: words.fieldName(name),
      before: name in before ? valueText(before[name]) : undefined,
      after: name in after ? valueText(after[name]) : undefined,
    }))
    .filter((field) =>
      [field.before, field.after].some((text) => text !== undefined && text !== words.nothing),
    )
}

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (value === true) return words.yes
  if (value === false) return words.no
  if (typeof value === 'string') return isoMoment.test(value) ? dateTimeText(value) : value
  if (Array.isArray(value)) return value.length === 0 ? words.nothing : value.map(valueText).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, inner]) => `${words.fieldName(name)}: ${valueText(inner)}`)
      .join('; ')
  return String(value)
}

/** The screen that shows the record of an entry; undefined when it has none. */
function recordPath(subject: string, id: string): string | undefined {
  switch (subject) {
    case 'Quote':
      return rowHref(quoteList, id)
    case 'Message':
      return rowHref(messageList, id)
    case 'Review':
      return href('/admin/reviews/:id/edit', { id })
    case 'Testimonial':
      return href('/admin/testimonials/:id/edit', { id })
    case 'Blog':
      return href('/admin/blogs/:id/edit', { id })
    case 'BusinessProfile':
      return href('/admin/settings')
    default:
      return undefined
  }
}
