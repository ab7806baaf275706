import { href } from '#app/site/href.ts'
import { CallToAction } from '#app/site/parts/call-to-action.tsx'
import { PageHero, type Trail } from '#app/site/parts/page-hero.tsx'
import { Unbroken } from '#app/site/parts/unbroken.tsx'
import { useProfile } from '#app/site/profile.ts'
import { pageMeta } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { longDate } from '#app/ui/dates.ts'
import { privacyWords as words } from '#words/privacy.ts'
import type { Route } from './+types/route.ts'

const trail: Trail = { here: words.eyebrow }

export const handle = {
  sitemap: () => [{ path: href('/privacy'), lastmod: words.changed.date }],
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: words.title,
    description: words.description,
    path: href('/privacy'),
    trail,
  })

/** What is kept, truthfully, with a table of contents beside it. */
export default function Privacy() {
  const profile = useProfile()
  const sections = words.sections(profile)
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} trail={trail} />
      <div className="measure reading py-14 md:py-20">
        <nav aria-label={words.contentsLabel}>
          <h2 className="text-name">{words.contentsLabel}</h2>
          <ol className="mt-3">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map(({ id, heading, paragraphs, points }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-10">
              <h2 id={`${id}-title`} className="text-title">
                {heading}
              </h2>
              <div className="mt-4 grid gap-3">
                {paragraphs.map((text) => (
                  <p key={text}>
                    <Unbroken text={text} />
                  </p>
                ))}
              </div>
              {points && (
                <ul className="points mt-2">
                  {points.map((point) => (
                    <li key={point}>
                      <Unbroken text={point} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
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
