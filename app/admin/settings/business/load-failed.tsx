import { Link } from 'react-router'
import { adminWords } from '#words/admin.ts'
import { businessWords as words } from '#words/admin-business.ts'

/** Not an empty form: what is stored could just not be shown. */
export function LoadFailed() {
  return (
    <div className="list-state mt-5" data-failed>
      <div role="alert">
        <p className="list-state-title">{words.loadFailed}</p>
        <p className="mt-2 text-ink-2">{words.loadFailedHint}</p>
      </div>
      <Link to="?" reloadDocument className="btn btn-primary mt-5">
        {adminWords.retry}
      </Link>
    </div>
  )
}
