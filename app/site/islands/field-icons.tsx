import type { ReactNode } from 'react'

/** The two signs the form needs; the site's whole set is several times heavier. */
export const CrossIcon = () => (
  <Sign>
    <path d="M6 6l12 12M18 6L6 18" />
  </Sign>
)

export const RetryIcon = () => (
  <Sign>
    <path d="M4 12a8 8 0 1 1 2.5 5.8M4 12V6m0 6h6" />
  </Sign>
)

function Sign({ children }: { children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
