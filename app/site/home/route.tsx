import { data } from 'react-router'
import { address } from '#app/address.ts'
import { servicesContext } from '#app/context.ts'
import { PinTumbler } from '#app/drawings/pin-tumbler.tsx'
import { href } from '#app/site/href.ts'
import { loadedOr } from '#app/site/loaded.ts'
import { CallOrText, CallToAction, MailButton } from '#app/site/parts/call-to-action.tsx'
import { MapSection } from '#app/site/parts/map-section.tsx'
import { byPrice, SomePrices } from '#app/site/parts/price-list.tsx'
import { Unbroken } from '#app/site/parts/unbroken.tsx'
import { pairsIn, ReadWorkPhotos, WorkPhotoPairs } from '#app/site/parts/work-photo-pairs.tsx'
import { useProfile, useWords } from '#app/site/profile.ts'
import { loadQuoteForm, postQuote, QuoteOnPage } from '#app/site/quote/quote-on-page.tsx'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { rangeParts } from '#content/unbroken.ts'
import { homeSectionWords, homeWords } from '#words/site/home.ts'
import type { Route } from './+types/route.ts'
import { LatestPosts, ReadHome, Testimonials } from './latest.tsx'
import { AboutBlock, QuoteSection, ServiceGrid } from './sections.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run, ownLanguage, siteLinks } = context.get(servicesContext)
  const { hasPrices, taxRate } = await siteLinks()
  const [read, found] = await Promise.all([
    run(ReadHome, { language: ownLanguage, hasPrices }),
    run(ReadWorkPhotos, { filter: { isShown: { eq: true }, isOnHome: { eq: true } } }),
  ])
  const [home, photos] = [loadedOr(read, undefined), loadedOr(found, undefined)]
  return data(
    {
      testimonials: home?.listTestimonials?.items.filter((item) => item !== null),
      posts: home?.listBlogs?.items.filter((item) => item !== null),
      prices: byPrice(home?.listPriceItems?.items),
      pairs: pairsIn(photos),
      addsTax: taxRate !== undefined,
      quote: loadQuoteForm({ context, url }),
    },
    { status: home && photos ? 200 : 503 },
  )
}

export const action = postQuote

export const handle = {
  sitemap: () => [{ path: href('/') }],
  shareImages: {
    home: (speech) => {
      const { question, promise, arrival, answer, drawing } = wordsFor(homeWords, speech).hero
      // Both ends of the window stay on one line.
      const window = arrival?.replace('–', '\u2060–\u2060')
      return {
        title: [question, ...(promise ? [promise, window] : [answer])].join(' '),
        drawing: <PinTumbler words={drawing} />,
      }
    },
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = wordsIn(matches, homeWords)
  return pageMeta(matches, { title, description, path: href('/') })
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { testimonials, posts, prices, pairs, addsTax, quote } = loaderData
  const { emergency } = useWords(homeSectionWords)
  const profile = useProfile()
  return (
    <>
      <Hero profile={profile} />
      <InfoBar profile={profile} />
      <QuoteSection>
        <QuoteOnPage loaded={quote} action={address('/?index#quote-form')} refused={actionData} />
      </QuoteSection>
      <ServiceGrid />
      <SomePrices items={prices} addsTax={addsTax} />
      <WorkPhotoPairs pairs={pairs} />
      <Testimonials testimonials={testimonials} />
      <LatestPosts posts={posts} />
      <AboutBlock />
      <MapSection />
      <CallToAction heading={emergency.heading} text={emergency.text}>
        <MailButton />
        {emergency.emailNote && <p className="text-fine text-ink-2">{emergency.emailNote}</p>}
      </CallToAction>
    </>
  )
}

function Hero({ profile }: { profile: BusinessProfile }) {
  const words = useWords(homeWords).hero
  const proofs = proofsOf(profile, words)
  return (
    <section className="hero night" aria-labelledby="hero-title" data-place="hero">
      <div className="measure hero-sheet">
        <div>
          <h1 id="hero-title" className="text-display">
            <span className="hero-eyebrow">{`${words.eyebrow} `}</span>
            {words.question}
            <br />
            {words.promise ? (
              <>
                {`${words.promise} `}
                <span className="inline-block">{words.arrival}</span>
              </>
            ) : (
              words.answer
            )}
          </h1>
          <p className="mt-5 max-w-[34em] text-ink-2 text-lead md:pe-8">
            {[words.area, words.lead].filter(Boolean).join(' ')}
          </p>
          <div className="mt-7 flex flex-wrap gap-3.5">
            <CallOrText />
            <ButtonLink href={href('/quote')} large className="max-sm:grow max-sm:px-3">
              {words.quote}
            </ButtonLink>
          </div>
          {proofs.length > 0 && (
            <ul
              aria-label={words.proofs}
              className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-ink-2 text-note"
            >
              {proofs.map((proof) => (
                <Proof key={proof.icon} {...proof} />
              ))}
            </ul>
          )}
        </div>
        <PinTumbler words={words.drawing} className="text-ink-2" />
      </div>
    </section>
  )
}

type ProofProps = { icon: IconName; strong: string; rest?: string | undefined; check?: string }

function proofsOf(
  { licenses: [license], rating }: BusinessProfile,
  words: ReturnType<typeof useWords<typeof homeWords>>['hero'],
): ProofProps[] {
  const proofs: (Omit<ProofProps, 'strong'> & { strong: string | undefined })[] = [
    { icon: 'star', ...words.rating, ...(rating && { check: rating.url }) },
  ]
  if (license)
    proofs.push({
      icon: 'badge',
      strong: words.licensed,
      rest: license.number,
      check: license.lookUp ?? `${href('/faq')}#license-check`,
    })
  return proofs.flatMap(({ strong, ...proof }) => (strong ? { strong, ...proof } : []))
}

function Proof({ icon, strong, rest, check }: ProofProps) {
  const text = (
    <>
      <strong className="font-semibold text-ink">{strong}</strong>
      {rest && ` ${rest}`}
    </>
  )
  return (
    <li className="flex items-center gap-2">
      <Icon name={icon} />
      {check ? (
        <a href={check} className="underline underline-offset-4">
          {text}
        </a>
      ) : (
        <span>{text}</span>
      )}
    </li>
  )
}

function InfoBar({ profile }: { profile: BusinessProfile }) {
  const words = useWords(homeWords).info
  const icons = {
    mobile: profile.place.walkIn ? 'store' : 'truck',
    years: 'place',
    arrival: 'timer',
  } as const
  return (
    <section aria-label={words.title} className="border-rule border-b bg-sheet below-fold">
      <div className="measure info-row">
        <ul className="info-facts">
          {(['mobile', 'years', 'arrival'] as const).map((name) => {
            const { title, text } = words[name]
            return title && <Fact key={name} icon={icons[name]} title={title} text={text} />
          })}
        </ul>
        <p className="info-phone">
          <PhoneLink line={profile.dispatch} className="btn">
            <Icon name="phone" />
            {profile.dispatch.display}
          </PhoneLink>
        </p>
      </div>
    </section>
  )
}

function Fact({ icon, title, text }: { icon: IconName; title: string; text: string | undefined }) {
  return (
    <li>
      <Icon name={icon} className="mt-0.5 text-title" />
      <span>
        <strong className="block text-balance font-bold font-condensed text-name">
          <Unbroken text={title} parts={rangeParts} />
        </strong>
        {text && <span className="mt-1 block text-ink-2 text-note max-sm:hidden">{text}</span>}
      </span>
    </li>
  )
}
