import { use, useEffect, useRef } from 'react'
import { href, Link, Outlet, useLocation } from 'react-router'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { mayOpen, RightsContext } from '#app/admin/rights.ts'
import { settingsWords } from '#words/admin-settings.ts'

/** The sections of the settings, in the order in which they are shown. */
const sections = [
  { label: settingsWords.business, path: href('/admin/settings') },
  { label: settingsWords.notifications, path: href('/admin/settings/notifications') },
  { label: settingsWords.templates, path: href('/admin/settings/templates') },
  { label: settingsWords.mail, path: href('/admin/settings/mail') },
  { label: settingsWords.people, path: href('/admin/settings/administrators') },
  { label: settingsWords.security, path: href('/admin/settings/security') },
  { label: settingsWords.sessions, path: href('/admin/settings/sessions') },
  { label: settingsWords.apiKeys, path: href('/admin/settings/api-keys') },
  { label: settingsWords.activity, path: href('/admin/settings/activity') },
  { label: settingsWords.data, path: href('/admin/settings/data') },
  { label: settingsWords.privacy, path: href('/admin/settings/privacy') },
]

/** The navigation between the sections of the settings, and the open one. */
export default function SettingsLayout() {
  const { pathname } = useLocation()
  const outlet = useAdminOutlet()
  const rights = use(RightsContext)
  const nav = useRef<HTMLElement>(null)
  // On a phone the navigation is wider than the screen, so it scrolls to the current link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which link is current
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <>
      <nav ref={nav} aria-label={settingsWords.sections} className="tabs settings-sections">
        {sections
          .filter(({ path }) => mayOpen(rights, path))
          .map(({ label, path }) => (
            <Link key={path} to={path} aria-current={isOpen(path, pathname) ? 'page' : undefined}>
              {label}
            </Link>
          ))}
      </nav>
      <Outlet context={outlet} />
    </>
  )
}

/** Whether a section is open. The path of the first one is the beginning of all others. */
const isOpen = (path: string, pathname: string) =>
  pathname === path || (path !== href('/admin/settings') && pathname.startsWith(`${path}/`))
