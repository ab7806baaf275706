import type { ReactNode } from 'react'
import type { BusinessProfile } from '#content/business-profile.ts'
import { Hero } from './hero.tsx'
import { InfoBar } from './info-bar.tsx'
import { QuoteSection } from './quote-section.tsx'
import { ServiceGrid } from './service-grid.tsx'

/** The home page around `form`, the quote form. */
export function HomePage({ profile, form }: { profile: BusinessProfile; form: ReactNode }) {
  return (
    <>
      <Hero profile={profile} />
      <InfoBar profile={profile} />
      <ServiceGrid />
      <QuoteSection profile={profile}>{form}</QuoteSection>
    </>
  )
}
