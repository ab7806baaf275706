import { href } from 'react-router'
import { FaqPageDrawing } from '#app/drawings/pages/faq.tsx'
import { useNonce } from '#app/nonce.ts'
import { faqQuestions } from '#app/site/seo/faq-questions.ts'
import type { Trail } from '#app/site/seo/page-graph.ts'
import { homePage } from '#app/site/layout/navigation.ts'
import { pageMeta, siteIn } from '#app/site/seo/page-meta.ts'
import { Breadcrumbs } from '#app/site/parts/breadcrumbs.tsx'
import { CallToAction } from '#app/site/parts/call-to-action.tsx'
import { MailButton } from '#app/site/parts/mail-button.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { useProfile } from '#app/site/profile.ts'
import { faqWords as words } from '#content/en/faq.ts'
import { layoutWords } from '#content/en/layout.ts'
import { pageDrawingWords } from '#content/en/page-drawings.ts'
import type { Route } from './+types/route.ts'
import { expandScript } from './expand-script.ts'
import { FaqCategory } from './faq-category.tsx'

const trail: Trail = { above: [homePage], here: layoutWords.pages.faq }

export const meta: Route.MetaFunction = ({ matches }) => {
  const { profile } = siteIn(matches)
  return pageMeta(matches, {
    title: words.title(profile),
    description: words.description(profile),
    path: href('/faq'),
    image: 'faq',
    kind: 'FAQPage',
    trail,
    subject: faqQuestions(words.categories, profile),
  })
}

/** Twenty questions in seven categories, each open or closed by itself. */
export default function Faq() {
  const profile = useProfile()
  const nonce = useNonce()
  return (
    <>
      <PageHero
        heading={words.hero.heading}
        lead={words.hero.lead}
        drawing={<FaqPageDrawing alternative={pageDrawingWords.faq} />}
        trail={<Breadcrumbs {...trail} />}
      />
      <div className="measure reading py-14 md:py-20">
        <nav aria-label={words.categoriesLabel}>
          <h2 className="text-name">{words.categoriesLabel}</h2>
          <ol className="mt-3">
            {words.categories.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {/* Of use with script only, which shows them. */}
          <p hidden data-faq-buttons="" className="mb-8 flex flex-wrap gap-3">
            <button type="button" className="btn" data-faq-open="">
              {words.expandAll}
            </button>
            <button type="button" className="btn">
              {words.collapseAll}
            </button>
          </p>
          {words.categories.map((category) => (
            <FaqCategory key={category.id} category={category} profile={profile} />
          ))}
        </div>
      </div>
      <CallToAction heading={words.contact.heading} text={words.contact.text(profile)}>
        <MailButton />
      </CallToAction>
      <script nonce={nonce}>{expandScript}</script>
    </>
  )
}
