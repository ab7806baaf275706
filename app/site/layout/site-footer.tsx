import type { ReactNode } from 'react'
import type { BusinessProfile } from '#content/business-profile.ts'
import { layoutWords, type NavigationEntry } from '#content/en/layout.ts'
import { Logo } from '../../ui/logo.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { calendarYear } from '../calendar-year.ts'

const words = layoutWords.footer

type SiteFooterProps = { profile: BusinessProfile; navigation: readonly NavigationEntry[] }

export function SiteFooter({ profile, navigation }: SiteFooterProps) {
  return (
    <footer className="site-footer night border-rule border-t bg-paper text-ink-2 text-note">
      <div className="measure grid gap-x-12 gap-y-10 pt-16 pb-12 sm:grid-cols-2 md:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
        <div>
          <p className="flex items-center gap-3 font-bold font-condensed text-name text-ink leading-none">
            <Logo className="h-11 w-8.5" />
            {profile.name}
          </p>
          <p className="mt-5 max-w-[34ch]">{words.blurb}</p>
          <p className="mt-3 font-semibold text-ink">{words.emergencyService}</p>
        </div>
        <Column title={words.exploreTitle}>
          <ul className="-my-2.5">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="footer-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Column>
        <Column title={words.contactTitle}>
          <address className="not-italic">
            <p>{profile.city}</p>
            <PhoneLink line={profile.dispatch} className="footer-link font-semibold text-ink" />
            <a href={`mailto:${profile.email}`} className="footer-link -mt-3 break-all">
              {profile.email}
            </a>
            <p>{words.available}</p>
          </address>
        </Column>
        <Column title={words.licensesTitle}>
          <ul className="grid gap-3">
            {profile.licenses.map(({ number, holder, covers }) => (
              <li key={number}>
                <span className="block font-semibold text-ink">{layoutWords.license(number)}</span>
                {covers}, {holder}
              </li>
            ))}
          </ul>
        </Column>
      </div>
      <div className="border-rule border-t">
        <p className="measure flex flex-wrap justify-between gap-x-8 gap-y-2 py-6 text-fine">
          <span>{words.copyright(calendarYear(profile.timeZone, new Date()), profile.name)}</span>
          <span>{words.ratingSource(profile.rating)}</span>
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
