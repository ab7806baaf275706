import { ChevronDown } from 'lucide-react'
import { use, useRef } from 'react'
import { href, Link, Outlet, useLocation } from 'react-router'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { mayOpen, RightsContext } from '#app/admin/rights.ts'
import { settingsWords } from '#words/panel/settings.ts'

const sections = [
  { label: settingsWords.business, path: href('/admin/settings') },
  { label: settingsWords.setup, path: href('/admin/settings/setup') },
  { label: settingsWords.brand, path: href('/admin/settings/brand') },
  { label: settingsWords.notifications, path: href('/admin/settings/notifications') },
  { label: settingsWords.templates, path: href('/admin/settings/templates') },
  { label: settingsWords.invoicing, path: href('/admin/settings/invoicing') },
  { label: settingsWords.mail, path: href('/admin/settings/mail') },
  { label: settingsWords.people, path: href('/admin/settings/administrators') },
  { label: settingsWords.security, path: href('/admin/settings/security') },
  { label: settingsWords.sessions, path: href('/admin/settings/sessions') },
  { label: settingsWords.apiKeys, path: href('/admin/settings/api-keys') },
  { label: settingsWords.activity, path: href('/admin/settings/activity') },
  { label: settingsWords.data, path: href('/admin/settings/data') },
  { label: settingsWords.privacy, path: href('/admin/settings/privacy') },
]

const menuId = 'settings-sections'

/** Where there is no room beside the section, the list is a popover. */
export default function SettingsLayout() {
  const { pathname } = useLocation()
  const outlet = useAdminOutlet()
  const rights = use(RightsContext)
  const nav = useRef<HTMLElement>(null)
  const close = () => nav.current?.matches(':popover-open') && nav.current.hidePopover()
  const offered = sections.filter(({ path }) => mayOpen(rights, path))
  const current = offered.find(({ path }) => isOpen(path, pathname))
  return (
    <div className="settings">
      <button type="button" className="back-link settings-menu" popoverTarget={menuId}>
        {settingsWords.all}
        <ChevronDown className="icon" aria-hidden="true" />
      </button>
      <nav
        ref={nav}
        id={menuId}
        popover="auto"
        aria-label={settingsWords.sections}
        className="settings-sections"
      >
        {offered.map(({ label, path }) => (
          <Link
            key={path}
            to={path}
            onClick={close}
            aria-current={path === current?.path ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="min-w-0">
        <Outlet context={outlet} />
      </div>
    </div>
  )
}

/** Whether a section is open. The path of the first one is the beginning of all others; its own parts have another. */
const isOpen = (path: string, pathname: string) =>
  pathname === path ||
  pathname.startsWith(path === href('/admin/settings') ? `${path}/business/` : `${path}/`)
