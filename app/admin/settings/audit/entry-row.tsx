import { Link } from 'react-router'
import { rowElementId } from '#app/admin/list/list.ts'
import { ExactTime } from '#app/admin/list/time.tsx'
import { dateTimeText } from '#app/admin/list/times.ts'
import { auditWords as words } from '#content/en/admin-audit.ts'
import { auditList } from './audit-list.ts'
import { ChangeTable } from './change-table.tsx'
import type { AuditEntryInList } from './documents.ts'
import { changedFields, valuesIn } from './entry-values.ts'
import { recordPath } from './record-path.ts'

/** One thing that somebody did, as a sentence; what changed when it is opened. */
export function EntryRow({ entry }: { entry: AuditEntryInList }) {
  const { id, at, actorName, action, subject, subjectId, label, recordIsGone } = entry
  const before = valuesIn(entry.before)
  const after = valuesIn(entry.after)
  const fields = changedFields(before, after)
  const path = recordPath(subject, subjectId)
  return (
    <li id={rowElementId(auditList, id)} tabIndex={-1} className="activity-entry">
      <div className="activity-line">
        <p className="activity-sentence">
          <b>{actorName}</b> {words.did({ action, subject, label, after })}
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
