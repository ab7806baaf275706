import type { BusinessProfile } from '#content/business-profile.ts'
import { type NavigationEntry, layoutWords as words } from '#content/en/layout.ts'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { siteMenuId } from './site-menu.tsx'
import { TopBar } from './top-bar.tsx'

type SiteHeaderProps = { profile: BusinessProfile; navigation: readonly NavigationEntry[] }

/** Top bar and header. On large screens the header row stays in view while the top bar scrolls away. */
export function SiteHeader({ profile, navigation }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <TopBar license={profile.licenses[0]} />
      <div className="border-rule border-b bg-paper">
        <div className="measure flex min-h-19 items-center gap-3 py-2 md:gap-7">
          <a href="/" aria-label={words.home(profile.name)} className="flex items-center gap-3">
            <Logo className="h-11 w-8.5 flex-none" />
            <span className="font-bold font-condensed text-name leading-none">
              {profile.name}
              <span className="mt-1 hidden font-normal font-text text-[0.8rem] text-ink-3 leading-tight lg:block">
                {profile.tagline}
              </span>
            </span>
          </a>
          <nav aria-label={words.mainNavigation} className="ms-auto hidden md:block">
            <ul className="flex gap-1">
              {navigation.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className="nav-link">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <a href={`mailto:${profile.email}`} className="btn hidden md:inline-flex">
            <Icon name="mail" />
            {words.emailUs}
          </a>
          <PhoneLink
            line={profile.dispatch}
            label={words.callUsAt(profile.dispatch.display)}
            className="btn md:btn-primary ms-auto max-md:btn-square md:ms-0"
          >
            <Icon name="phone" />
            <span className="max-md:hidden">{profile.dispatch.display}</span>
          </PhoneLink>
          <button
            type="button"
            popoverTarget={siteMenuId}
            aria-label={words.openMenu}
            className="btn btn-square md:hidden"
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  )
}
