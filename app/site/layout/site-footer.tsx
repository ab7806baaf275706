import type { ReactNode } from 'react'
import { EnteredText } from '#app/site/entered.tsx'
import { href } from '#app/site/href.ts'
import { useProfile, useSpeech, useWords } from '#app/site/profile.ts'
import type { MenuEntry } from '#app/site/site-pages.ts'
import { LinkTo, PhoneLink } from '#app/ui/links.tsx'
import { FirmName } from '#app/ui/logo.tsx'
import { fillIn } from '#content/fill-in.ts'
import { addressOf, type Place, placeInWords } from '#content/profile/business-profile.ts'
import type { ServiceSlug } from '#content/services.ts'
import { layoutWords } from '#words/site/layout.ts'
import { type LanguageEntry, namedPages, servicePages } from './navigation.ts'

type SiteFooterProps = { pages: readonly MenuEntry[]; languages: readonly LanguageEntry[] }

export function SiteFooter({ pages, languages }: SiteFooterProps) {
  const profile = useProfile()
  const { footer: words, license } = useWords(layoutWords)
  const speech = useSpeech()
  const { reviews, search } = namedPages(speech)
  const offered = <Slug extends ServiceSlug>(
    slugs: readonly Slug[],
    labels: Readonly<Record<Slug, string>>,
  ) =>
    slugs
      .filter((slug) => !profile.hiddenServices.includes(slug))
      .map((slug) => ({ label: labels[slug], href: href('/services/:slug', { slug }) }))
  const quickLinks = [
    { label: words.links.home, href: href('/') },
    { label: words.links.about, href: href('/about') },
    ...offered(['commercial', 'emergency'], words.links),
    { label: words.links.contact, href: href('/contact') },
  ]
  const serviceLinks = [
    ...offered(['access-control', 'surveillance', 'safe', 'automobile'], words.services),
    ...servicePages(speech).filter(({ slug }) => slug === 'residential' || slug === 'door-services'),
  ].slice(0, 4)
  const legalPages = [
    { label: words.privacy, href: href('/privacy') },
    { label: words.accessibility, href: href('/accessibility') },
  ]
  return (
    <footer
      data-place="footer"
      className="site-footer night border-rule border-t bg-paper text-ink-2 text-note below-fold"
    >
      <div className="measure footer-columns">
        <div>
          <p className="firm-name flex items-center gap-3 text-ink">
            <FirmName firm={profile} size={{ height: 'h-11', width: 'w-8.5' }} className="min-w-0">
              {words.emergencyService && (
                <span className="mt-1 block font-semibold font-text text-fine">{words.emergencyService}</span>
              )}
            </FirmName>
          </p>
          <p className="footer-blurb">{words.blurb}</p>
        </div>
        <Column title={words.quickLinks}>
          <Links entries={quickLinks} />
        </Column>
        {serviceLinks.length > 0 && (
          <Column title={words.servicesTitle}>
            <Links entries={serviceLinks} />
          </Column>
        )}
        <Column title={words.contactTitle}>
          <address className="footer-contact">
            <Address place={profile.place} />
            <PhoneLink line={profile.dispatch} className="footer-link font-semibold text-ink" />
            {profile.email && (
              <a href={`mailto:${profile.email}`} className="footer-link break-all">
                {profile.email}
              </a>
            )}
            {words.available && <p className="footer-line">{words.available}</p>}
          </address>
        </Column>
      </div>
      <div className="border-rule border-t">
        {profile.licenses.length > 0 && (
          <ul aria-label={words.licensesTitle} className="footer-licenses footer-row measure">
            {profile.licenses.map(({ number, holder, covers, lookUp }) => (
              <li key={number}>
                <strong className="font-semibold text-ink">
                  <LinkTo url={lookUp}>{fillIn(license, { number })}</LinkTo>
                </strong>{' '}
                <EnteredText text={covers} />
                {`, ${holder}`}
              </li>
            ))}
          </ul>
        )}
        <p className="footer-row measure">
          <span>{words.copyright}</span>
          {profile.rating && words.ratingSource && (
            <LinkTo url={profile.rating.url}>{words.ratingSource}</LinkTo>
          )}
        </p>
        <ul className="footer-pages footer-row measure">
          {[reviews, search, ...pages, ...legalPages].map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="footer-link underline underline-offset-4">
                {label}
              </a>
            </li>
          ))}
          {languages.map(({ code, label, href }) => (
            <li key={code}>
              <a href={href} lang={code} hrefLang={code} className="footer-link underline underline-offset-4">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

/** The street address; of a business without walk-in customers, marked as where it is registered. */
function Address({ place }: { place: Place }) {
  const { footer } = useWords(layoutWords)
  const address = addressOf(place)
  if (!address) return <p className="footer-line">{placeInWords(place)}</p>
  return <p className="footer-line">{place.walkIn ? address : fillIn(footer.registeredAt, { address })}</p>
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  )
}

function Links({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul>
      {entries.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="footer-link">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
