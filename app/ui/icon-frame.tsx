import type { ReactNode } from 'react'

/** Shared by all icons. Apart from the set, which is heavy. */
export function IconFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      {children}
    </svg>
  )
}
