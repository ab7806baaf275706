import { auditWords as words } from '#words/admin-audit.ts'
import type { ChangedField } from './entry-values.ts'

/** What stood there and what stands there now, field by field; of what was made or deleted only one side. */
export function ChangeTable({ fields }: { fields: readonly ChangedField[] }) {
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
