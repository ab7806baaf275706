import { useSearchParams } from 'react-router'
import { approvalWords } from '#content/en/admin-approval.ts'

/** That the form was saved, said where it led to. */
export function SavedNotice({ rows }: { rows: readonly { id: string; name: string }[] }) {
  const [params] = useSearchParams()
  const row = rows.find(({ id }) => id === params.get('saved'))
  return (
    <p role="status" className={row ? 'notice notice-ok mb-3.5' : 'sr-only'}>
      {row && approvalWords.saved(row.name)}
    </p>
  )
}
