import { Download } from 'lucide-react'
import { useList } from '#app/admin/list/list-context.ts'
import { exportWords as words } from '#words/admin-lists.ts'

type ExportLinkProps = {
  path: string
  /** How many rows the list has in all. */
  total: number
}

/** The list as filter and search show it, as a file. An ordinary link: the browser keeps what it answers. */
export function ExportLink({ path, total }: ExportLinkProps) {
  const { address, query } = useList()
  if (total === 0) return null
  const { filter, search } = query
  return (
    <p className="export-link">
      <a href={`${path}${address.path({ filter, search })}`} className="btn btn-small" title={words.hint}>
        <Download className="icon" aria-hidden="true" />
        {words.download(total)}
      </a>
    </p>
  )
}
