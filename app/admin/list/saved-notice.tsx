import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

type SavedNoticeProps<Row> = { rows: readonly Row[]; children: (row: Row) => ReactNode }

/** That the form of this row was saved, said where it led to. */
export function SavedNotice<Row extends { id: string }>({ rows, children }: SavedNoticeProps<Row>) {
  const [params] = useSearchParams()
  const row = rows.find(({ id }) => id === params.get('saved'))
  return (
    <p role="status" className={row ? 'notice notice-ok mb-3.5' : 'sr-only'}>
      {row && children(row)}
    </p>
  )
}
