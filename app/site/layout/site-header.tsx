import { useLocation } from 'react-router'
import { address } from '#app/address.ts'
import { EnteredText } from '#app/site/entered.tsx'
import { href } from '#app/site/href.ts'
import { useProfile, useSpeech, useWords } from '#app/site/profile.ts'
import type { MenuEntry } from '#app/site/site-pages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import { FirmName } from '#app/ui/logo.tsx'
import { fillIn } from '#content/fill-in.ts'
import { smsHref } from '#content/profile/phone-line.ts'
import { isOffered } from '#content/services.ts'
import { layoutWords } from '#words/site/layout.ts'
import { LanguageSwitch } from './languages.tsx'
import { type LanguageEntry, namedPages, servicePages } from './navigation.ts'

const siteMenuId = 'site-menu'

const longName = 32

type SiteHeaderProps = { menu: readonly MenuEntry[]; languages: readonly LanguageEntry[] }

export function SiteHeader({ menu, languages }: SiteHeaderProps) {
  const profile = useProfile()
  const words = useWords(layoutWords)
  const { home } = namedPages(useSpeech())
  return (
    <header className="site-header" data-place="header">
      <TopBar languages={languages} />
      <div className="border-rule border-b bg-paper">
        <div className="measure header-row">
          <a href={home.href} aria-label={words.home} className="header-home">
            <FirmName
              firm={profile}
              size={{ height: 'h-11', width: 'w-8.5' }}
              className={`firm-name ${profile.name.length > longName ? 'text-balance md:max-w-84' : 'md:whitespace-nowrap'}`}
            >
              {profile.tagline && (
                <span className="tagline">
                  <EnteredText text={profile.tagline} />
                </span>
              )}
            </FirmName>
          </a>
          {/* Its lines wrap rather than the buttons: pages of the owner's own may be more than one line holds. */}
          <nav aria-label={words.mainNavigation} className="main-nav max-lg:hidden">
            <ul className="site-nav">
              <PageLink {...home} />
              <ServicesDisclosure className="nav-services" />
              {menu.map((page) => (
                <PageLink key={page.href} {...page} />
              ))}
            </ul>
          </nav>
          {profile.email && (
            <a href={`mailto:${profile.email}`} className="mail-us btn whitespace-nowrap max-md:hidden">
              <Icon name="mail" />
              <span className="caps text-body">{words.emailUs}</span>
            </a>
          )}
          <PhoneLink
            line={profile.dispatch}
            label={`${words.callUs} ${profile.dispatch.display}`}
            className="btn btn-primary whitespace-nowrap max-md:btn-square max-md:print:hidden"
          >
            <Icon name="phone" />
            <span className="call-us max-md:hidden">
              <span>{words.callUs}</span>
              {` ${profile.dispatch.display}`}
            </span>
          </PhoneLink>
          <button
            type="button"
            popoverTarget={siteMenuId}
            aria-label={words.openMenu}
            className="menu-button btn btn-square ms-auto lg:hidden"
          >
            <Icon name="menu" />
          </button>
          <a href={`#${siteMenuId}`} aria-label={words.openMenu} className="menu-link btn btn-square">
            <Icon name="menu" />
          </a>
        </div>
      </div>
    </header>
  )
}

function PageLink({ label, href }: MenuEntry) {
  const here = address(useLocation().pathname)
  return (
    <li>
      <a href={href} aria-current={here === href ? 'page' : undefined}>
        {label}
      </a>
    </li>
  )
}

/** The promise of the day, and the licence number that Texas wants in every advertisement (37 TAC 35.9). */
function TopBar({ languages }: Pick<SiteHeaderProps, 'languages'>) {
  const {
    name,
    licenses: [license],
  } = useProfile()
  const words = useWords(layoutWords)
  const speech = useSpeech()
  const { sos, reviews, search } = namedPages(speech)
  const links = isOffered('emergency', speech.facts) ? [sos, reviews, search] : [reviews, search]
  const saysAnything = words.badge || words.availability || license || languages.length > 0
  const strip = [
    'measure top-strip',
    !saysAnything && 'top-strip-bare',
    languages.length > 0 && 'top-strip-switch',
  ]
  return (
    <div className="night bg-paper text-fine">
      <div data-strip className={strip.filter(Boolean).join(' ')}>
        {(words.badge || words.availability) && (
          <div className="top-said">
            {words.badge && (
              <span className="top-promise">
                <strong className="top-badge">{words.badge}</strong> {words.badgeWhen}
              </span>
            )}
            {words.availability && <span className="max-md:hidden">{words.availability}</span>}
          </div>
        )}
        <span className="top-links">
          {links.map(({ label, href }) => (
            <a key={href} href={href} className="top-link max-lg:hidden">
              {label}
            </a>
          ))}
          <LanguageSwitch languages={languages} />
          {license && (
            <a
              href={license.lookUp ?? `${href('/faq')}#license-check`}
              title={license.holder}
              className="top-link whitespace-nowrap"
            >
              {fillIn(words.license, { number: license.number })}
              {license.holder !== name && <span className="max-md:hidden">{`, ${license.holder}`}</span>}
            </a>
          )}
        </span>
      </div>
    </div>
  )
}

