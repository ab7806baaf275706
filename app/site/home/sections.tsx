import type { ReactNode } from 'react'
import { href } from '#app/site/href.ts'
import { LivingReceipt } from '#app/site/parts/living-receipt.tsx'
import { Photos } from '#app/site/parts/photos.tsx'
import { Highlights, ServiceCell, sheetOf } from '#app/site/parts/shared-sections.tsx'
import { useProfile, useWords } from '#app/site/profile.ts'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import { fillIn } from '#content/fill-in.ts'
import { type ServiceSlug, serviceSlugs, servicesOf } from '#content/services.ts'
import { homeSectionWords, homeWords } from '#words/site/home.ts'
import { serviceLabels } from '#words/site/service-choices.ts'

const inOrder = Object.keys(homeWords.services.items).filter(
  (name): name is keyof typeof homeWords.services.items => serviceSlugs.includes(name as ServiceSlug),
)

export function ServiceGrid() {
  const words = useWords(homeWords).services
  const labels = useWords(serviceLabels)
  const offered = servicesOf(useProfile())
  const slugs = inOrder.filter((slug) => offered.includes(slug))
  if (slugs.length === 0) return null
  return (
    <section id="services" aria-labelledby="services-title" className="measure py-16 md:py-22 below-fold">
      <div className="section-head">
        <h2 id="services-title" className="text-heading">
          {words.title}
        </h2>
        <ButtonLink href={href('/services')}>{words.all}</ButtonLink>
      </div>
      <ul className={`service-grid service-grid-even service-grid-quarters${sheetOf(slugs.length, 8)}`}>
        {slugs.map((slug) => (
          <ServiceCell
            key={slug}
            slug={slug}
            text={words.items[slug]}
            more={fillIn(words.more, { service: labels[slug].toLowerCase() })}
          />
        ))}
      </ul>
    </section>
  )
}

export function QuoteSection({ children }: { children: ReactNode }) {
  const words = useWords(homeWords).quote
  return (
    <section id="quote-form" aria-labelledby="quote-title" className="above-call-bar bg-paper py-10 md:py-22">
      <div className="measure split quote-split gap-y-8">
        <div>
          <h2 id="quote-title" className="text-heading">
            {words.title}
          </h2>
          <p className="mt-3 max-w-[40ch] text-ink-2">{words.lead}</p>
        </div>
        <div className="quote-sheet quote-beside">
          {children}
          <p className="quote-urgent">
            {words.urgent}{' '}
            <PhoneLink
              line={useProfile().dispatch}
              className="font-semibold text-brass underline underline-offset-4"
            />
          </p>
        </div>
        <LivingReceipt />
      </div>
    </section>
  )
}

export function AboutBlock() {
  const words = useWords(homeSectionWords).about
  const hasPhotos = useProfile().photos.length > 0
  return (
    <section aria-labelledby="about-title" className={hasPhotos ? undefined : 'below-fold'}>
      <div className="measure split gap-y-6 py-16 md:py-22">
        <h2 id="about-title" className="text-heading">
          {words.heading}
        </h2>
        <div className="grid max-w-prose justify-items-start gap-4">
          {words.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ButtonLink href={href('/about')} className="mt-2">
            {words.more}
          </ButtonLink>
        </div>
        {hasPhotos && (
          <div className="col-span-full">
            <Photos />
          </div>
        )}
      </div>
      <Highlights items={words.highlights} className="border-t" />
    </section>
  )
}
