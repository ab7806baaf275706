import { href } from '#app/site/href.ts'
import { CallToAction, MailButton } from '#app/site/parts/call-to-action.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { TextSection } from '#app/site/parts/text-section.tsx'
import { useWords } from '#app/site/profile.ts'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { accessibilityWords } from '#words/site/accessibility.ts'
import type { Route } from './+types/route.ts'

export const handle = { sitemap: () => [{ path: href('/accessibility') }] } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description, eyebrow } = wordsIn(matches, accessibilityWords)
  return pageMeta(matches, {
    ...{ title, description },
    path: href('/accessibility'),
    trail: { here: eyebrow },
  })
}

export default function Accessibility() {
  const words = useWords(accessibilityWords)
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} trail={{ here: words.eyebrow }} />
      <div className="measure grid gap-x-16 gap-y-10 py-14 md:grid-cols-2 md:py-20">
        {words.sections.map((section) => (
          <TextSection key={section.id} section={section} className="min-w-0 max-w-prose wrap-anywhere" />
        ))}
      </div>
      <CallToAction heading={words.closing.heading} text={words.closing.text}>
        <MailButton />
      </CallToAction>
    </>
  )
}
