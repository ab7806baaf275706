import { ChevronDown } from 'lucide-react'
import { Fragment, useRef } from 'react'
import { href, Link, Outlet, useLocation } from 'react-router'
import { useMayOpen } from '#app/admin/rights.ts'
import { useAdminOutlet } from '#app/admin/screen/panel-context.tsx'
import { settingsWords } from '#words/panel/settings.ts'

const groups = [
  {
    id: 'business',
    sections: [
      { label: settingsWords.business, path: href('/admin/settings') },
      { label: settingsWords.setup, path: href('/admin/settings/setup') },
      { label: settingsWords.brand, path: href('/admin/settings/brand') },
      { label: settingsWords.templates, path: href('/admin/settings/templates') },
      { label: settingsWords.invoicing, path: href('/admin/settings/invoicing') },
    ],
  },
  {
    id: 'people',
    sections: [
      { label: settingsWords.notifications, path: href('/admin/settings/notifications') },
      { label: settingsWords.mail, path: href('/admin/settings/mail') },
      { label: settingsWords.people, path: href('/admin/settings/administrators') },
      { label: settingsWords.security, path: href('/admin/settings/security') },
      { label: settingsWords.sessions, path: href('/admin/settings/sessions') },
    ],
  },
  {
    id: 'data',
    sections: [
      { label: settingsWords.data, path: href('/admin/settings/data') },
      { label: settingsWords.privacy, path: href('/admin/settings/privacy') },
      { label: settingsWords.activity, path: href('/admin/settings/activity') },
      { label: settingsWords.apiKeys, path: href('/admin/settings/api-keys') },
    ],
  },
] as const

const menuId = 'settings-sections'

/** Where there is no room beside the section, the list is a popover. */
export default function SettingsLayout() {
  const { pathname } = useLocation()
  const outlet = useAdminOutlet()
  const mayOpen = useMayOpen()
  const nav = useRef<HTMLElement>(null)
  const close = () => nav.current?.hidePopover()
  const offered = groups
    .map(({ id, sections }) => ({ id, sections: sections.filter(({ path }) => mayOpen(path)) }))
    .filter(({ sections }) => sections.length > 0)
  return (
    <div className="settings">
      <button type="button" className="back-link settings-menu" popoverTarget={menuId}>
        {settingsWords.all}
        <ChevronDown className="icon" />
      </button>
      <nav
        ref={nav}
        id={menuId}
        popover="auto"
        aria-label={settingsWords.sections}
        className="settings-sections"
      >
        {offered.map(({ id, sections }) => (
          <Fragment key={id}>
            <h2 id={`settings-${id}`}>{settingsWords.groups[id]}</h2>
            <ul aria-labelledby={`settings-${id}`}>
              {sections.map(({ label, path }) => (
                <li key={path}>
                  <Link to={path} onClick={close} aria-current={isOpen(path, pathname) ? 'page' : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Fragment>
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
