import { useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { layoutWords as words } from '#content/en/layout.ts'
import { servicePages, servicesPage } from './navigation.ts'

/**
 * Our Services as a link, and beside it the arrow that shows the eight service pages. Details, so that it works
 * without script; the loader's script closes it again (Escape, a click elsewhere, the menu closing).
 */
export function ServicesDisclosure({ className }: { className: string }) {
  const { pathname } = useLocation()
  return (
    <li className={className}>
      <a href={servicesPage.href} aria-current={pathname === servicesPage.href ? 'page' : undefined}>
        {servicesPage.label}
      </a>
      <details>
        <summary aria-label={words.showServices}>
          <Icon name="chevron" />
        </summary>
        <ul>
          {servicePages.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={pathname === href ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
