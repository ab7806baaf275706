import { Link } from 'react-router'
import { useList } from '#app/admin/list/list-context.ts'
import { useNow } from '#app/admin/list/time.tsx'
import { rowPath } from '#app/admin/list/list.ts'
import { durationText, promisedMilliseconds } from '#app/admin/list/times.ts'
import { leadWords } from '#content/en/admin-leads.ts'

/** Who wrote first of those whom nobody has contacted. */
export type LongestWait = { id: string; name: string; submittedAt: string }

/** Out of sight in a long list, so it is named where nobody can miss it, once the promised time is over. */
export function WaitingLongest({ wait: { id, name, submittedAt } }: { wait: LongestWait }) {
  const { address } = useList()
  const waited = useNow() - Date.parse(submittedAt)
  if (waited <= promisedMilliseconds) return null
  return (
    <p className="mt-1 font-semibold text-late text-note">
      {leadWords.waitingLongest}{' '}
      <Link to={rowPath('', address, id)} className="overdue-link">
        <bdi>{name}</bdi>, {durationText(waited)}
      </Link>
    </p>
  )
}