/**
 * Our Services as a link, and beside it the arrow that shows the pages of the services. Details, so that it works
 * without script; the loader's script closes it again (Escape, a click elsewhere, the menu closing).
 */
function ServicesDisclosure({ className }: { className: string }) {
  const here = address(useLocation().pathname)
  const speech = useSpeech()
  const { showServices } = useWords(layoutWords)
  const [{ services }, pages] = [namedPages(speech), servicePages(speech)]
  return (
    <li className={className}>
      <a href={services.href} aria-current={here === services.href ? 'page' : undefined}>
        {services.label}
      </a>
      {pages.length > 0 && (
        <details>
          <summary aria-label={showServices}>
            <Icon name="chevron" />
          </summary>
          <ul>
            {pages.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={here === href ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

/**
 * The menu of small screens: a popover, so that it opens, closes by a tap beside it and traps no one without script. Where
 * there are none (Safari before 17), it is the end of the page, and the button in the header is a link to it.
 */
export function SiteMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const profile = useProfile()
  const words = useWords(layoutWords)
  const speech = useSpeech()
  const { sos, home, reviews, search } = namedPages(speech)
  return (
    <nav id={siteMenuId} popover="auto" aria-label={words.openMenu} className="site-menu" data-place="menu">
      <button
        type="button"
        popoverTarget={siteMenuId}
        popoverTargetAction="hide"
        aria-label={words.closeMenu}
        className="menu-button btn btn-square ms-auto"
      >
        <Icon name="close" />
      </button>
      <ul className="menu-list">
        {isOffered('emergency', speech.facts) && (
          <li>
            <a href={sos.href}>{sos.label}</a>
          </li>
        )}
        <li>
          <a href={home.href}>{home.label}</a>
        </li>
        <ServicesDisclosure className="menu-services" />
        {[...menu, reviews, search].map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {words.textUs && (
          <ButtonLink href={smsHref(profile.dispatch)}>
            <Icon name="text" />
            <span className="caps">{words.textUs}</span>
          </ButtonLink>
        )}
        {profile.email && (
          <a href={`mailto:${profile.email}`} className="btn">
            <Icon name="mail" />
            <span className="caps">{words.emailUs}</span>
          </a>
        )}
        <PhoneLink line={profile.dispatch} className="btn btn-primary btn-large">
          <Icon name="phone" />
          {words.emergency}
        </PhoneLink>
      </div>
    </nav>
  )
}

/**
 * What details and popovers of the layout do not do by themselves: the list of services opens under a mouse, and closes
 * by Escape, by a click elsewhere and when the menu around it closes; a click on the arrow of a list that the mouse has
 * opened keeps it open. The menu closes when one of its links is followed, which may lead to a place on the same page.
 */
export const disclosureScript = `(()=>{
const lists=()=>document.querySelectorAll('.nav-services>[open],.menu-services>[open]')
const close=t=>{for(const d of lists())if(!d.contains(t))d.open=false}
addEventListener('click',e=>{const t=e.target,m=t.closest('[popover] a');close(t);m&&m.closest('[popover]').hidePopover?.()})
addEventListener('keydown',e=>{if(e.key=='Escape')for(const d of lists()){d.open=false;d.contains(document.activeElement)&&d.firstChild.focus()}})
addEventListener('toggle',e=>{e.newState=='closed'&&e.target.popover&&close()},true)
for(const n of document.querySelectorAll('.nav-services')){const d=n.querySelector('details');let t,h=0
n.addEventListener('pointerenter',e=>{if(e.pointerType!='mouse')return;clearTimeout(t);if(!d.open){d.open=true;h=1}})
n.addEventListener('pointerleave',()=>{t=setTimeout(()=>{if(h){d.open=false;h=0}},300)})
d.firstChild.addEventListener('click',e=>{if(h){e.preventDefault();h=0}})}
})()`
