import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { data, Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { address } from '#app/address.ts'
import { BareError } from '#app/bare-error.tsx'
import { servicesContext } from '#app/context.ts'
import { useNonce } from '#app/nonce.ts'
import { islandLoader } from '#app/site/forms/island.tsx'
import { LanguageOffer } from '#app/site/layout/languages.tsx'
import {
  type LanguageEntry,
  namedPages,
  otherLanguages,
  ownPagesIn,
  spokenLanguages,
} from '#app/site/layout/navigation.ts'
import { SiteFooter } from '#app/site/layout/site-footer.tsx'
import { disclosureScript, SiteHeader, SiteMenu } from '#app/site/layout/site-header.tsx'
import { ReviewDialogContext } from '#app/site/parts/review-link.tsx'
import textFont from '#app/styles/fonts/barlow-400.woff2?url'
import headingFont from '#app/styles/fonts/barlow-condensed-700.woff2?url'
import siteStyles from '#app/styles/site.css?inline'
import sosStyles from '#app/styles/sos.css?inline'
import { DemonstrationBanner } from '#app/ui/demonstration-banner.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import { smsHref } from '#content/profile/phone-line.ts'
import { speechOf } from '#words/facts.ts'
import { errorWords } from '#words/site/errors.ts'
import { layoutWords } from '#words/site/layout.ts'
import type { Route } from './+types/document.ts'
import { accentStyle } from './accent-style.ts'
import { PageError } from './page-error.tsx'
import { ProfileContext, readProfile, useProfile, useWords } from './profile.ts'
import { isPage, translationsIn } from './seo/page-meta.ts'
import { type MenuEntry, menuEntries } from './site-pages.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { origin, island, isDemonstration, publicApiKey } = services
  const [{ profile, isKept }, links] = await Promise.all([readProfile(services), services.siteLinks()])
  const speech = speechOf(profile)
  const ownPages = ownPagesIn(services.language, links)
  const { language, ownLanguage } = services
  const languages = spokenLanguages(services, profile)
  const hasPosts = links.postLanguages.some((one) => !ownLanguage || one === language)
  return data(
    {
      ...{ profile, origin, isDemonstration, publicApiKey, languages },
      reviewDialog: island('review-dialog'),
      device: island('device').src,
      menu: [...menuEntries(speech, { hasPosts }), ...ownPages.menu],
      footer: [...(links.hasPrices ? [namedPages(speech).prices] : []), ...ownPages.footer],
    },
    // It may be out of date, so no cache keeps the page.
    { status: isKept ? 503 : 200 },
  )
}

export default function PublicDocument() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const site = useRouteLoaderData<typeof loader>('site/document')
  if (!site) return <BareError words={errorWords.away} />
  return (
    <Frame>
      <PageError />
    </Frame>
  )
}

/** What every public page has in common: its styles inlined (one round trip fewer), its layout, the islands' loader. */
function Frame({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const site = useRouteLoaderData<typeof loader>('site/document')
  const matches = useMatches()
  const isBare = isPage(matches, 'isBare')
  const { pathname, search } = useLocation()
  const languages = otherLanguages(site?.languages ?? [], pathname + search, translationsIn(matches))
  return (
    <ProfileContext value={site && { profile: site.profile, speech: speechOf(site.profile) }}>
      <ReviewDialogContext value={site?.reviewDialog}>
        <style href="site" precedence="site" nonce={nonce}>
          {isBare ? sosStyles : siteStyles}
        </style>
        {site?.profile.accent && <style nonce={nonce}>{accentStyle(site.profile.accent)}</style>}
        {site?.isDemonstration && <DemonstrationBanner />}
        {isBare ? (
          <>
            <LanguageOffer languages={languages} />
            {children}
          </>
        ) : (
          <SiteLayout menu={site?.menu ?? []} footer={site?.footer ?? []} languages={languages}>
            {children}
          </SiteLayout>
        )}
        {!isBare && <script nonce={nonce}>{disclosureScript}</script>}
        <script nonce={nonce} data-page={pathname}>
          {visitScript}
        </script>
        <script nonce={nonce} data-device={site?.device} data-key={site?.publicApiKey}>
          {islandLoader}
        </script>
      </ReviewDialogContext>
    </ProfileContext>
  )
}

type SiteLayoutProps = {
  menu: readonly MenuEntry[]
  footer: readonly MenuEntry[]
  languages: readonly LanguageEntry[]
  children: ReactNode
}

function SiteLayout({ menu, footer, languages, children }: SiteLayoutProps) {
  const words = useWords(layoutWords)
  // The first screen is set in these two; asked for early, they are there before the first paint on most lines.
  for (const font of [headingFont, textFont]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return (
    <>
      <a href="#main" className="skip-link btn btn-primary">
        {words.skip}
      </a>
      <LanguageOffer languages={languages} />
      <SiteHeader menu={menu} languages={languages} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter pages={footer} languages={languages} />
      <CallBar />
      <SiteMenu menu={menu} />
    </>
  )
}

/**
 * The floating call button at the lower edge, once the one of the first screen has left. A section with the class `above-call-bar` (a form) slides over it,
 * so that it never covers a form's button.
 */
function CallBar() {
  const nonce = useNonce()
  const { dispatch } = useProfile()
  const words = useWords(layoutWords)
  return (
    <>
      <aside aria-label={words.quickCall} className="call-bar" data-place="bar">
        <PhoneLink line={dispatch} className="btn btn-primary btn-large">
          <Icon name="phone" />
          <span className="call-number">{words.call}</span>
        </PhoneLink>
        {words.text && (
          <ButtonLink href={smsHref(dispatch)} large className="call-text">
            <Icon name="text" />
            <span className="sr-only">{words.text}</span>
          </ButtonLink>
        )}
      </aside>
      <script nonce={nonce}>{callBarScript}</script>
    </>
  )
}

/** For browsers without animations by scrolling (Firefox, Safari before 26), and for people who want none. */
const callBarScript = `(()=>{const bar=document.querySelector('.call-bar'),first=document.querySelector('.hero .btn-primary,.page-hero .btn-primary')
if(!first||(CSS.supports('animation-timeline:view()')&&!matchMedia('(prefers-reduced-motion)').matches))return
const hide=on=>bar.toggleAttribute('data-first-call',on)
hide(true)
new IntersectionObserver(([{isIntersecting}])=>hide(isIntersecting)).observe(first)})()`

/**
 * Keeps how a visit began for the forms, and says when a call button is tapped: both without a cookie or anything that
 * tells visitors apart. The visit is the first page with its campaign marks and the site that led there, in this tab and until it is
 * closed; the marks that name one click of an ad lose their value at once. A page that a browser prepares unseen begins no
 * visit before it is looked at. Taps are only counted, by page and place (`data-place`). `data-page`: the path in the first language.
 */
const visitScript = `{const d=document,{page}=d.currentScript.dataset,keep=()=>{try{sessionStorage.visit||=page+location.search.replace(/((cl|bra|clk)id=)[^&]*/g,'$11')+' '+d.referrer}catch{}}
d.prerendering?d.addEventListener('prerenderingchange',keep):keep()
addEventListener('click',e=>{const a=e.target.closest?.('[href^=tel]:not([href$=":911"])');a&&navigator.sendBeacon('${address('/taps')}',new URLSearchParams({page,place:a.closest('[data-place]')?.dataset.place||'page'}))})}`
