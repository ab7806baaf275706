import { href } from 'react-router'
import { AboutPageDrawing } from '#app/drawings/pages/about.tsx'
import { yearsInBusiness } from '#app/site/calendar-year.ts'
import type { Trail } from '#app/site/seo/page-graph.ts'
import { homePage } from '#app/site/layout/navigation.ts'
import { pageMeta, siteIn } from '#app/site/seo/page-meta.ts'
import { Breadcrumbs } from '#app/site/parts/breadcrumbs.tsx'
import { CallToAction } from '#app/site/parts/call-to-action.tsx'
import { Highlights } from '#app/site/parts/highlights.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { useProfile } from '#app/site/profile.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { aboutWords as words } from '#content/en/about.ts'
import { pageDrawingWords } from '#content/en/page-drawings.ts'
import type { Route } from './+types/route.ts'
import { Credentials } from './credentials.tsx'

const trail: Trail = { above: [homePage], here: words.hero.eyebrow }

export const meta: Route.MetaFunction = ({ matches }) => {
  const { profile } = siteIn(matches)
  return pageMeta(matches, {
    title: words.title(profile),
    description: words.description(profile),
    path: href('/about'),
    image: 'about',
    kind: 'AboutPage',
    trail,
  })
}

export default function About() {
  const profile = useProfile()
  const years = yearsInBusiness(profile, new Date())
  return (
    <>
      <PageHero
        heading={words.hero.heading}
        lead={words.hero.lead(profile, years)}
        drawing={<AboutPageDrawing alternative={pageDrawingWords.about} />}
        trail={<Breadcrumbs {...trail} />}
      />
      <Highlights items={words.highlights(profile, years)} />
      <section aria-labelledby="story-title" className="measure py-14 md:py-20">
        <h2 id="story-title" className="text-heading">
          {words.story.heading}
        </h2>
        <div className="mt-7 grid gap-x-14 gap-y-5 md:grid-cols-2">
          {words.story.paragraphs(profile).map((text) => (
            <p key={text} className="max-w-prose">
              {text}
            </p>
          ))}
        </div>
      </section>
      <Credentials profile={profile} />
      <Values />
      {profile.affiliations.length > 0 && <Affiliations names={profile.affiliations} />}
      <CallToAction heading={words.action.heading} text={words.action.text}>
        <ButtonLink href={`${href('/')}#quote-form`} large className="max-sm:w-full">
          {words.action.quote}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

function Values() {
  return (
    <section aria-labelledby="values-title" className="measure py-14 md:py-20">
      <h2 id="values-title" className="text-heading">
        {words.values.heading}
      </h2>
      <ul className="card-sheet card-sheet-even mt-8">
        {words.values.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-title">{title}</h3>
            <p className="mt-3 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Affiliations({ names }: { names: readonly string[] }) {
  const { heading, lead } = words.affiliations
  return (
    <section aria-labelledby="affiliations-title" className="border-rule border-t">
      <div className="measure grid gap-x-16 gap-y-5 py-14 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h2 id="affiliations-title" className="text-title">
          {heading}
        </h2>
        <div>
          <p className="text-ink-2">{lead}</p>
          <ul className="points mt-2">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
