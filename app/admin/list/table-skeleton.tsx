/** The layout of a table, while another list loads. */
export function TableSkeleton() {
  return (
    <div className="row-table-skeleton">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} aria-hidden="true">
          <i className="h-6 w-2/5" />
          <i className="mt-2.5 h-4 w-1/4" />
          <i className="mt-4 h-4 w-4/5" />
        </div>
      ))}
    </div>
  )
}
