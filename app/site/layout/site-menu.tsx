import type { BusinessProfile } from '#content/business-profile.ts'
import { type NavigationEntry, layoutWords as words } from '#content/en/layout.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'

export const siteMenuId = 'site-menu'

type SiteMenuProps = { profile: BusinessProfile; navigation: readonly NavigationEntry[] }

/** The menu of small screens: a popover, so that it opens, closes by a tap beside it and traps no one without script. */
export function SiteMenu({ profile, navigation }: SiteMenuProps) {
  return (
    <div id={siteMenuId} popover="auto" className="site-menu">
      <button
        type="button"
        popoverTarget={siteMenuId}
        popoverTargetAction="hide"
        aria-label={words.closeMenu}
        className="btn btn-square ms-auto"
      >
        <Icon name="close" />
      </button>
      <nav aria-label={words.openMenu} className="mt-4 mb-auto">
        <ul>
          {navigation.map(({ label, href }) => (
            <li key={href} className="border-rule border-b">
              <a href={href} className="block py-3.5 font-bold font-condensed text-title">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a href={`mailto:${profile.email}`} className="btn mt-6">
        <Icon name="mail" />
        {words.emailUs}
      </a>
      <PhoneLink line={profile.dispatch} className="btn btn-primary btn-large mt-3">
        <Icon name="phone" />
        {words.emergency}
      </PhoneLink>
    </div>
  )
}
