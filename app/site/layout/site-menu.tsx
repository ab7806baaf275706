import { useProfile } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { layoutWords as words } from '#content/en/layout.ts'
import { homePage, otherPages, searchPage } from './navigation.ts'
import { ServicesDisclosure } from './services-disclosure.tsx'

export const siteMenuId = 'site-menu'

/** The menu of small screens: a popover, so that it opens, closes by a tap beside it and traps no one without script. */
export function SiteMenu() {
  const profile = useProfile()
  return (
    <nav id={siteMenuId} popover="auto" aria-label={words.openMenu} className="site-menu">
      <button
        type="button"
        popoverTarget={siteMenuId}
        popoverTargetAction="hide"
        aria-label={words.closeMenu}
        className="btn btn-square ms-auto"
      >
        <Icon name="close" />
      </button>
      <ul className="menu-list mt-3 mb-auto">
        <li>
          <a href={homePage.href}>{homePage.label}</a>
        </li>
        <ServicesDisclosure className="menu-services" />
        {[...otherPages, searchPage].map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <a href={`mailto:${profile.email}`} className="btn mt-6">
        <Icon name="mail" />
        <span className="caps">{words.emailUs}</span>
      </a>
      <PhoneLink line={profile.dispatch} className="btn btn-primary btn-large mt-3">
        <Icon name="phone" />
        {words.emergency}
      </PhoneLink>
    </nav>
  )
}
