import { href } from '#app/site/href.ts'
import { CallToAction } from '#app/site/parts/call-to-action.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { TextSection } from '#app/site/parts/text-section.tsx'
import { useWords } from '#app/site/profile.ts'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { longDate } from '#app/ui/dates.ts'
import { privacyWords } from '#words/site/privacy.ts'
import type { Route } from './+types/route.ts'

export const handle = {
  sitemap: () => [{ path: href('/privacy'), lastmod: privacyWords.changed.date }],
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description, eyebrow } = wordsIn(matches, privacyWords)
  return pageMeta(matches, {
    ...{ title, description },
    path: href('/privacy'),
    trail: { here: eyebrow },
  })
}

export default function Privacy() {
  const words = useWords(privacyWords)
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} trail={{ here: words.eyebrow }} />
      <div className="measure reading py-14 md:py-20">
        <nav aria-label={words.contentsLabel}>
          <h2 className="text-name">{words.contentsLabel}</h2>
          <ol className="mt-3">
            {words.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {words.sections.map((section) => (
            <TextSection key={section.id} section={section} className="mb-10" />
          ))}
          <p className="text-ink-2 text-note">
            {words.changed.label}:{' '}
            <time dateTime={words.changed.date}>{longDate(words.changed.date, 'UTC')}</time>
          </p>
        </div>
      </div>
      <CallToAction heading={words.action.heading} text={words.action.text} />
    </>
  )
}
