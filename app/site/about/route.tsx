import { AboutPageDrawing } from '#app/drawings/pages/about.tsx'
import { useNonce } from '#app/nonce.ts'
import { AroundEntered, EnteredText } from '#app/site/entered.tsx'
import { href } from '#app/site/href.ts'
import { CallToAction } from '#app/site/parts/call-to-action.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { Face, faceIn, Photos } from '#app/site/parts/photos.tsx'
import { Highlights } from '#app/site/parts/shared-sections.tsx'
import { useProfile, useWords } from '#app/site/profile.ts'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { ButtonLink, LinkTo } from '#app/ui/links.tsx'
import { fillIn } from '#content/fill-in.ts'
import { imageSources } from '#content/image-address.ts'
import { associationOf, type BusinessProfile, type PersonOnSite } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { aboutWords } from '#words/site/about.ts'
import { pageDrawingWords } from '#words/site/drawings.ts'
import { layoutWords } from '#words/site/layout.ts'
import type { Route } from './+types/route.ts'

export const handle = {
  sitemap: () => [{ path: href('/about') }],
  menu: (speech) => ({ position: 4, label: wordsFor(layoutWords, speech).pages.about, href: href('/about') }),
  shareImages: {
    about: (speech) => ({
      title: wordsFor(aboutWords, speech).hero.heading,
      drawing: <AboutPageDrawing alternative="" />,
    }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description, hero } = wordsIn(matches, aboutWords)
  return pageMeta(matches, {
    ...{ title, description },
    path: href('/about'),
    image: 'about',
    kind: 'AboutPage',
    trail: { here: hero.eyebrow },
  })
}

export default function About() {
  const profile = useProfile()
  const nonce = useNonce()
  const words = useWords(aboutWords)
  const drawing = useWords(pageDrawingWords).about
  const face = faceIn(profile.photos)
  return (
    <>
      <PageHero
        heading={words.hero.heading}
        lead={words.hero.lead}
        drawing={face ? <Face photo={face} /> : <AboutPageDrawing alternative={drawing} />}
        trail={{ here: words.hero.eyebrow }}
      />
      <Highlights items={words.highlights} />
      <section aria-labelledby="story-title" className="measure py-14 md:py-20">
        <h2 id="story-title" className="text-heading">
          {words.story.heading}
        </h2>
        <div className="mt-7 grid gap-x-14 gap-y-5 md:grid-cols-2">
          {words.story.paragraphs.map((text) => (
            <p key={text} className="max-w-prose">
              {text}
            </p>
          ))}
        </div>
        <Photos besides={face} />
      </section>
      {profile.people.length > 0 && <People people={profile.people} />}
      <Credentials profile={profile} />
      <Values />
      {profile.affiliations.length > 0 && <Affiliations lines={profile.affiliations} />}
      <CallToAction heading={words.action.heading} text={words.action.text}>
        <ButtonLink href={`${href('/')}#quote-form`} large className="max-sm:w-full">
          {words.action.quote}
        </ButtonLink>
      </CallToAction>
      <script nonce={nonce}>{copyScript}</script>
    </>
  )
}

function People({ people }: { people: readonly PersonOnSite[] }) {
  const { heading } = useWords(aboutWords).people
  return (
    <section aria-labelledby="people-title" className="measure pb-14 md:pb-20 below-fold">
      <h2 id="people-title" className="text-heading">
        {heading}
      </h2>
      <ul className="people">
        {people.map(({ name, role, photo }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <li key={index}>
            {photo && (
              <img
                src={photo}
                srcSet={imageSources(photo)}
                sizes="(width >= 40rem) 16rem, 6rem"
                alt=""
                width={480}
                height={480}
                loading="lazy"
              />
            )}
            <div>
              <h3 className="text-title">{name}</h3>
              <p className="mt-1 text-ink-2">
                <EnteredText text={role} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const copyScript = `for(const b of document.querySelectorAll('[data-copy]')){
b.hidden=!navigator.clipboard
b.addEventListener('click',()=>navigator.clipboard.writeText(b.dataset.copy).then(()=>{b.setAttribute('role','status');b.textContent=b.dataset.copied},()=>{}))
}`

function Credentials({ profile }: { profile: BusinessProfile }) {
  const { credentials } = useWords(aboutWords)
  const { licenses } = profile
  const { figures } = credentials
  const notes = [licenses.length > 0 && credentials.license.check, credentials.warranty].filter(Boolean)
  if (licenses.length + figures.length + notes.length === 0) return null
  return (
    <section aria-labelledby="credentials-title" className="border-rule border-y bg-sheet below-fold">
      <div className="measure py-14 md:py-20">
        <h2 id="credentials-title" className="text-heading">
          {credentials.heading}
        </h2>
        <p className="mt-4 max-w-prose text-ink-2">{credentials.lead}</p>
        {licenses.length + figures.length > 0 && (
          <dl className="figures mt-8">
            {licenses.map(({ number, covers, holder, authority, lookUp }) => (
              <div key={number}>
                <dt>{credentials.license.term}</dt>
                <dd className="select-all">{number}</dd>
                <dd>
                  <AroundEntered
                    sentence={credentials.license.covers.replace('{holder}', holder)}
                    name="covers"
                    text={covers}
                  />
                </dd>
                <dd className="mt-2">
                  {lookUp && (
                    <a href={lookUp} target="_blank" rel="noreferrer" className="footer-link underline">
                      {authority
                        ? fillIn(credentials.license.lookUpAt, { number, authority })
                        : fillIn(credentials.license.lookUp, { number })}
                    </a>
                  )}
                  <button
                    type="button"
                    hidden
                    className="btn btn-small mt-1"
                    data-copy={number}
                    data-copied={credentials.license.copied}
                  >
                    {credentials.license.copy}
                  </button>
                </dd>
              </div>
            ))}
            {figures.map(({ term, figure, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{figure}</dd>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {notes.length > 0 && <p className="mt-6 max-w-prose text-ink-2 text-note">{notes.join(' ')}</p>}
      </div>
    </section>
  )
}

function Values() {
  const { values } = useWords(aboutWords)
  if (values.items.length === 0) return null
  return (
    <section aria-labelledby="values-title" className="measure py-14 md:py-20 [.measure+&]:pt-0 below-fold">
      <h2 id="values-title" className="text-heading">
        {values.heading}
      </h2>
      <ul className={`card-sheet mt-8${values.items.length === 4 ? ' card-sheet-even' : ''}`}>
        {values.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-title">{title}</h3>
            <p className="mt-3 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Affiliations({ lines }: { lines: readonly string[] }) {
  const { heading, lead } = useWords(aboutWords).affiliations
  return (
    <section aria-labelledby="affiliations-title" className="border-rule border-t">
      <div className="measure split gap-y-5 py-14">
        <h2 id="affiliations-title" className="text-title">
          {heading}
        </h2>
        <div>
          <p className="text-ink-2">{lead}</p>
          <ul className="points mt-2">
            {lines.map(associationOf).map(({ name, url }) => (
              <li key={name}>
                <LinkTo url={url}>{name}</LinkTo>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
