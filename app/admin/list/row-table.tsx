import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { useMayWriteHere } from '#app/admin/rights.ts'
import { DeleteButton } from './delete-dialog.tsx'
import { rowElementId, useList } from './list.ts'

type RowTableProps<Row> = {
  rows: readonly Row[]
  columns: Readonly<Record<string, string>>
  className?: string
  children: (row: Row) => ReactNode
}

/** A table of a list. `children`: the cells of a row, one of which is its `RowHead`. */
export function RowTable<Row extends { id: string }>(props: RowTableProps<Row>) {
  const { rows, columns, className = '', children } = props
  const { list } = useList()
  return (
    <table className={`row-table ${className}`}>
      <TableHead names={Object.values(columns)} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} id={rowElementId(list, row.id)} tabIndex={-1} aria-labelledby={`name-${row.id}`}>
            {children(row)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function TableHead({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type RowHeadProps = Pick<LinkProps, 'dir' | 'prefetch'> & {
  id: string
  name: ReactNode
  to?: string | undefined
  children?: ReactNode
}

export function RowHead({ id, name, to, dir, prefetch = 'none', children }: RowHeadProps) {
  const named = { id: `name-${id}`, dir, className: 'table-title' }
  return (
    <th scope="row" className="table-main">
      {to ? (
        <Link to={to} prefetch={prefetch} {...named}>
          {name}
        </Link>
      ) : (
        <span {...named}>{name}</span>
      )}
      {children}
    </th>
  )
}

type EditCellProps = {
  to: string
  name: string
  words: Record<'edit' | 'deleteOf', (name: string) => string>
  onDelete: () => void
}

export function EditCell({ to, name, words, onDelete }: EditCellProps) {
  const mayWrite = useMayWriteHere()
  return (
    <td className="table-actions">
      {mayWrite && (
        <div>
          <EditLink to={to} label={words.edit(name)} />
          <DeleteButton label={words.deleteOf(name)} onDelete={onDelete} />
        </div>
      )}
    </td>
  )
}

export const EditLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className="btn btn-square" aria-label={label} title={label}>
    <Pencil className="icon" />
  </Link>
)
