import { href, Link } from 'react-router'
import type { TroubleInWords } from '#server/backup/overview-in-words.ts'
import { dashboardWords as words } from '#words/panel/dashboard.ts'

export function BackupNotice({ troubles }: { troubles: readonly TroubleInWords[] }) {
  if (troubles.length === 0) return null
  return (
    <div className="notice notice-alert mt-4">
      {troubles.map(({ kind, todo }) => (
        <p key={kind}>
          <b>{words.backupTroubles[kind]}</b> {todo}
        </p>
      ))}
      <Link to={href('/admin/settings/data')} className="link inline-flex min-h-11 items-center">
        {words.openBackups}
      </Link>
    </div>
  )
}
