import type { ReactNode } from 'react'

export function LoadingList({ says, children }: { says: string; children: ReactNode }) {
  return (
    <div className="skeleton">
      <p role="status" className="mb-3 text-ink-2 text-note">
        {says}
      </p>
      {children}
    </div>
  )
}

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

export function InboxSkeleton() {
  return (
    <div className="inbox-group" aria-hidden="true">
      <ul>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map((row) => (
          <li key={row} className="inbox-row">
            <p className="inbox-who">
              <i className="h-5 w-32" />
            </p>
            <p className="inbox-words">
              <i className="my-0.5 h-4 w-4/5" />
            </p>
            <p className="inbox-place">
              <i className="my-0.5 h-4 w-20" />
            </p>
            <p className="inbox-reason">
              <i className="my-0.5 h-4 w-20" />
            </p>
            <div className="inbox-reach">
              <i className="inbox-call min-h-13 lg:min-h-10" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
