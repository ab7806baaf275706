import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Begins a new one; beside the title of a list. Amber is for what waits in the rows. */
export function StartLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="btn start-link">
      <Plus className="icon" aria-hidden="true" />
      {children}
    </Link>
  )
}
