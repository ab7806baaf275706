import { Link } from 'react-router'
import { useMayOpen } from '#app/admin/rights.ts'

/** Below the title of a list, for whoever may import into it. */
export function ImportLink({ to, children }: { to: string; children: string }) {
  const mayOpen = useMayOpen()
  if (!mayOpen(to)) return null
  return (
    <p className="screen-lead">
      <Link to={to} className="link">
        {children}
      </Link>
    </p>
  )
}
