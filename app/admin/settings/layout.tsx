import { useEffect, useRef } from 'react'
import { href, Link, Outlet, useLocation } from 'react-router'
import { useAdminOutlet } from '#app/admin/layout/outlet.ts'
import { sections } from '#app/admin/settings/layout/sections.ts'
import { settingsWords } from '#content/en/admin-settings.ts'

/** The frame of the settings: their sections, and the one that is open. */
export default function Settings() {
  const { pathname } = useLocation()
  const outlet = useAdminOutlet()
  const strip = useRef<HTMLElement>(null)
  // On a phone the strip is wider than the screen. It shows another section with each path.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which link is current
  useEffect(() => {
    const open = strip.current?.querySelector('[aria-current]')
    open?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <>
      <nav ref={strip} aria-label={settingsWords.sections} className="tabs settings-sections">
        {sections.map(({ label, path }) => (
          <Link key={path} to={path} aria-current={isOpen(path, pathname) ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <Outlet context={outlet} />
    </>
  )
}

/** The first section has the path that all others begin with. */
const isOpen = (path: string, pathname: string) =>
  pathname === path || (path !== href('/admin/settings') && pathname.startsWith(`${path}/`))
