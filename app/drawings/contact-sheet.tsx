import type { FunctionComponent, ReactNode } from 'react'
import { AboutPageDrawing } from '#app/drawings/pages/about.tsx'
import { BlogPageDrawing } from '#app/drawings/pages/blog.tsx'
import { BrandsPageDrawing } from '#app/drawings/pages/brands.tsx'
import { ContactPageDrawing } from '#app/drawings/pages/contact.tsx'
import { FaqPageDrawing } from '#app/drawings/pages/faq.tsx'
import { PricesPageDrawing } from '#app/drawings/pages/prices.tsx'
import { ReviewsPageDrawing } from '#app/drawings/pages/reviews.tsx'
import { ServicesPageDrawing } from '#app/drawings/pages/services.tsx'
import { useNonce } from '#app/nonce.ts'
import siteStyles from '#app/styles/site.css?inline'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { speechOf } from '#words/facts.ts'
import { mapWords, partLabels } from '#words/site/drawings.ts'
import { coverFor } from './covers.tsx'
import { EmptyHooksDrawing, EmptyShelfDrawing, NoKeyDrawing } from './empty.tsx'
import { ServiceAreaMap } from './map.tsx'
import type { DrawingProps, ServiceDrawingProps } from './primitives.tsx'
import { heroDrawings, serviceCardDrawings, serviceCategoryDrawings } from './services.ts'

type Sheet = {
  title: string
  drawings: Readonly<Record<string, FunctionComponent<ServiceDrawingProps>>>
  size: 'small' | 'card' | 'hero'
}

const speech = speechOf({ ...defaultProfile, ownWords: new Map() })

const coverCategories = [
  'Commercial Security',
  'Emergency Services',
  'Access Control',
  'Residential Security',
  'Automotive',
  'Safes',
  'Surveillance',
  'Doors',
  'any other',
]
const covers = coverCategories.map((category) => [category, coverFor({ slug: '', category })])

const pages = {
  about: AboutPageDrawing,
  blog: BlogPageDrawing,
  brands: BrandsPageDrawing,
  contact: (props: DrawingProps) => (
    <ContactPageDrawing {...props} label={wordsFor(partLabels.contactPage, speech)} />
  ),
  faq: FaqPageDrawing,
  prices: PricesPageDrawing,
  reviews: ReviewsPageDrawing,
  services: ServicesPageDrawing,
}

const sheets: readonly Sheet[] = [
  { title: 'categories', drawings: serviceCategoryDrawings, size: 'small' },
  ...Object.entries(serviceCardDrawings).map(
    ([title, drawings]): Sheet => ({ title, drawings, size: 'card' }),
  ),
  { title: 'heroes', drawings: heroDrawings, size: 'hero' },
  { title: 'pages', drawings: pages, size: 'hero' },
  { title: 'covers', drawings: Object.fromEntries(covers), size: 'card' },
  {
    title: 'empty pages',
    drawings: { 'empty-hooks': EmptyHooksDrawing, 'empty-shelf': EmptyShelfDrawing, 'no-key': NoKeyDrawing },
    size: 'card',
  },
]

/** The sheet's own rules stand here: the site's style sheet is part of every page, and this page is in none. */
const sheetStyles = `
.contact-sheet { padding: 2rem; background: var(--color-paper); color: var(--color-ink) }
.contact-sheet h2 { margin: 3rem 0 1rem; font-size: 2rem }
.contact-sheet ul { display: flex; flex-wrap: wrap; gap: 2rem; align-items: end }
.sheet-small { width: 120px }
.sheet-card { width: 320px }
.sheet-hero { width: 520px }
.sheet-map { max-width: 1152px }`

export default function ContactSheet() {
  const nonce = useNonce()
  return (
    <>
      <style nonce={nonce}>{siteStyles + sheetStyles}</style>
      <main>
        <EveryDrawing className="contact-sheet" />
        <EveryDrawing className="contact-sheet night" />
      </main>
    </>
  )
}

function EveryDrawing({ className }: { className: string }) {
  return (
    <div className={className}>
      {sheets.map(({ title, drawings, size }) => (
        <Section key={title} title={title}>
          <ul>
            {Object.entries(drawings).map(([name, Drawing]) => (
              <li key={name} className={`sheet-${size}`}>
                <Drawing alternative={name} facts={speech.facts} />
                {name}
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title="service area">
        <div className="sheet-map">
          <ServiceAreaMap
            words={wordsFor(mapWords, speech).drawing}
            miles={defaultProfile.radiusMiles}
            areas={defaultProfile.serviceAreas}
          />
        </div>
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
