import { useLocation } from 'react-router'
import { useProfile } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { layoutWords as words } from '#content/en/layout.ts'
import { homePage, otherPages } from './navigation.ts'
import { ServicesDisclosure } from './services-disclosure.tsx'
import { siteMenuId } from './site-menu.tsx'
import { TopBar } from './top-bar.tsx'

/** Top bar and header. On large screens the header row stays in view while the top bar scrolls away. */
export function SiteHeader() {
  const profile = useProfile()
  return (
    <header className="site-header">
      <TopBar />
      <div className="border-rule border-b bg-paper">
        <div className="measure flex min-h-19 items-center gap-3 py-2 lg:gap-4">
          <a href={homePage.href} aria-label={words.home(profile.name)} className="flex items-center gap-3">
            <Logo className="h-11 w-8.5 flex-none" />
            <span className="font-bold font-condensed text-name leading-none md:whitespace-nowrap">
              {profile.name}
              <span className="mt-1 hidden font-normal font-text text-[0.8rem] text-ink-3 leading-tight xl:block">
                {profile.tagline}
              </span>
            </span>
          </a>
          <nav aria-label={words.mainNavigation} className="ms-auto hidden lg:block">
            <ul className="site-nav">
              <PageLink {...homePage} />
              <ServicesDisclosure className="nav-services" />
              {otherPages.map((page) => (
                <PageLink key={page.href} {...page} />
              ))}
            </ul>
          </nav>
          <a href={`mailto:${profile.email}`} className="btn whitespace-nowrap max-lg:ms-auto max-md:hidden">
            <Icon name="mail" />
            <span className="caps text-body">{words.emailUs}</span>
          </a>
          <PhoneLink
            line={profile.dispatch}
            label={`${words.callUs} ${profile.dispatch.display}`}
            className="btn md:btn-primary max-md:btn-square max-md:ms-auto max-md:print:hidden max-[16rem]:hidden"
          >
            <Icon name="phone" />
            <span className="call-us max-md:hidden">
              <span>{words.callUs}</span> {profile.dispatch.display}
            </span>
          </PhoneLink>
          <button
            type="button"
            popoverTarget={siteMenuId}
            aria-label={words.openMenu}
            className="btn btn-square lg:hidden max-[16rem]:ms-auto"
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  )
}

function PageLink({ label, href }: { label: string; href: string }) {
  const { pathname } = useLocation()
  return (
    <li>
      <a href={href} aria-current={pathname === href ? 'page' : undefined}>
        {label}
      </a>
    </li>
  )
}
