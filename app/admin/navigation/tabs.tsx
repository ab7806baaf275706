import { Link, useLocation } from 'react-router'
import { useMayOpen } from '#app/admin/rights.ts'
import { allowedNavigation, navigationEntryAt } from './navigation.ts'

export function Tabs({ label: name }: { label: string }) {
  const { pathname } = useLocation()
  const current = navigationEntryAt(pathname)
  const line = current?.tabOf ?? current?.label
  const entries = allowedNavigation(useMayOpen()).filter(
    ({ label, tabOf }) => label === line || tabOf === line,
  )
  if (entries.length < 2) return null
  return (
    <nav aria-label={name} className="tabs screen-tabs">
      {entries.map(({ label, path, opens = path }) => (
        <Link key={path} to={opens} aria-current={path === current?.path ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
