import { Link, Outlet, useLocation } from 'react-router'
import { settingsWords } from '#content/en/admin-settings.ts'
import { useAdminOutlet } from '../../layout/outlet.ts'
import { sections } from './sections.ts'

/** The frame of the settings: their sections, and the one that is open. */
export default function Settings() {
  const { pathname } = useLocation()
  const outlet = useAdminOutlet()
  return (
    <>
      <nav aria-label={settingsWords.sections} className="settings-sections">
        {sections.map(({ label, path }) => (
          <Link key={path} to={path} aria-current={path === pathname ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <Outlet context={outlet} />
    </>
  )
}
