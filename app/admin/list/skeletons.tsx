import { type ReactNode, useEffect, useState } from 'react'

/** The layout of the real list, while another one loads. */
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

/** The layout of the inbox, while another list loads. */
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
            <i className="inbox-call min-h-13 lg:min-h-10" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whether waiting takes longer than `delayMs`, so that a skeleton should be shown. */
export function useIsSlow(isWaiting: boolean, delayMs = 250): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), delayMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting, delayMs])
  return isWaiting && isSlow
}

/** The layout of the cards, while others load. */
export function LeadSkeletons() {
  return ['first', 'second', 'third'].map((card) => (
    <div key={card} className="lead-card" aria-hidden="true">
      <div className="lead-request">
        <i className="h-7 w-56" />
        <i className="mt-2.5 h-4 w-72" />
        <i className="mt-5 h-4 w-full max-w-140" />
        <i className="mt-2.5 h-4 w-2/3 max-w-100" />
      </div>
      <div className="lead-actions">
        <i className="h-12" />
        <i className="h-12" />
        <i className="h-12" />
      </div>
    </div>
  ))
}
