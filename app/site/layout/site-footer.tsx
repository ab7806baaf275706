import type { ReactNode } from 'react'
import { href } from '#app/site/href.ts'
import { useProfile } from '#app/site/profile.ts'
import type { MenuEntry } from '#app/site/site-pages.ts'
import { calendarYear } from '#app/ui/dates.ts'
import { PhoneLink } from '#app/ui/links.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { layoutWords } from '#words/layout.ts'
import { reviewsPage, searchPage } from './navigation.ts'

const words = layoutWords.footer

const service = (slug: string) => href('/services/:slug', { slug })

const quickLinks: readonly MenuEntry[] = [
  { label: words.links.home, href: href('/') },
  { label: words.links.about, href: href('/about') },
  { label: words.links.commercial, href: service('commercial') },
  { label: words.links.emergency, href: service('emergency') },
  { label: words.links.contact, href: href('/contact') },
]

const serviceLinks: readonly MenuEntry[] = Object.entries(words.services).map(([slug, label]) => ({
  label,
  href: service(slug),
}))

/** The end of every public page: who we are, two lists of links, how to reach us, and the licences. */
export function SiteFooter() {
  const profile = useProfile()
  return (
    <footer
      data-place="footer"
      className="site-footer night border-rule border-t bg-paper text-ink-2 text-note below-fold-[82rem] sm:below-fold-[46rem] md:below-fold-[45rem] lg:below-fold-[29rem]"
    >
      <div className="measure grid gap-x-10 gap-y-10 pt-16 pb-12 sm:grid-cols-2 lg:grid-cols-[1.7fr_1fr_1fr_1.3fr]">
        <div>
          <p className="flex items-center gap-3 font-bold font-condensed text-name text-ink leading-none">
            <Logo className="h-11 w-8.5" />
            {profile.name}
          </p>
          <p className="mt-5 max-w-[34ch]">{words.blurb}</p>
          <p className="mt-3 font-semibold text-ink">{words.emergencyService}</p>
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {[reviewsPage, searchPage].map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="footer-link underline underline-offset-4">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Column title={words.quickLinks}>
          <Links entries={quickLinks} />
        </Column>
        <Column title={words.servicesTitle}>
          <Links entries={serviceLinks} />
        </Column>
        <Column title={words.contactTitle}>
          <address className="-my-2.5 not-italic">
            <p className="footer-line">{profile.city}</p>
            <PhoneLink line={profile.dispatch} className="footer-link font-semibold text-ink" />
            <a href={`mailto:${profile.email}`} className="footer-link break-all">
              {profile.email}
            </a>
            <p className="footer-line">{words.available}</p>
          </address>
        </Column>
      </div>
      <div className="border-rule border-t">
        <ul
          aria-label={words.licensesTitle}
          className="measure flex flex-wrap gap-x-8 gap-y-1 pt-6 text-fine"
        >
          {profile.licenses.map(({ number, holder, covers }) => (
            <li key={number}>
              <strong className="font-semibold text-ink">{layoutWords.license(number)}</strong> {covers},{' '}
              {holder}
            </li>
          ))}
        </ul>
        <p className="measure flex flex-wrap gap-x-8 gap-y-1 pt-2 pb-6 text-fine">
          <span>{words.copyright(calendarYear(profile.timeZone, new Date()), profile.name)}</span>
          <span>{words.ratingSource(profile.rating)}</span>
          <a href={href('/privacy')} className="footer-link footer-fine">
            {words.privacy}
          </a>
          <a href={href('/accessibility')} className="footer-link footer-fine">
            {words.accessibility}
          </a>
        </p>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-4 text-ink text-lead">{title}</h2>
      {children}
    </div>
  )
}

function Links({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className="-my-2.5">
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
