import type { ReactNode } from 'react'
import { CallToAction } from '#app/site/parts/call-to-action.tsx'
import { MailButton } from '#app/site/parts/mail-button.tsx'
import { MapSection } from '#app/site/parts/map-section.tsx'
import { useProfile } from '#app/site/profile.ts'
import { homeSectionWords } from '#content/en/home.ts'
import { AboutBlock } from './about-block.tsx'
import type { HomePost, HomeTestimonial } from './documents.ts'
import { Hero } from './hero.tsx'
import { InfoBar } from './info-bar.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { QuoteSection } from './quote-section.tsx'
import { ServiceGrid } from './service-grid.tsx'
import { Testimonials } from './testimonials.tsx'

const { emergency } = homeSectionWords

type HomePageProps = {
  /** The quote form. */
  form: ReactNode
  /** Undefined where they could not be loaded. */
  testimonials: readonly HomeTestimonial[] | undefined
  posts: readonly HomePost[] | undefined
}

/** Every section of the home page, in the order in which somebody decides: now, what, ask, trust, read, where, who. */
export function HomePage({ form, testimonials, posts }: HomePageProps) {
  const profile = useProfile()
  return (
    <>
      <Hero profile={profile} />
      <InfoBar profile={profile} />
      <ServiceGrid />
      <QuoteSection profile={profile}>{form}</QuoteSection>
      <Testimonials testimonials={testimonials} />
      <LatestPosts posts={posts} />
      <MapSection />
      <AboutBlock />
      <CallToAction heading={emergency.heading} text={emergency.text(profile)}>
        <MailButton />
        <p className="text-fine text-ink-2">{emergency.emailNote}</p>
      </CallToAction>
    </>
  )
}
