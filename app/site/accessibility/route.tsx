import { href } from '#app/site/href.ts'
import { CallToAction, MailButton } from '#app/site/parts/call-to-action.tsx'
import { PageHero, type Trail } from '#app/site/parts/page-hero.tsx'
import { Unbroken } from '#app/site/parts/unbroken.tsx'
import { useProfile } from '#app/site/profile.ts'
import { pageMeta } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { accessibilityWords as words } from '#words/accessibility.ts'
import type { Route } from './+types/route.ts'

const trail: Trail = { here: words.eyebrow }

export const handle = { sitemap: () => [{ path: href('/accessibility') }] } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: words.title,
    description: words.description,
    path: href('/accessibility'),
    trail,
  })

/** How everybody can use the site, what is missing, and whom to tell. */
export default function Accessibility() {
  const sections = words.sections(useProfile())
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} trail={trail} />
      <div className="measure grid gap-x-16 gap-y-10 py-14 md:grid-cols-2 md:py-20">
        {sections.map(({ id, heading, paragraphs }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="min-w-0 max-w-prose wrap-anywhere"
          >
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
          </section>
        ))}
      </div>
      <CallToAction heading={words.closing.heading} text={words.closing.text}>
        <MailButton />
      </CallToAction>
    </>
  )
}
