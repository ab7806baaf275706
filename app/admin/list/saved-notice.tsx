import { type ReactNode, use, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Person, unsavedText } from '#app/admin/unsaved-text.ts'

type SavedNoticeProps<Row> = { rows: readonly Row[]; children: (row: Row) => ReactNode }

/** That the form of this row was saved, said where it led to. What was kept of that form is done with. */
export function SavedNotice<Row extends { id: string }>({ rows, children }: SavedNoticeProps<Row>) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const person = use(Person)
  const saved = params.get('saved')
  const row = rows.find(({ id }) => id === saved)
  useEffect(() => {
    if (!saved) return
    unsavedText(person, `${pathname}/${saved}/edit`).forget()
    const begun = unsavedText(person, `${pathname}/new`)
    if (new URLSearchParams(begun.read()).get('id') === saved) begun.forget()
  }, [person, pathname, saved])
  return (
    <p role="status" className={row ? 'notice notice-ok mb-3.5' : 'sr-only'}>
      {row && children(row)}
    </p>
  )
}
