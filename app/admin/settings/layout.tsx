import { Fragment } from 'react'
import { href, Link, Outlet, useLocation } from 'react-router'
import { useAdminOutlet } from '#app/admin/screen/panel-context.tsx'
import { settingsWords } from '#words/panel/settings.ts'
import { useSettingsGroups } from './settings-entries.ts'

const home = href('/admin/settings')

/** The list of all settings is the screen of its own; where there is room, it stands beside the others too. */
export default function SettingsLayout() {
  const { pathname } = useLocation()
  const outlet = useAdminOutlet()
  if (pathname === home) return <Outlet context={outlet} />
  return (
    <div className="settings">
      <div className="settings-menu">
        <Link to={home} className="back-link">
          {settingsWords.all}
        </Link>
        <Sections pathname={pathname} />
      </div>
      <div className="settings-page">
        <Outlet context={outlet} />
      </div>
    </div>
  )
}

function Sections({ pathname }: { pathname: string }) {
  return (
    <nav aria-label={settingsWords.sections} className="settings-sections">
      {useSettingsGroups().map(({ id, pages }) => (
        <Fragment key={id}>
          <h2 id={`settings-${id}`}>{settingsWords.groups[id]}</h2>
          <ul aria-labelledby={`settings-${id}`}>
            {pages.map(({ label, path }) => (
              <li key={path}>
                <Link to={path} aria-current={isOpen(path, pathname) ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  )
}

const isOpen = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`)
